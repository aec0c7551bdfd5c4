/** The mails, each with its subject, heading, paragraphs and the words of its link. */
export const mails = {
  layout: {
    copyLink: "If the button does not work, copy this address into your browser:",
    questions: "GF Ledger · {host} · Questions? Write to {address}",
    notAffiliated: "GF Ledger is not affiliated with the {authority}. Keep your original receipts.",
  },
  authority: { ca: "CRA", us: "IRS" },
  accountDeleted: {
    subject: "Your GF Ledger account was deleted",
    heading: "Your account was deleted",
    deleted:
      "Your account, receipts, line items and reports were deleted, as you asked. This cannot be undone.",
    payments:
      "If you paid for Premium, the payment provider keeps the records of those payments that the law requires of it.",
    keep: {
      ca: "Please keep your original receipts and your downloads: the CRA may ask for them for {years} years from the end of the tax year they are used for.",
      us: "Please keep your original receipts and your downloads: the IRS may ask for them for {years} years from the day you file.",
    },
    thanks: "Thank you for having used GF Ledger. We wish you well.",
  },
  passwordReset: {
    subject: "Reset your GF Ledger password",
    heading: "Choose a new password",
    asked: "Somebody, hopefully you, asked to reset the password of this account.",
    action: "Choose a new password",
    expires: "The link works once and expires in 1 hour.",
    ignore: "If you did not ask for it, ignore this message. Your password stays as it is.",
  },
  paymentFailed: {
    subject: "Your GF Ledger payment did not go through",
    heading: "Your payment did not go through",
    card: "We could not charge your card for GF Ledger Premium. This is often an expired card.",
    again:
      "Your records are safe. The charge will be tried again over the next days, and Premium stays on meanwhile.",
    action: "Check my payment details",
    changed: "If you have already changed your card, there is nothing more to do.",
  },
  limitNear: {
    subject:
      "You have {left, plural, =0 {no receipts left} one {# receipt left} other {# receipts left}} this month",
    plan: "The Free plan includes 5 receipts a month. The count starts anew on {day}.",
    keep: "Nothing is lost until then: keep your receipts and upload them next month, or go on now with Premium.",
    action: "See Premium",
    price: "Premium is 24.99 a year, for unlimited receipts, with a 30-day money-back guarantee.",
  },
  renewal: {
    subject: "GF Ledger Premium renews on {day}",
    heading: "Premium renews on {day}",
    charge: "Your subscription continues for another year, and your card will be charged {currency} 24.99.",
    cancel: "If you want to go on, there is nothing to do. If not, you can cancel before that day.",
    action: "Manage my subscription",
  },
  signOnWaiting: {
    subject: "Link {name} to your GF Ledger account?",
    heading: "Is this you?",
    came: "Somebody, hopefully you, signed in with {name}, which vouches for this address. It does not open your account yet.",
    press: "Press the button to sign in, then confirm the link on your account page.",
    action: "Sign in and confirm",
    expires: "The link works once and expires in 24 hours.",
    ignore: "If it was not you, ignore this message: nothing is linked without your confirmation.",
  },
  accountChange: {
    when: "When: {day}, {time} UTC",
    device: "Device: {device}",
    byKey: "By: the API key “{name}”",
    byPerson: "By: {name}",
    action: "Open my account",
    notYou:
      "If it wasn’t you, reset your password: every access that you don’t choose to keep then ends, and so does every other session.",
    kinds: {
      invitationSent: {
        subject: "{name} was invited to your GF Ledger records",
        text: "{name} was invited to your records as a {role, select, member {member, who can read and change them} other {preparer, who can read them and comment on your claim}}.",
        undo: "To undo it, withdraw the invitation on your account page.",
      },
      invitationAccepted: {
        subject: "{name} can now use your GF Ledger records",
        text: "{name} accepted your invitation and is now a {role, select, member {member, who can read and change your records} other {preparer, who can read your records and comment on your claim}}.",
        undo: "To undo it, remove this person on your account page.",
      },
      roleChanged: {
        subject: "{name} has another role in your GF Ledger records",
        text: "{name} is now a {role, select, member {member, who can read and change your records} other {preparer, who can read your records and comment on your claim}}.",
        undo: "To undo it, change the role or remove this person on your account page.",
      },
      claimLinkMade: {
        subject: "A link to your GF Ledger claim was made for {name}",
        text: "{name} can open one of your claims by a link, without an account, once this address is confirmed.",
        undo: "To undo it, revoke the link on the page of your claim.",
      },
      claimLinkOpened: {
        subject: "{name} opened the link to your GF Ledger claim",
        text: "The link to your claim that was made for {name} was confirmed and opened for the first time.",
        undo: "To end it, revoke the link on the page of your claim.",
      },
      apiKeyMade: {
        subject: "An API key for your GF Ledger account was made",
        text: "The API key “{name}” can now be used with your account.",
        undo: "To undo it, revoke the key on your account page.",
      },
      mailInOn: {
        subject: "Your GF Ledger account now takes receipts by email",
        text: "Your account has an address for receipts: {name}.",
        undo: "To undo it, turn the address off on your account page.",
      },
      mailSenderAdded: {
        subject: "{name} may now email receipts to your GF Ledger account",
        text: "Receipts that {name} sends to your address for receipts become drafts in your account.",
        undo: "To undo it, remove this address on your account page.",
      },
      webhookMade: {
        subject: "A webhook was added to your GF Ledger account",
        text: "{name} is now told what happens in your account.",
        undo: "To undo it, delete the webhook on your account page.",
      },
      calendarMade: {
        subject: "Your GF Ledger calendar has an address",
        text: "Whoever has the address of your calendar can read what is due and when, and nothing else.",
        undo: "To undo it, end the address on your account page.",
      },
      passkeyAdded: {
        subject: "A passkey now opens your GF Ledger account",
        text: "The passkey “{name}” now opens your account.",
        undo: "To undo it, remove the passkey on your account page.",
      },
      passkeyRemoved: {
        subject: "A passkey no longer opens your GF Ledger account",
        text: "The passkey “{name}” was removed and no longer opens your account.",
        undo: "To undo it, add the passkey again on your account page.",
      },
      signOnLinked: {
        subject: "{name} now opens your GF Ledger account",
        text: "Signing in with {name} now opens your account.",
        undo: "To undo it, remove this way of signing in on your account page.",
      },
      secondFactorOn: {
        subject: "Signing in to GF Ledger now asks for a code",
        text: "Signing in by password now asks for a code from your authenticator app. Keep your recovery codes where you can find them without your phone.",
        undo: "To undo it, turn the app off on your account page.",
      },
      secondFactorOff: {
        subject: "Signing in to GF Ledger no longer asks for a code",
        text: "Your password alone signs you in again, and your recovery codes no longer work.",
        undo: "To undo it, set the app up again on your account page.",
      },
      recoveryCodesRenewed: {
        subject: "You have new GF Ledger recovery codes",
        text: "Your earlier recovery codes no longer work.",
        undo: "If you no longer have the new ones, make others on your account page.",
      },
    },
  },
  confirmationCode: {
    subject: "{code} is your GF Ledger code",
    heading: "Confirm that it’s you",
    code: "Your code is {code}. Enter it on the page that asked for it.",
    device: "It was asked for on this device: {device}.",
    expires: "The code works once and expires in 10 minutes.",
    ignore:
      "If you didn’t ask for it, don’t give it to anybody: somebody is signed in to your account. Sign out the devices you don’t know on your account page, and reset your password.",
  },
  recoveryCode: {
    subject: "A recovery code opened your GF Ledger account",
    heading: "A recovery code was used",
    text: "Somebody, hopefully you, signed in with your password and a recovery code. {left, plural, =0 {None is left: make new ones on your account page.} one {# is left.} other {# are left.}}",
    notYou: "If it was not you, change your password and make new recovery codes at once.",
  },
  signInLink: {
    subject: "Your sign-in link for GF Ledger",
    heading: "Sign in to GF Ledger",
    press: "Press the button to sign in. No password is needed.",
    action: "Sign in",
    expires: "The link works once and expires in 24 hours.",
    ignore: "If you did not ask for it, you can ignore this message: nobody can sign in without it.",
  },
  cancelled: {
    subject: "Your GF Ledger subscription was cancelled",
    heading: "Your subscription was cancelled",
    until: "Premium stays on until {day}. You will not be charged again.",
    ended: "Premium has ended. You will not be charged again.",
    after:
      "After that you are on the Free plan, with 5 receipts a month. Your records, reports and downloads stay yours.",
    action: "View my subscription",
    again: "If you changed your mind, you can start Premium again at any time.",
  },
  taxSeason: {
    subject: "Your gluten-free tax report for {taxYear}",
    heading: "Tax season: your {taxYear} report is ready",
    added:
      "Your gluten-free receipts of {taxYear} are added up. If some are still in a drawer, this is a good week to upload them.",
    action: "Open my {taxYear} report",
    claim: {
      ca: "In Canada, the extra cost goes on line 33099 (or 33199 for other dependants) together with your other medical expenses; it earns a non-refundable credit above a threshold. Do not send the receipts: keep them, and your practitioner's letter, in case the CRA asks.",
      us: "In the United States, the extra cost goes with your other medical expenses on Schedule A, if you itemize. Only what is above 7.5% of adjusted gross income counts. Keep your receipts and the diagnosis in case the IRS asks.",
    },
    estimates: "Values are estimates and must be verified before filing. This is not tax advice.",
    stop: "Stop these reminders",
  },
  test: {
    subject: "GF Ledger test e-mail",
    heading: "It works",
    body: "This is a test message from GF Ledger. If you can read it, mail is delivered.",
  },
  verification: {
    subject: "Confirm your e-mail address for GF Ledger",
    heading: "One step left",
    confirm: "Thank you for creating an account. Please confirm that this e-mail address is yours.",
    action: "Confirm my address",
    expires: "The link works once and expires in 24 hours.",
    ignore: "If you did not create an account, ignore this message and nothing will happen.",
  },
  welcome: {
    subject: "Welcome to GF Ledger",
    how: "Take a photo of a grocery receipt, check the gluten-free items that were found, and save. The difference to regular prices is added up for your tax report.",
    plan: "The Free plan includes 5 receipts a month.",
    action: "Upload your first receipt",
    claim: {
      ca: "In Canada, the extra cost of gluten-free food counts as a medical expense (CRA line 33099 or 33199) when a medical practitioner has certified that celiac disease requires it. Keep that letter with your receipts for six years from the end of the tax year they are used for.",
      us: "In the United States, the extra cost can count as a medical expense on Schedule A when you itemize, as far as your medical expenses are above 7.5% of adjusted gross income. Keep the diagnosis and your receipts for three years from the day you file.",
    },
    general: "This is general information, not tax or medical advice.",
  },
  webhookPaused: {
    subject: "Your webhook to {host} is paused",
    heading: "A webhook is paused",
    failed: "Messages to {host} did not arrive, so nothing more is sent there for now.",
    why: "{outcome, select, gone {The receiver says that it takes no more messages.} redirected {It answers with a redirect, which is not followed.} timed_out {It does not answer within ten seconds.} address_not_allowed {Its name leads to a private network.} address_unknown {Its name is not known.} certificate_wrong {Its certificate cannot be trusted.} clock_differs {Its clock and ours are more than five minutes apart.} secret_unreadable {The secret cannot be read any more: delete the webhook and make it again.} not_reached {It cannot be reached.} other {It refuses the messages.}}",
    kept: "What happens meanwhile is kept in its log, of which the last 100 messages stay. Send one of them again on your account page: when it arrives, the webhook goes on.",
    action: "Open my account",
  },
  claimLink: {
    subject: "Confirm that you want to see a claim",
    heading: "See the claim that was shared with you",
    opened: "Somebody opened a link to a claim that was made for your address. Press the button to see it.",
    action: "See the claim",
    expires:
      "The button works once, within an hour, and lets that browser see this one claim and nothing else.",
    ignore: "If it was not you, ignore this message: nothing is shown without it.",
  },
  invitation: {
    subject: "You are invited to somebody's records at GF Ledger",
    heading: "You are invited",
    from: "The owner of a GF Ledger account invites you to their records of gluten-free purchases and claims. This message does not name them: they should have told you themselves.",
    member: "As a member you may read these records and change them, as their owner does.",
    preparer: "As a preparer you may read these records and comment on the claim; you can change nothing.",
    action: "See the invitation",
    expires: "The invitation works once, within 14 days, for somebody who is signed in with this address.",
    ignore: "If nobody told you to expect an invitation, ignore this message: nobody gets anything of yours.",
  },
  mailedReceipts: {
    subject: "{count, plural, one {Your receipt is} other {Your # receipts are}} ready to be checked",
    subjectNothing: "No receipt was taken from your mail",
    heading: "{count, plural, one {Your receipt arrived} other {Your receipts arrived}}",
    headingNothing: "No receipt was taken",
    found:
      "{count, plural, =0 {No item was} one {1 item} other {# items}} found on the receipt{hasDate, select, yes { of {day}} other {}}{hasStore, select, yes { from {store}} other {}}.",
    looksKnown: "A receipt of the same purchase was here before: please check that it is not counted twice.",
    hereBefore: "One file is a receipt that was here before, so nothing was made of it.",
    tooLarge:
      "One file is larger than {most} MB and was not read. Please send the photo in a smaller size, or upload it.",
    unreadable: "One file could not be read. Please send it again as a photo or as a PDF.",
    noReceipt: "No receipt was found on one picture.",
    nothing: "Your mail has no photo or PDF of a receipt, and no prices in its text.",
    tooMany:
      "You sent more than {most} mails in a day, and the rest was not taken. Please send them again tomorrow, or upload the receipts.",
    look: "{count, plural, one {Look at the draft} other {Look at the drafts}}",
    list: "See your receipts",
    upload: "Upload the receipt",
    check: "Nothing counts before you have checked and saved it. The mail itself was not kept.",
    nothingLost: "Your mail was not kept here; it is still where you sent it from.",
  },
} as const;
