/** The address of the page that says there is no page at an address. */
export const NO_PAGE = "page-not-found";
