/** Why a verb refuses, by the reason that it answers. */
export const refusals = {
  too_many_requests:
    "Too many requests. Please try again in {unit, select, seconds {{count} seconds} minutes {{count} minutes} other {{count} hours}}.",
  wrong_credentials: "Email or password is not right.",
  email_not_verified: "Please verify your email address first. We can send you the link again.",
  too_many_sign_ins: "Many people are signing in right now. Please try again in a moment.",
  link_unusable: "Failed to verify your email. Please try again.",
  link_of_other_address: "The verification link is invalid. The email does not match.",
  link_expired: "Your verification link has expired. Please request a new one.",
  signed_in_as_another:
    "This browser is signed in as {signedInAs}, and the link signs in {linkFor}. Confirm to switch accounts, or stay signed in as you are.",
  reset_link_needed: "Please open a new password reset link first.",
  sign_in_link_needed: "Please sign in with a new mailed link first, then set your password within an hour.",
  wrong_current_password: "Your current password is not right.",
  session_ended: "Please sign in first.",
  deletion_not_confirmed: "Please confirm with your password.",
  fresh_sign_in_needed:
    "Please sign in again with a mailed link, then delete your account within 15 minutes.",
  confirmation_code_wrong: "This code isn’t right or has expired. Check it, or have a new one sent.",
  confirmation_passkey_wrong: "This passkey didn’t confirm that it’s you. Try again, or choose another way.",
  subscription_not_ended:
    "Your subscription could not be ended with the payment provider just now, so nothing was deleted. Please try again in a moment.",
  no_such_session: "There is no such session.",
  no_such_api_key: "There is no such API key.",
  too_many_api_keys: "You have {most} API keys. Revoke one that you no longer use first.",
  password_login_off:
    "This installation does without passwords. Please sign in with a mailed link or one of the other ways on the sign-in page.",
  no_such_sign_on: "There is no such sign-on, or it waited too long. Please sign in with it once more.",
  last_way_in: "This is the only way into your account that is left. Set a password first, then remove it.",
  passkey_not_fitting:
    "This passkey opens no account here. Choose another one, or sign in another way; a passkey is added on the account page.",
  passkey_too_late: "This took too long, or was answered before. Please use your passkey once more.",
  passkey_counter_back:
    "This passkey counts fewer uses than before, so it may have been copied, and was not accepted. Sign in another way, and remove it on your account page.",
  passkey_known: "This passkey opens an account already. Sign in with it, or add another one.",
  no_such_passkey: "There is no such passkey.",
  too_many_passkeys: "You have {most} passkeys. Remove one that you no longer use first.",
  second_factor_needed: "Enter the six digits that your authenticator app shows, or a recovery code.",
  second_factor_wrong:
    "This code does not fit, or was used before. Wait for the next one, and check that your phone sets its clock by itself; or use a recovery code.",
  second_factor_unreadable:
    "This installation can no longer check the codes of your app, because its AUTH_SECRET has changed. Please use a recovery code or a mailed link, then set your app up anew.",
  second_factor_needs_password:
    "Your account has no password, which is what an authenticator app would guard. Set a password first.",
  second_factor_in_force: "An authenticator app is set up already. Turn it off first to set up another one.",
  second_factor_not_begun: "No authenticator app is being set up. Please begin again.",
  unsubscribe_link_broken: "This link is not whole. Please open it from the message again.",
  no_such_receipt: "There is no such receipt.",
  no_such_item: "There is no such item.",
  no_item_at_index: "Invalid item index",
  item_not_of_receipt: "An item of this receipt was not found.",
  receipt_already_saved:
    "This receipt is already saved. Reopen it to correct it, or change its items in your reports.",
  split_price_outside: "The split price must be more than 0 and less than the item's price.",
  receipt_not_saved: "This receipt is not saved yet. It can be changed as it is.",
  nothing_to_undo: "There is nothing left to undo here.",
  receipt_being_corrected:
    "The receipt of this record is being corrected. Save the receipt or leave its correction first.",
  no_such_purchase: "There is no such purchase in your records.",
  more_returned_than_bought: "More was returned than was bought. Please check the quantity.",
  no_such_correction: "There is no such correction.",
  nothing_selected: "Please select at least one gluten-free item before saving.",
  no_purchase_date: "Please enter the purchase date before saving: a claim needs one.",
  not_an_image: "This file is not an image. Please send a photo of your receipt.",
  image_too_large: "This image is larger than {most} MB. Please choose a smaller photo.",
  image_undecodable: "The image could not be decoded. Please send a photo of your receipt.",
  plan_used_up:
    "You have used your {limit} free receipts for this month. Upgrade to Premium for unlimited receipts.",
  already_premium: "You already have Premium.",
  no_active_subscription: "You have no active subscription.",
  subscription_not_created: "Failed to create subscription",
  subscription_not_cancelled: "Failed to cancel subscription",
  subscription_not_reactivated: "Failed to reactivate subscription",
  payment_page_not_opened: "Failed to open the payment provider's page",
  no_practice_checkout: "There is no practice checkout here.",
  practice_not_started: "Please start the practice checkout first.",
  practice_card_declined: "Your practice card was declined.",
  practice_needs_confirmation: "Your bank asks you to confirm this practice payment.",
  event_signature_wrong: "The signature of this event is not valid.",
  no_such_product: "There is no such product.",
  barcode_not_digits: "A barcode has digits alone. Please type the digits printed below the bars.",
  barcode_wrong_length:
    "A barcode has 8, 12 or 13 digits. Please type all digits printed below the bars, the small ones at the edges too.",
  barcode_wrong_digit:
    "One of these digits is wrong: the last one does not fit the others. Please compare them with the package, or scan it again.",
  barcode_of_shop:
    "This number is the shop’s own, as it prints them for goods by weight, so nobody else knows it. Please type the name yourself.",
  product_lookup_off:
    "Products are not looked up on this installation. Please type the name and the size yourself.",
  product_not_known:
    "Open Food Facts does not know this barcode. Please type the name and the size yourself.",
  product_source_silent:
    "Open Food Facts can’t be reached just now. Please try again in a minute, or type the name and the size yourself.",
  no_such_product_name: "There is no product of this name in your reports.",
  product_merged_with_itself:
    "These are two spellings of the same name already. Please choose two different products.",
  no_such_line_item: "There is no such record.",
  only_returns_below_zero: "Only a return has amounts below 0. Please enter a valid positive number.",
  returns_change_alone: "A return's kind is changed on its own. Please leave returns out and try again.",
  kind_needs_note:
    "Food of this kind is not claimable as a rule. Please say in a note why it counts here, or delete it.",
  size_needs_unit: "Please give a size with its unit, for example 400 and g.",
  weight_needs_size: "What was sold by weight needs its weight, for example 0.835 and kg.",
  only_without_counterpart:
    "Only an item without a regular counterpart counts in full. Please give its kind, no-counterpart.",
  regular_price_too_large: "That quantity or size makes the regular price too large. Please check both.",
  no_such_person: "There is no such person in your household.",
  person_unfit: "Something about this person is not right.",
  owner_stays: "This is you: the account is yours. Change your details instead.",
  person_in_use: "{name} has {uses} here, which would go too. Say withAll to remove them as well.",
  share_of_not_celiac:
    "Only people with celiac disease have a share. {name} is not marked as one: change that first.",
  person_shared_twice: "Each person has one share. Please name each of them once.",
  shares_above_one: "The shares add up to more than 100%. Please lower one of them.",
  no_such_observation: "There is no such price in your price book.",
  price_of_future: "Please enter a date that is not after today.",
  price_in_other_currency:
    "Please enter a price in the currency of this edition; the other edition keeps prices of its own.",
  price_without_product:
    "No product of the catalogue was found for this price, so it is compared with nothing. Please change its name or choose a product.",
  no_shelf_tag:
    "No shelf tag with a product and one price was found on this photo. Please take the tag alone, straight and near, or type the price in.",
  no_such_claim: "There is no such claim.",
  claim_year_filed:
    "Your claim for {taxYear} is filed. Change your records, and report what changed as an adjustment of it.",
  claim_filed:
    "This claim is filed, so it stays as it is. Change your records, and report what changed as an adjustment of it.",
  claim_not_filed: "This claim is a draft. Change it as it is; there is nothing to adjust yet.",
  claim_unchanged: "Nothing has changed since this claim was filed, so there is nothing to adjust.",
  claim_empty:
    "There is nothing to claim in this period yet. Choose another period, or look at what was left out and why.",
  exchange_rate_missing:
    "An exchange rate is missing for {dates}. Enter it with where you read it, and file again.",
  adjustments_unclear:
    "Your adjustments do not add up: an item was paid back twice, or miles have no rate. Correct them, and file again.",
  assistant_unreachable: "Failed to send message. Please try again.",
  diagnostics_off: "There is no such call.",
  test_mail_not_sent: "Failed to send email",
  account_full:
    "Your account holds {most, number} {kind, select, receipts {receipts} lineItems {line items} ownPrices {prices of your own} corrections {remembered corrections} mergedNames {merged names} observations {prices in your price book} people {people} expenses {other expenses} adjustments {adjustments} rates {exchange rates} claims {claims} other {imports}}, the most it can. Delete some that you no longer need, and try again.",
  account_not_empty:
    "This account already holds records. A download can only be imported into an account without receipts, line items, people, prices or claims: make a new account for it, or delete what is here first.",
  import_under_way: "An import into this account is under way. Please wait until it has ended.",
  too_many_imports: "Other imports are under way. Please try again in a moment.",
  document_not_written: "The document could not be written. Please try again in a moment.",
  too_many_downloads: "Other downloads are being put together. Please try again in a moment.",
  not_a_zip: "This is not a ZIP file. Please choose the one you downloaded here.",
  zip_too_large: "This file is too large. At most {megabytes} MB are accepted.",
  zip_damaged: "This ZIP is damaged. Please download your data again.",
  zip_names_outside: "This ZIP names a file outside of its own folder. It was not made by GF Ledger.",
  zip_too_many_files: "This ZIP holds too many files. It was not made by GF Ledger.",
  zip_unpacks_too_large: "This ZIP unpacks to more than an account can hold.",
  zip_file_missing: "This ZIP has no {file}. Please choose the one you downloaded here, unchanged.",
  zip_file_unreadable: "{file} in this ZIP could not be read. Please download your data again.",
  zip_not_ours: "This ZIP was not made by GF Ledger.",
  zip_of_newer_version:
    "This ZIP was made by a newer version of GF Ledger than this one. Nothing was imported.",
  zip_manifest_incomplete: "{file} in this ZIP is not complete.",
  zip_over_account: "This ZIP holds more than an account can. Nothing was imported.",
  zip_record_strange: "Something in this ZIP is not as GF Ledger writes it ({where}). Nothing was imported.",
  zip_record_of_future: "Something in this ZIP is dated after today ({where}). Nothing was imported.",
  zip_text_unstorable: "This ZIP holds characters that are not text. Nothing was imported.",
  zip_figures_wrong:
    "The figures in this ZIP do not add up. It was changed or is not whole; nothing was imported.",
  zip_names_twice: "This ZIP names something twice. Please download your data again.",
  zip_too_much_at_once: "This ZIP could not be taken in: it holds too much at once. Nothing was imported.",
  date_of_future: "Please enter a date that is not after today.",
  no_such_expense: "There is no such expense.",
  no_such_adjustment: "There is no such adjustment.",
  mileage_rate_missing:
    "No medical mileage rate is known for that day: the table begins on January 1, 2018. Enter the amount as a correction instead.",
  paid_back_twice:
    "An item of this entry was paid back already, by insurance or by a plan. Choose other items, or change that entry.",
  no_such_rate: "There is no such exchange rate among those you entered.",
  no_such_import: "There is no such import.",
  import_unclear:
    "Please say first which columns hold the date, the product and the price, and in which order day and month stand.",
  import_has_faults:
    "{count, plural, one {# row} other {# rows}} cannot be taken in as they are. Correct them in the file, or choose to leave them out. Nothing was saved.",
  import_nothing_new:
    "Nothing in this file is new: its rows are in your records already, or are left out. Nothing was saved.",
  table_unreadable:
    "This file is neither CSV nor XLSX. Please export your table as one of them, and choose that file.",
  table_old_workbook:
    "This workbook is protected by a password, or of the old kind (.xls). Please save it as .xlsx without a password, or as CSV.",
  table_damaged:
    "This workbook could not be read: it is damaged or not whole. Please save it again as .xlsx, or as CSV.",
  table_empty: "There are no rows in this file. Please choose another one, or another sheet.",
  table_too_large:
    "This file is too large. At most {megabytes} MB are accepted; please split it, for example one file for each year.",
  table_too_long:
    "This table has more than {rows, number} rows. Please split it, for example one file for each year.",
  table_cell_too_long:
    "A cell in line {line} has more than {letters, number} characters. Shorten it in the file, and choose the file again.",
  table_row_too_long:
    "Line {line} has more than {letters, number} characters. Remove the columns that you don't need, and choose the file again.",
  table_too_much_text:
    "Up to line {line}, this file has more than {letters, number} characters. Split it, for example into one file for each year.",
  table_too_much_work:
    "This file takes too long to read. Save the one sheet with your purchases as CSV, or split the file.",
  table_unpacks_too_large:
    "This workbook unpacks to more than can be read here. Please save the one sheet with your purchases as CSV.",
  table_quote_open:
    "In or above line {line} a row is too long to read, most likely because a quotation mark is never closed. Please correct it in the file.",
  no_such_sheet: 'There is no sheet "{sheet}" in this workbook.',
  too_many_tables: "Other files are being read. Please try again in a moment.",
  no_such_comment: "There is no such comment of yours.",
  too_many_comments: "This claim has {most} comments. Delete some first.",
  no_such_household: "These records are not open to you. Ask their owner for an invitation.",
  no_such_invitation: "There is no such invitation. It may have been accepted.",
  no_such_member: "There is no such member.",
  already_member: "{email} may use your records already.",
  too_many_members: "At most {most} people may use your records, invitations counted. Remove one first.",
  invitation_to_oneself: "These are your own records: invite somebody else to them.",
  invitation_of_other_address:
    "This invitation was mailed to another address. Sign in with that address to accept it.",
  invitation_ended: "This invitation was used already, withdrawn, or is over. Ask for a new one.",
  mail_in_not_available:
    "This installation takes no receipts by mail. Whoever runs it turns that on with INBOUND_MAIL_DOMAIN; until then, upload the receipt.",
  no_such_mail_sender: "That address is not on your list.",
  too_many_mail_senders: "At most {most} addresses may send you receipts. Remove one first.",
  no_such_webhook: "There is no such webhook.",
  no_such_webhook_delivery: "There is no such message in the webhook’s log.",
  too_many_webhooks: "An account has at most {most} webhooks. Delete one that is not needed any more first.",
  webhook_not_https: "Please enter an address that begins with https://.",
  webhook_has_password:
    "Please enter the address without a user name and password: the signature says who sends.",
  webhook_address_private:
    "This address leads to a private network or to the server itself. Whoever runs this installation allows that with WEBHOOKS_ALLOW_PRIVATE.",
  no_such_claim_link: "There is no such link.",
  too_many_claim_links:
    "This claim has {most} links that work. Withdraw one that is not needed any more first.",
  claim_link_ended:
    "This link opens nothing: its time may be over, it may have been withdrawn, or a part of it was lost on the way. Ask the person who sent it for a new one.",
  claim_link_code_ended:
    "This confirmation was used already, or its hour is over. Open the link again, and a new one is mailed.",
} as const;
