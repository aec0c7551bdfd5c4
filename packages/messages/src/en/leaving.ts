/** What is asked before a page with unsaved work is left. */
export const leaving = {
  title: "Leave without saving?",
  leave: "Leave",
  stay: "Stay",
} as const;
