import type { PersonUses } from "../people/person-view";

type NoFacts = Record<never, never>;

/** The kinds of records of which an account can hold so many. */
const KINDS_OF_RECORD = [
  "receipts",
  "lineItems",
  "ownPrices",
  "corrections",
  "mergedNames",
  "observations",
  "people",
  "expenses",
  "adjustments",
  "rates",
  "claims",
  "imports",
] as const;
export type KindOfRecord = (typeof KINDS_OF_RECORD)[number];

/** The facts that the sentence of a refusal needs beside the reason. */
interface Facts {
  readonly too_many_requests: { readonly retryAfterSeconds: number };
  readonly email_not_verified: { readonly email: string };
  readonly product_source_silent: { readonly retryAfterSeconds: number };
  readonly too_many_api_keys: { readonly most: number };
  readonly plan_used_up: { readonly limit: number; readonly resetsAt: string };
  /** The reader's message (`messageKey`): it says what is wrong with this photo. */
  readonly photo_unusable: { readonly message: string };
  readonly photo_too_large: { readonly message: string };
  readonly photo_too_full: { readonly message: string };
  readonly reader_unavailable: { readonly message: string; readonly retryAfterSeconds: number };
  readonly reader_places_taken: { readonly message: string; readonly retryAfterSeconds: number };
  /** What is wrong with a person, field by field: the messages of the claim's rules. */
  readonly person_unfit: { readonly issues: readonly { readonly path: string; readonly message: string }[] };
  readonly person_in_use: { readonly name: string } & PersonUses;
  /** The field whose day is still to come. */
  readonly date_of_future: { readonly field: "date" | "filedOn" | "purchaseDate" | "seenOn" };
  readonly share_of_not_celiac: { readonly name: string };
  /** The message of what is wrong with the period, and what to do. */
  readonly claim_period_wrong: { readonly message: string };
  /** The last day on which something of the claim was paid, as a text. */
  readonly filed_before_last_purchase: { readonly day: string };
  /** The filed claim of a later year. */
  readonly claim_rested_on: { readonly laterYear: number };
  readonly claim_year_filed: { readonly taxYear: number };
  /** The first days whose rate is missing. */
  readonly exchange_rate_missing: { readonly dates: string };
  readonly table_too_large: { readonly megabytes: number };
  readonly table_too_long: { readonly rows: number };
  readonly table_cell_too_long: { readonly line: number; readonly letters: number };
  readonly table_row_too_long: { readonly line: number; readonly letters: number };
  /** The line with which all rows together hold more than may be. */
  readonly table_too_much_text: { readonly line: number; readonly letters: number };
  /** The line whose quote nothing closes. */
  readonly table_quote_open: { readonly line: number };
  readonly no_such_sheet: { readonly sheet: string };
  readonly import_has_faults: { readonly count: number };
  /** The kind that there are too many of, and how many there can be. */
  readonly account_full: { readonly kind: KindOfRecord; readonly most: number };
  readonly receipt_full: { readonly most: number };
  readonly zip_too_large: { readonly megabytes: number };
  readonly zip_file_missing: { readonly file: string };
  readonly zip_file_unreadable: { readonly file: string };
  readonly too_many_passkeys: { readonly most: number };
  readonly too_many_webhooks: { readonly most: number };
  readonly too_many_claim_links: { readonly most: number };
  readonly too_many_opened_links: { readonly most: number };
  readonly claim_adjusted_too_often: { readonly most: number };
  readonly claim_too_large: { readonly most: number };
  readonly too_many_comments: { readonly most: number };
  readonly too_many_members: { readonly most: number };
  readonly too_many_mail_senders: { readonly most: number };
  /** Both told in part. */
  readonly signed_in_as_another: { readonly signedInAs: string; readonly linkFor: string };
  readonly already_member: { readonly email: string };
  readonly zip_manifest_incomplete: { readonly file: string };
  /** The first field that does not fit: `receipts.3.price`. */
  readonly zip_record_strange: { readonly where: string };
  /** The first record with a day or moment that is still to come: `changes.3.changedAt`. */
  readonly zip_record_of_future: { readonly where: string };
}

