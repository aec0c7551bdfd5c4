/** The blog: its list and an article's page. */
export const blog = {
  name: "Blog",
  title: "The GF Ledger Blog",
  description: {
    ca: "Claiming gluten-free food in Canada, what it really costs, and which records the CRA asks for.",
    us: "Deducting gluten-free food in the United States, what it really costs, and which records to keep.",
  },
  none: "No blog posts found.",
  readArticle: "Read Article",
  readThis: "Read Article: {title}",
  tags: "Tags",
  back: "Back to Blog",
  published: "Published <date></date>",
  publishedAndUpdated: "Published <date></date>, updated <later></later>",
  related: "Related Articles",
  sources: "Sources and References",
  read: ". Read {date}.",
  standing: {
    secondary: "Reported by others; the document itself was not read.",
    derived: "Calculated.",
    unconfirmed: "Guidance, not confirmed by a tax authority.",
  },
  newTab: "(opens in a new tab)",
  notFound: {
    title: "Blog post not found",
    text: "The article may have moved, or its address was typed wrongly.",
    description: "There is no article at this address.",
  },
} as const;
