import { GfLedgerError } from "../gf-ledger-error";

const EXAMPLE = "for example https://gfledger.ca";

/** An address without the slashes at its end, so that a path can follow. @throws GfLedgerError `bad_option` */
export function baseUrlOf(address: string): string {
  const protocol = URL.canParse(address) ? new URL(address).protocol : "";
  if (protocol !== "https:" && protocol !== "http:") {
    throw new GfLedgerError(
      "bad_option",
      `baseUrl must be the address of the website with its https://, ${EXAMPLE}. It is ${JSON.stringify(address)}.`,
      { status: null },
    );
  }
  let end = address.length;
  while (address[end - 1] === "/") end -= 1;
  return address.slice(0, end);
}

/** The headers of every call. A key that was read from a file may end with a line break. @throws GfLedgerError */
export function headersOf({
  apiKey,
  language,
}: {
  apiKey?: string | undefined;
  language?: string | undefined;
}) {
  const key = apiKey?.trim();
  if (key && !/^[\x21-\x7e]+$/.test(key)) {
    throw new GfLedgerError(
      "bad_option",
      "apiKey must be the key alone, as the account page showed it, without spaces in it.",
      { status: null },
    );
  }
  return {
    ...(key ? { Authorization: `Bearer ${key}` } : {}),
    ...(language ? { "Accept-Language": language } : {}),
  };
}
