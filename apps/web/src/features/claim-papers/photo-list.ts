import type { FoundPhoto, PhotoSearch } from "./find-photos";

const ENDING = /\.[a-z0-9]{1,5}$/i;

/** Where a photo stands in the package: its receipt's day and store, with the file's own ending. */
export function photoPath({ receipt, file, sameFile }: FoundPhoto): string {
  const ending = ENDING.exec(file.name)?.[0].toLowerCase() ?? "";
  return `${receipt.photo}${sameFile ? "" : " (looks the same)"}${ending}`;
}

/** What is laid in, what only looks the same, and what is missing, as a text file beside the photos. */
export function photoList({ found, missing }: PhotoSearch): string {
  const lines = [
    `Photos laid in: ${found.length}`,
    ...found.map((photo) => `  ${photoPath(photo)}`),
    "",
    `Photos that were not found: ${missing.length}`,
    ...missing.map(({ date, store, sha256 }) => `  ${date} ${store} (SHA-256 ${sha256})`),
  ];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
