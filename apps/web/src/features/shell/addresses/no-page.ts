/** The name of the page that says that there is no page at an address. */
export const NO_PAGE = "page-not-found";
