/** What stands in the note beside a photo that was taken from the watched folder. */
export const folderNotes = {
  read: "Read as a draft of {items, plural, one {# item} other {# items}}: {page}",
  looksKnown: "It looks like a receipt that is there already: compare the two before you save it.",
  hereBefore: "This photo is there already: {page}",
  tooLarge: "This file is larger than {most} MB. Please put a smaller one into the folder.",
  unreadable: "This file could not be read as a picture or PDF. Please take the photo again.",
  noReceipt: "No receipt was found on this picture.",
} as const;
