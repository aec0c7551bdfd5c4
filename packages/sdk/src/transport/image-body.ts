/** Multiple of three, so that pieces of base64 join without padding between them. */
const PIECE_BYTES = 48 * 1024;

function base64(bytes: Uint8Array): string {
  let characters = "";
  for (let start = 0; start < bytes.length; start += 8192) {
    characters += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return btoa(characters);
}

/** The upload's JSON, piece by piece. */
export function* imageBodyPieces(image: Uint8Array): Generator<string> {
  yield '{"base64Image":"';
  for (let start = 0; start < image.length; start += PIECE_BYTES) {
    yield base64(image.subarray(start, start + PIECE_BYTES));
  }
  yield '"}';
}
