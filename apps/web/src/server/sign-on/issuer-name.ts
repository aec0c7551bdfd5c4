/** An issuer as it is compared and kept: with or without a slash at its end, it is the same one. */
export const issuerName = (written: string): string =>
  written.endsWith("/") ? written.slice(0, -1) : written;
