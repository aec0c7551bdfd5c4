import type { AppErrorDetails, ErrorCode } from "@gf-ledger/domain/app-error";
import { IMAGE_TOO_LARGE } from "@gf-ledger/domain/image/image-limits";
import type { FactsOf, Reason } from "@gf-ledger/domain/outcome/reasons";
import { usesInWords } from "@gf-ledger/domain/people/uses-in-words";
import { PRICE_IN_OTHER_CURRENCY, PRICE_OF_FUTURE } from "@gf-ledger/domain/price-book/observation";
import { PURCHASE_DATE_NEEDED } from "@gf-ledger/domain/receipt/purchase-date-needed";
import { INVALID_ITEM_INDEX } from "@gf-ledger/domain/receipt/receipt-input";
import { waitInWords } from "./wait-in-words";

/** Status, sentence, and other details of the answer; the last two may depend on the refusal's facts. */
type Row<One extends Reason> = readonly [
  code: ErrorCode,
  words: string | ((facts: FactsOf<One>) => string),
  details?: AppErrorDetails | ((facts: FactsOf<One>) => AppErrorDetails),
];

const retryAfter = (retryAfterSeconds: number): AppErrorDetails => ({ retryAfterSeconds });

const DATE_OF_FUTURE = "Please enter a date that is not after today.";
const NO_MILEAGE_RATE =
  "No medical mileage rate is known for that day: the table begins on January 1, 2018. Enter the amount as a correction instead.";

