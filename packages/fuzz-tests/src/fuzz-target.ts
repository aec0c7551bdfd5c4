/** A parser under test: whatever bytes it is given, it keeps its promises. */
export interface FuzzTarget {
  /** Good inputs, from which the fuzzer starts. */
  readonly seeds: () => Promise<readonly Uint8Array[]> | readonly Uint8Array[];
  /** @throws when a promise is broken; a refusal that the parser documents breaks none. */
  readonly run: (data: Uint8Array) => Promise<void> | void;
}

/** The bytes as text; what is not UTF-8 becomes the replacement character, as at every entry point. */
export const utf8Text = (data: Uint8Array): string => new TextDecoder().decode(data);

export const utf8Bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** @throws an Error that says which promise was broken. */
export function promise(kept: boolean, what: string): asserts kept {
  if (!kept) throw new Error(`Broken promise: ${what}`);
}
