import { recogniserChosen } from "../process/reader-environment";
/** Raised whenever the same image may be read differently; the stock recogniser has a version of its own. */
export const READER_VERSION = recogniserChosen() === "stock" ? "2.1.0-stock" : "2.1.0";
