/** What keeps a photo from being read, before it is read and where no receipt was found. */
export const photoAdvice = {
  title: {
    too_small: "This photo looks too small",
    too_dark: "This photo looks too dark",
    not_sharp: "This photo does not look sharp",
    cut_off: "The receipt runs out of this photo",
  },
  text: {
    too_small: "Small print can't be told apart. Send the photo as the camera took it.",
    too_dark: "Take it again with more light, or have it read as it is.",
    not_sharp: "Hold the phone still until it has focused on the receipt, or have the photo read as it is.",
    cut_off: "Its print goes to the edge. Take the whole receipt into view, or have the photo read as it is.",
  },
  again: "Take it again",
  noReceipt: {
    title: "This does not look like a receipt",
    text: "No item and no total could be found. It counts nothing. Good light helps, and the whole receipt in view.",
    because: {
      too_small: "The photo is too small to be read. It counts nothing. Send it as the camera took it.",
      too_dark: "The photo is too dark to be read. It counts nothing. Take it again with more light.",
      not_sharp:
        "Nothing on the photo is sharp enough to be read. It counts nothing. Hold the phone still until it has focused on the receipt.",
      cut_off: "The print runs out of the photo. It counts nothing. Take the whole receipt into view.",
      no_text: "No text was found on the photo. It counts nothing. Take the whole receipt into view.",
      no_prices: "There is text on the photo, but no line with a price. It counts nothing.",
    },
    byHand: "Add its lines by hand",
  },
} as const;
