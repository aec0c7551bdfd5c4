/** The name under `/blog` of the page that says that there is no such article. */
export const NO_ARTICLE = "not-found";
