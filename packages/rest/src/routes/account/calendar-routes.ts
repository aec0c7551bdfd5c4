import type { RestRoute } from "../../rest-route";

const common = { access: "session", tag: "Calendar", path: "/api/account/calendar" } as const;

/** The secret address of the account's calendar (reports-49); the calendar itself is read without signing in. */
export const calendarRoutes: readonly RestRoute[] = [
  {
    ...common,
    method: "GET",
    procedure: "calendarFeed.show",
    summary: "Whether the account has a calendar, never its address",
  },
  {
    ...common,
    method: "POST",
    procedure: "calendarFeed.make",
    summary: "Make the calendar's secret address, shown this once; an older one ends",
  },
  {
    ...common,
    method: "DELETE",
    procedure: "calendarFeed.revoke",
    summary: "End the calendar's address",
  },
];
