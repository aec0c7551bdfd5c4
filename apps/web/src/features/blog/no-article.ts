/** The address under `/blog` of the page that says there is no such article. */
export const NO_ARTICLE = "not-found";
