const PIECE_BYTES = 8192;

/**
 * A photo's data in base64 without a prefix (receipts-1). For small photos; larger ones are sent as bytes.
 */
export async function base64Of(image: Blob): Promise<string> {
  const bytes = new Uint8Array(await image.arrayBuffer());
  let characters = "";
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    characters += String.fromCharCode(...bytes.subarray(start, start + PIECE_BYTES));
  }
  return btoa(characters);
}
