import { type RecogniserName, recogniserNamed } from "../ocr/recogniser-name";
import { recogniserChosen } from "../process/reader-environment";

/** Raised whenever the same image may be read differently; each recogniser has a version of its own. */
const VERSIONS: Readonly<Record<RecogniserName, string>> = { own: "2.2.0", stock: "2.2.0-stock" };

export const READER_VERSION = VERSIONS[recogniserNamed(recogniserChosen())];
