/** What the household says about a claim, on /claim. */
export const claimComments = {
  title: "Comments",
  introduction: "Seen by everybody who may use these records; in no paper of the claim.",
  text: "Your comment",
  add: "Comment",
  none: "No comments yet.",
  list: "Comments on this claim",
  about: "about {item}",
  you: "You",
  delete: "Delete",
  deleteNamed: "Delete the comment of {author}",
  failed: "That did not work",
  tryAgain: "Something went wrong. Please try again.",
} as const;
