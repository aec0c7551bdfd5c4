import { type RecogniserName, recogniserNamed } from "../ocr/recogniser/recogniser-name";
import { effortChosen, recogniserChosen } from "../process/reader-environment";
import { effortNamed, type ReaderEffort } from "./reader-effort";

/** Raised whenever the same image may be read differently; each recogniser has a version of its own. */
const VERSIONS: Readonly<Record<RecogniserName, string>> = { own: "3.17.0", stock: "3.17.0-stock" };
const SUFFIXES: Readonly<Record<ReaderEffort, string>> = { normal: "", fast: "-fast" };

export const READER_VERSION =
  VERSIONS[recogniserNamed(recogniserChosen())] + SUFFIXES[effortNamed(effortChosen())];
