/** What a blog page says while it loads and where it cannot be loaded: without arguments, as it is written. */
export const blogStates = {
  loadingList: "Loading blog posts",
  loadingArticle: "Loading blog post",
  listFailed: "Unable to load blog posts. Please try again later.",
  articleFailed: "Unable to load blog post. Please try again later.",
  retry: "Retry",
  onlyInCanada: {
    title: "That article is only in the edition for Canada",
    text: "It speaks of the Canada Revenue Agency. These are the articles for the United States.",
  },
  onlyInUnitedStates: {
    title: "That article is only in the edition for the United States",
    text: "It speaks of the Internal Revenue Service. These are the articles for Canada.",
  },
} as const;
