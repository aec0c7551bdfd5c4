import { recogniserChosen } from "../process/reader-environment";
/** Changes whenever the same image may be read differently; the stock recogniser reads otherwise than the own one. */
export const READER_VERSION = recogniserChosen() === "stock" ? "2.0.0-stock" : "2.0.0";
