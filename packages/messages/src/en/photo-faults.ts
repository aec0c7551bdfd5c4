/** Why a photo could not be read, and what to do. */
export const photoFaults = {
  empty: "The file is empty. Please choose the photo again.",
  unknown: "This is not a photo we can read. Please send a JPEG, PNG, WebP, GIF, AVIF, TIFF, HEIC or PDF.",
  damaged: "Part of the photo is missing or damaged. Please send it again, or take a new one.",
  tooLarge: "The file is larger than {most} MB. Please send a smaller photo.",
  pixels: "The photo has more than 80 megapixels. Please send one at a lower resolution.",
  text: "This photo holds far more text than a receipt does. Please send a photo of the receipt alone, a long one in parts.",
  memory:
    "This photo takes more memory to read than there is. Please send it as a JPEG, or at a lower resolution.",
  busy: "Many receipts are being read right now. Please try again in a minute.",
  waiting: "Other photos of yours are waiting to be read. Please send this one when they are done.",
  places:
    "{places} of your photos are already waiting to be read, which is as many as your plan has places for. Please send the next one when one of them is done.",
  restart:
    "The server is being restarted, and this photo was not read. Please send it again in a few seconds.",
  timedOut: "Reading this photo took too long. Please try a closer, sharper photo of the receipt.",
  fault: "The photo could not be read because of a fault on our side. Please try again.",
  pages: "This PDF has {count} pages. Please send only the pages of one receipt, {most} at most.",
  visionLate: "The vision service did not answer in time. Please try again.",
  visionKey: "The vision service refused the API key.",
  visionBusy: "The vision service is too busy at the moment.",
  visionAway: "The vision service could not be reached.",
  visionFailed: "The vision service failed to read the receipt.",
  visionUnclear: "The vision service's answer could not be understood.",
  visionDeclined: "The vision service declined to read this image.",
  visionCut: "The vision service's answer was cut off.",
} as const;