/** Reasons that need no further facts. */
type PlainReason =
  | "wrong_credentials"
  | "link_unusable"
  | "link_of_other_address"
  | "link_expired"
  | "reset_link_needed"
  | "sign_in_link_needed"
  | "wrong_current_password"
  | "too_many_sign_ins"
  | "session_ended"
  | "deletion_not_confirmed"
  | "fresh_sign_in_needed"
  | "confirmation_code_wrong"
  | "confirmation_passkey_wrong"
  | "subscription_not_ended"
  | "no_such_session"
  | "no_such_api_key"
  | "password_login_off"
  | "no_such_sign_on"
  | "last_way_in"
  | "passkey_not_fitting"
  | "passkey_too_late"
  | "passkey_counter_back"
  | "passkey_known"
  | "no_such_passkey"
  | "second_factor_needed"
  | "second_factor_wrong"
  | "second_factor_unreadable"
  | "second_factor_needs_password"
  | "second_factor_in_force"
  | "second_factor_not_begun"
  | "unsubscribe_link_broken"
  | "no_such_receipt"
  | "no_such_item"
  | "no_item_at_index"
  | "item_not_of_receipt"
  | "receipt_already_saved"
  | "split_price_outside"
  | "receipt_not_saved"
  | "receipt_being_corrected"
  | "nothing_to_undo"
  | "no_such_purchase"
  | "more_returned_than_bought"
  | "no_such_correction"
  | "nothing_selected"
  | "receipt_in_doubt"
  | "no_purchase_date"
  | "not_an_image"
  | "image_too_large"
  | "image_undecodable"
  | "already_premium"
  | "no_active_subscription"
  | "subscription_not_created"
  | "subscription_not_cancelled"
  | "subscription_not_reactivated"
  | "payment_page_not_opened"
  | "no_practice_checkout"
  | "practice_not_started"
  | "practice_card_declined"
  | "practice_needs_confirmation"
  | "event_signature_wrong"
  | "no_such_product"
  | "barcode_not_digits"
  | "barcode_wrong_length"
  | "barcode_wrong_digit"
  | "barcode_of_shop"
  | "product_lookup_off"
  | "product_not_known"
  | "no_such_product_name"
  | "product_merged_with_itself"
  | "no_such_line_item"
  | "only_returns_below_zero"
  | "kind_needs_note"
  | "returns_change_alone"
  | "two_sizes_for_a_product"
  | "size_needs_unit"
  | "weight_needs_size"
  | "only_without_counterpart"
  | "regular_price_too_large"
  | "no_such_person"
  | "owner_stays"
  | "person_shared_twice"
  | "shares_above_one"
  | "no_such_observation"
  | "price_in_other_currency"
  | "price_without_product"
  | "no_shelf_tag"
  | "no_package_size"
  | "no_such_expense"
  | "no_such_adjustment"
  | "mileage_rate_missing"
  | "paid_back_twice"
  | "repaid_too_much"
  | "expense_paid_back"
  | "no_such_rate"
  | "no_such_claim"
  | "claim_filed"
  | "claim_not_filed"
  | "claim_not_taken_back"
  | "claim_adjusted"
  | "claim_unchanged"
  | "claim_empty"
  | "adjustments_unclear"
  | "no_such_import"
  | "import_unclear"
  | "import_nothing_new"
  | "table_unreadable"
  | "table_old_workbook"
  | "table_damaged"
  | "table_empty"
  | "table_unpacks_too_large"
  | "too_many_tables"
  | "table_too_much_work"
  | "no_such_webhook"
  | "no_such_webhook_delivery"
  | "webhook_not_https"
  | "webhook_has_password"
  | "webhook_address_private"
  | "no_such_claim_link"
  | "no_such_comment"
  | "no_such_mail_sender"
  | "mail_in_not_available"
  | "no_such_household"
  | "no_such_invitation"
  | "no_such_member"
  | "invitation_ended"
  | "invitation_of_other_address"
  | "invitation_to_oneself"
  | "claim_link_ended"
  | "claim_link_code_ended"
  | "assistant_unreachable"
  | "diagnostics_off"
  | "test_mail_not_sent"
  | "account_not_empty"
  | "import_under_way"
  | "too_many_imports"
  | "document_not_written"
  | "too_many_downloads"
  | "not_a_zip"
  | "zip_damaged"
  | "zip_names_outside"
  | "zip_too_many_files"
  | "zip_unpacks_too_large"
  | "zip_not_ours"
  | "zip_of_newer_version"
  | "zip_over_account"
  | "zip_text_unstorable"
  | "zip_figures_wrong"
  | "zip_names_twice"
  | "zip_too_much_at_once";

/** The closed list of reasons for which a verb refuses. Each has its status and words in one table of the API. */
export type Reason = keyof Facts | PlainReason;

export type FactsOf<One extends Reason> = One extends keyof Facts ? Facts[One] : NoFacts;