/** How each refusal is worded: both transports read this table, and no verb has words of its own. */
export const REFUSALS: { readonly [One in Reason]: Row<One> } = {
  too_many_requests: [
    "rate_limited",
    ({ retryAfterSeconds }) => `Too many requests. Please try again in ${waitInWords(retryAfterSeconds)}.`,
    ({ retryAfterSeconds }) => retryAfter(retryAfterSeconds),
  ],

  wrong_credentials: ["unauthenticated", "Email or password is not right."],
  email_not_verified: [
    "email_not_verified",
    "Please verify your email address first. We can send you the link again.",
    ({ email }) => ({ body: { email } }),
  ],
  too_many_sign_ins: [
    "unavailable",
    "Many people are signing in right now. Please try again in a moment.",
    retryAfter(2),
  ],
  link_unusable: ["bad_request", "Failed to verify your email. Please try again."],
  link_of_other_address: ["bad_request", "The verification link is invalid. The email does not match."],
  link_expired: ["bad_request", "Your verification link has expired. Please request a new one."],
  reset_link_needed: ["forbidden", "Please open a new password reset link first."],
  sign_in_link_needed: [
    "forbidden",
    "Please sign in with a new mailed link first, then set your password within an hour.",
  ],
  wrong_current_password: ["forbidden", "Your current password is not right."],
  session_ended: ["unauthenticated", "Please sign in first."],

  deletion_not_confirmed: ["forbidden", "Please confirm with your password."],
  fresh_sign_in_needed: [
    "forbidden",
    "Please sign in again with a mailed link, then delete your account within 15 minutes.",
  ],
  subscription_not_ended: [
    "unavailable",
    "Your subscription could not be ended with the payment provider just now, so nothing was deleted. Please try again in a moment.",
    retryAfter(30),
  ],
  no_such_session: ["not_found", "There is no such session."],
  no_such_api_key: ["not_found", "There is no such API key."],
  too_many_api_keys: [
    "conflict",
    ({ most }) => `You have ${most} API keys. Revoke one that you no longer use first.`,
  ],
  unsubscribe_link_broken: ["bad_request", "This link is not whole. Please open it from the message again."],

  no_such_receipt: ["not_found", "There is no such receipt."],
  no_such_item: ["not_found", "There is no such item."],
  no_item_at_index: ["bad_request", INVALID_ITEM_INDEX],
  item_not_of_receipt: ["bad_request", "An item of this receipt was not found."],
  receipt_already_saved: [
    "conflict",
    "This receipt is already saved. Reopen it to correct it, or change its items in your reports.",
  ],
  split_price_outside: ["bad_request", "The split price must be more than 0 and less than the item's price."],
  receipt_not_saved: ["conflict", "This receipt is not saved yet. It can be changed as it is."],
  nothing_to_undo: ["not_found", "There is nothing left to undo here."],
  receipt_being_corrected: [
    "conflict",
    "The receipt of this record is being corrected. Save the receipt or leave its correction first.",
  ],
  no_such_purchase: ["not_found", "There is no such purchase in your records."],
  more_returned_than_bought: ["bad_request", "More was returned than was bought. Please check the quantity."],
  no_such_correction: ["not_found", "There is no such correction."],
  nothing_selected: ["bad_request", "Please select at least one gluten-free item before saving."],
  no_purchase_date: [
    "bad_request",
    PURCHASE_DATE_NEEDED,
    { issues: [{ path: "purchaseDate", message: PURCHASE_DATE_NEEDED }] },
  ],
  not_an_image: ["bad_request", "This file is not an image. Please send a photo of your receipt."],
  image_too_large: ["too_large", IMAGE_TOO_LARGE],
  image_undecodable: ["bad_request", "The image could not be decoded. Please send a photo of your receipt."],
  plan_used_up: [
    "plan_limit",
    ({ limit }) =>
      `You have used your ${limit} free receipts for this month. Upgrade to Premium for unlimited receipts.`,
    ({ limit, resetsAt }) => ({ body: { limit, resetsAt } }),
  ],
  photo_unusable: ["bad_request", ({ sentence }) => sentence],
  photo_too_large: ["too_large", ({ sentence }) => sentence],
  photo_too_full: ["unreadable", ({ sentence }) => sentence],
  reader_unavailable: [
    "unavailable",
    ({ sentence }) => sentence,
    ({ retryAfterSeconds }) => retryAfter(retryAfterSeconds),
  ],
  reader_places_taken: [
    "rate_limited",
    ({ sentence }) => sentence,
    ({ retryAfterSeconds }) => retryAfter(retryAfterSeconds),
  ],

  already_premium: ["conflict", "You already have Premium."],
  no_active_subscription: ["not_found", "You have no active subscription."],
  subscription_not_created: ["unavailable", "Failed to create subscription", retryAfter(30)],
  subscription_not_cancelled: ["unavailable", "Failed to cancel subscription", retryAfter(30)],
  subscription_not_reactivated: ["unavailable", "Failed to reactivate subscription", retryAfter(30)],
  payment_page_not_opened: ["unavailable", "Failed to open the payment provider's page", retryAfter(30)],
  no_practice_checkout: ["not_found", "There is no practice checkout here."],
  practice_not_started: ["conflict", "Please start the practice checkout first."],
  practice_card_declined: ["unreadable", "Your practice card was declined."],
  practice_needs_confirmation: ["unreadable", "Your bank asks you to confirm this practice payment."],
  event_signature_wrong: ["bad_request", "The signature of this event is not valid."],

  no_such_product: ["not_found", "There is no such product."],
  no_such_product_name: ["not_found", "There is no product of this name in your reports."],
  product_merged_with_itself: [
    "bad_request",
    "These are two spellings of the same name already. Please choose two different products.",
  ],
  no_such_line_item: ["not_found", "There is no such record."],
  only_returns_below_zero: [
    "bad_request",
    "Only a return has amounts below 0. Please enter a valid positive number.",
  ],
  kind_needs_note: [
    "bad_request",
    "Food of this kind is not claimable as a rule. Please say in a note why it counts here, or delete it.",
  ],
  size_needs_unit: ["bad_request", "Please give a size with its unit, for example 400 and g."],
  weight_needs_size: ["bad_request", "What was sold by weight needs its weight, for example 0.835 and kg."],
  only_without_counterpart: [
    "bad_request",
    "Only an item without a regular counterpart counts in full. Please give its kind, no-counterpart.",
  ],
  regular_price_too_large: [
    "bad_request",
    "That quantity or size makes the regular price too large. Please check both.",
  ],
  no_such_person: ["not_found", "There is no such person in your household."],
  person_unfit: [
    "bad_request",
    ({ issues }) => issues[0]?.message ?? "Something about this person is not right.",
    ({ issues }) => ({ issues }),
  ],
  owner_stays: ["conflict", "This is you: the account is yours. Change your details instead."],
  person_in_use: [
    "conflict",
    ({ name, ...uses }) =>
      `${name} has ${usesInWords(uses)} here, which would go too. Say withAll to remove them as well.`,
    ({ name: _name, ...uses }) => ({ body: { uses } }),
  ],
  share_of_not_celiac: [
    "bad_request",
    ({ name }) =>
      `Only people with celiac disease have a share. ${name} is not marked as one: change that first.`,
  ],
  person_shared_twice: ["bad_request", "Each person has one share. Please name each of them once."],
  shares_above_one: ["bad_request", "The shares add up to more than 100%. Please lower one of them."],
  no_such_observation: ["not_found", "There is no such price in your price book."],
  price_of_future: [
    "bad_request",
    PRICE_OF_FUTURE,
    { issues: [{ path: "seenOn", message: PRICE_OF_FUTURE }] },
  ],
  price_in_other_currency: [
    "bad_request",
    PRICE_IN_OTHER_CURRENCY,
    { issues: [{ path: "currency", message: PRICE_IN_OTHER_CURRENCY }] },
  ],
  price_without_product: [
    "conflict",
    "No product of the catalogue was found for this price, so it is compared with nothing. Please change its name or choose a product.",
  ],
  no_shelf_tag: [
    "unreadable",
    "No shelf tag with a product and one price was found on this photo. Please take the tag alone, straight and near, or type the price in.",
  ],

  date_of_future: ["bad_request", DATE_OF_FUTURE, { issues: [{ path: "date", message: DATE_OF_FUTURE }] }],
  no_such_expense: ["not_found", "There is no such expense."],
  no_such_adjustment: ["not_found", "There is no such adjustment."],
  mileage_rate_missing: [
    "bad_request",
    NO_MILEAGE_RATE,
    { issues: [{ path: "date", message: NO_MILEAGE_RATE }] },
  ],
  paid_back_twice: [
    "conflict",
    "An item of this entry was paid back already, by insurance or by a plan. Choose other items, or change that entry.",
  ],
  no_such_rate: ["not_found", "There is no such exchange rate among those you entered."],

  no_such_claim: ["not_found", "There is no such claim."],
  claim_year_filed: [
    "conflict",
    ({ taxYear }) =>
      `Your claim for ${taxYear} is filed. Change your records, and report what changed as an adjustment of it.`,
  ],
  claim_filed: [
    "conflict",
    "This claim is filed, so it stays as it is. Change your records, and report what changed as an adjustment of it.",
  ],
  claim_not_filed: ["conflict", "This claim is a draft. Change it as it is; there is nothing to adjust yet."],
  claim_unchanged: [
    "conflict",
    "Nothing has changed since this claim was filed, so there is nothing to adjust.",
  ],
  claim_empty: [
    "conflict",
    "There is nothing to claim in this period yet. Choose another period, or look at what was left out and why.",
  ],
  claim_period_wrong: [
    "bad_request",
    ({ sentence }) => `${sentence}.`,
    ({ sentence }) => ({ issues: [{ path: "period", message: `${sentence}.` }] }),
  ],
  exchange_rate_missing: [
    "conflict",
    ({ dates }) =>
      `An exchange rate is missing for ${dates}. Enter it with where you read it, and file again.`,
  ],
  adjustments_unclear: [
    "conflict",
    "Your adjustments do not add up: an item was paid back twice, or miles have no rate. Correct them, and file again.",
  ],

  no_such_import: ["not_found", "There is no such import."],
  import_unclear: [
    "bad_request",
    "Please say first which columns hold the date, the product and the price, and in which order day and month stand.",
  ],
  import_has_faults: [
    "bad_request",
    ({ count }) =>
      `${count === 1 ? "1 row" : `${count.toLocaleString("en")} rows`} cannot be taken in as they are. Correct them in the file, or choose to leave them out. Nothing was saved.`,
  ],
  import_nothing_new: [
    "conflict",
    "Nothing in this file is new: its rows are in your records already, or are left out. Nothing was saved.",
  ],
  table_unreadable: [
    "bad_request",
    "This file is neither CSV nor XLSX. Please export your table as one of them, and choose that file.",
  ],
  table_old_workbook: [
    "bad_request",
    "This workbook is protected by a password, or of the old kind (.xls). Please save it as .xlsx without a password, or as CSV.",
  ],
  table_damaged: [
    "unreadable",
    "This workbook could not be read: it is damaged or not whole. Please save it again as .xlsx, or as CSV.",
  ],
  table_empty: [
    "bad_request",
    "There are no rows in this file. Please choose another one, or another sheet.",
  ],
  table_too_large: [
    "too_large",
    ({ megabytes }) =>
      `This file is too large. At most ${megabytes} MB are accepted; please split it, for example one file for each year.`,
  ],
  table_too_long: [
    "too_large",
    ({ rows }) =>
      `This table has more than ${rows.toLocaleString("en")} rows. Please split it, for example one file for each year.`,
  ],
  table_unpacks_too_large: [
    "too_large",
    "This workbook unpacks to more than can be read here. Please save the one sheet with your purchases as CSV.",
  ],
  table_quote_open: [
    "unreadable",
    ({ line }) =>
      `A quotation mark in or above line ${line} is never closed, so that the rows cannot be told apart. Please correct it in the file.`,
  ],
  no_such_sheet: ["bad_request", ({ sheet }) => `There is no sheet "${sheet}" in this workbook.`],
  too_many_tables: [
    "unavailable",
    "Other files are being read. Please try again in a moment.",
    retryAfter(10),
  ],
  no_such_comment: ["not_found", "There is no such comment of yours."],
  too_many_comments: ["conflict", ({ most }) => `This claim has ${most} comments. Delete some first.`],
  no_such_household: ["not_found", "These records are not open to you. Ask their owner for an invitation."],
  no_such_invitation: ["not_found", "There is no such invitation. It may have been accepted."],
  no_such_member: ["not_found", "There is no such member."],
  already_member: ["conflict", ({ email }) => `${email} may use your records already.`],
  too_many_members: [
    "conflict",
    ({ most }) => `At most ${most} people may use your records, invitations counted. Remove one first.`,
  ],
  invitation_to_oneself: ["conflict", "These are your own records: invite somebody else to them."],
  invitation_of_other_address: [
    "forbidden",
    "This invitation was mailed to another address. Sign in with that address to accept it.",
  ],
  invitation_ended: [
    "not_found",
    "This invitation was used already, withdrawn, or is over. Ask for a new one.",
  ],
  no_such_claim_link: ["not_found", "There is no such link."],
  too_many_claim_links: [
    "conflict",
    ({ most }) => `This claim has ${most} links that work. Withdraw one that is not needed any more first.`,
  ],
  claim_link_ended: [
    "not_found",
    "This link opens nothing: its time may be over, it may have been withdrawn, or a part of it was lost on the way. Ask the person who sent it for a new one.",
  ],
  claim_link_code_ended: [
    "forbidden",
    "This confirmation was used already, or its hour is over. Open the link again, and a new one is mailed.",
  ],
  // chat-6 says what the bot says then.
  assistant_unreachable: [
    "unavailable",
    "Failed to send message. Please try again.",
    {
      body: {
        userMessage:
          "Sorry, I'm having trouble connecting right now. The chatbot service might be temporarily unavailable. Please try again in a few moments.",
      },
    },
  ],

  // Without diagnostics the call does not exist.
  diagnostics_off: ["not_found", "There is no such call."],
  test_mail_not_sent: ["unavailable", "Failed to send email"],

  account_not_empty: [
    "conflict",
    "This ZIP holds sample data. It goes into an empty account only, so that no made-up purchase counts among yours.",
  ],
  import_under_way: ["conflict", "An import into this account is under way. Please wait until it has ended."],
  too_many_imports: [
    "unavailable",
    "Other imports are under way. Please try again in a moment.",
    retryAfter(10),
  ],
  too_many_downloads: [
    "unavailable",
    "Other downloads are being put together. Please try again in a moment.",
    retryAfter(10),
  ],
  not_a_zip: ["bad_request", "This is not a ZIP file. Please choose the one you downloaded here."],
  zip_too_large: [
    "too_large",
    ({ megabytes }) => `This file is too large. At most ${megabytes} MB are accepted.`,
  ],
  zip_damaged: ["bad_request", "This ZIP is damaged. Please download your data again."],
  zip_names_outside: [
    "bad_request",
    "This ZIP names a file outside of its own folder. It was not made by GF Ledger.",
  ],
  zip_too_many_files: ["bad_request", "This ZIP holds too many files. It was not made by GF Ledger."],
  zip_unpacks_too_large: ["too_large", "This ZIP unpacks to more than an account can hold."],
  zip_file_missing: [
    "unreadable",
    ({ file }) => `This ZIP has no ${file}. Please choose the one you downloaded here, unchanged.`,
  ],
  zip_file_unreadable: [
    "unreadable",
    ({ file }) => `${file} in this ZIP could not be read. Please download your data again.`,
  ],
  zip_not_ours: ["unreadable", "This ZIP was not made by GF Ledger."],
  zip_of_newer_version: [
    "unreadable",
    "This ZIP was made by a newer version of GF Ledger than this one. Nothing was imported.",
  ],
  zip_manifest_incomplete: ["unreadable", ({ file }) => `${file} in this ZIP is not complete.`],
  zip_over_account: ["too_large", "This ZIP holds more than an account can. Nothing was imported."],
  zip_record_strange: [
    "unreadable",
    ({ where }) => `Something in this ZIP is not as GF Ledger writes it (${where}). Nothing was imported.`,
  ],
  zip_text_unstorable: ["unreadable", "This ZIP holds characters that are not text. Nothing was imported."],
  zip_figures_wrong: [
    "unreadable",
    "The figures in this ZIP do not add up. It was changed or is not whole; nothing was imported.",
  ],
  zip_names_twice: ["unreadable", "This ZIP names something twice. Please download your data again."],
  zip_too_much_at_once: [
    "unreadable",
    "This ZIP could not be taken in: it holds too much at once. Nothing was imported.",
  ],
};
