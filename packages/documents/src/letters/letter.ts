import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { LetterKind } from "@gf-ledger/domain/letters/letter-address";

/** A letter that a practitioner signs, with blanks to fill in by hand. */
export interface Letter {
  readonly kind: LetterKind;
  readonly locale: Locale;
  readonly title: string;
  /** Whom the letter addresses. */
  readonly salutation: string;
  readonly paragraphs: readonly string[];
  /** Labels of the blanks above the paragraphs, about the patient. */
  readonly patientBlanks: readonly string[];
  /** Labels of the blanks below them, about whoever signs. */
  readonly signerBlanks: readonly string[];
  /** For the patient, below a line; each says where it is from, or that it is not confirmed. */
  readonly notes: readonly string[];
  /** The subject in the PDF's metadata. */
  readonly subject: string;
  /** Stands above the letter, where a practice puts its own letterhead. */
  readonly letterhead: string;
  readonly forPatient: string;
}
