import type { Words } from "@/features/language/words/words";
import type { FoundPhoto, PhotoSearch } from "./find-photos";

const ENDING = /\.[a-z0-9]{1,5}$/i;

/** What the package says of the photos in it. */
export interface PhotoWords {
  /** What the list is called, without its ending. */
  readonly listFile: string;
  /** Behind the name of a photo that is another file, and only shows the same. */
  readonly looksTheSame: string;
  listed(count: number): string;
  notFound(count: number): string;
}

export function photoWords(t: Words<"claimDownloads">): PhotoWords {
  return {
    listFile: t("photos.listFile"),
    looksTheSame: t("photos.looksTheSame"),
    listed: (count) => t("photos.listed", { count: String(count) }),
    notFound: (count) => t("photos.notFound", { count: String(count) }),
  };
}

/** Where a photo stands in the package: its receipt's day and store, with the file's own ending. */
export function photoPath({ receipt, file, sameFile }: FoundPhoto, words: PhotoWords): string {
  const ending = ENDING.exec(file.name)?.[0].toLowerCase() ?? "";
  return `${receipt.photo}${sameFile ? "" : ` (${words.looksTheSame})`}${ending}`;
}

/** What is laid in, what only looks the same, and what is missing, as a text file beside the photos. */
export function photoList({ found, missing }: PhotoSearch, words: PhotoWords): string {
  const lines = [
    words.listed(found.length),
    ...found.map((photo) => `  ${photoPath(photo, words)}`),
    "",
    words.notFound(missing.length),
    ...missing.map(({ photo }) => `  ${photo}`),
  ];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
