/** Changes whenever the same image may be read differently. */
export const READER_VERSION = "1.7.2";
