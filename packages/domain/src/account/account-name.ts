/** The letters of a name that others of a household are shown. */
export const MAX_NAME_LETTERS = 60;

/**
 * A person's name as it is kept (accounts-85): without mail or web addresses, with a blank behind each full stop so
 * that no program makes a link of it, and cut to 60 letters; `null` where nothing is left.
 */
export function accountName(text: string): string | null {
  const words = text.split(/\s+/u).filter((word) => !/[@/\\]|^www\./iu.test(word));
  const name = words.join(" ").replaceAll(/\.(?=[\p{L}\p{N}])/gu, ". ");
  return [...name].slice(0, MAX_NAME_LETTERS).join("").trim() || null;
}
