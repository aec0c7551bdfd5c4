/** Why a call is refused before a verb runs, or fails; refusals of verbs are in `refusals`. */
export const failures = {
  foreignOrigin: "This call must come from the product's own pages.",
  zipWanted: "Please send the ZIP as application/zip.",
  tooManyCalls: "At most {most} calls can be sent at once.",
  photoAlone: "A call that carries a photo or a file is sent alone.",
  signInAlone: "Sign-in calls can't be batched. Please send each by itself.",
  keyNotValid: "This API key is not valid. It may have been revoked, or its time is over.",
  signInFirst: "Please sign in first.",
  notByKey: "An API key can't do this. Please sign in on the website.",
  keyMayNotRead: "This API key may not read. Make one that may on your account page.",
  keyMayNotWrite: "This API key may only read. Make one that may write on your account page.",
  plainJson: "This call takes plain JSON: no dates, big numbers, maps or sets.",
  recordsAway:
    "Your records can't be reached right now. What you saved is safe; please try again in a few seconds.",
  recordsChanging:
    "Your records are changing over to another server. What you saved is safe; please try again in a few seconds.",
  recordsFull:
    "There is no room left to save anything right now. What you saved is safe; please try again later.",
  noSuchCall: "There is no such call.",
  unreadable: "The request could not be read.",
  wrongMethod: "This call does not take that method.",
  internal: "Something went wrong on our side. Please try again.",
  invalidInput: "Invalid input.",
  tooLarge: "The request is too large. At most {most} are accepted here.",
  tooLargeBesidePhoto: "The request is too large. At most {most} are accepted beside the photo.",
  kilobytes: "{count} KB",
  megabytes: "{count} MB",
  notUtf8: "The request could not be read: its text is not valid UTF-8.",
  jsonOrPhoto:
    "Please send JSON (application/json), the photo itself (image/*), or a form with the photo as its file.",
  jsonOnly: "Please send JSON, with Content-Type: application/json.",
  notText: "The request holds characters that are not text.",
  formUnreadable: "The form could not be read. Please send it again.",
  onePhoto: "Please send one photo, and no more than its few fields beside it.",
  imageNeeded: "Please select an image first.",
  tooDeep: "The request is nested too deeply.",
  tooManyValues: "The request holds too many values.",
  fieldNotAllowed: "The request holds a field name that is not allowed.",
  notJson: "The request is not valid JSON.",
  notObject: "The request must be a JSON object.",
  calendarEnded: "There is no such calendar. Make a new address on your account page.",
  mailInOff: "This installation takes no mail here: INBOUND_MAIL_DOMAIN and INBOUND_MAIL_SECRET are not set.",
  mailNotSigned:
    "This mail is not signed with the secret of this installation, or its signature is over or was used for another mail.",
  mailLater: "The receipts of this mail could not be read now. Please deliver it again.",
  photosArriving: "Too many photos are arriving at once. Please try again in a moment.",
  photosAtOnce: "At most {most} photos can be sent at once. Please wait until one of them has arrived.",
  addressUnreadable: "The address of this call could not be read.",
  ownerAlone:
    "Only the owner of these records may do this. Go back to your own records to change your account.",
  confirmFirst:
    "Please confirm that it’s you: by your password, a passkey, or a code that we email you. Then try again.",
  preparerReads:
    "You look at these records as a preparer: you may read them and comment on the claim. Ask their owner to change them.",
  keyOfYear: "This API key is for {year} alone. Make one for every year on your account page.",
} as const;
