/** Every API key starts with this (accounts-37), so that a leaked one is recognised and kept out of the log. */
export const API_KEY_PREFIX = "gfl_";
