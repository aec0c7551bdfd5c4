import type { Prisma } from "@gf-ledger/db/generated/client";

/** What is joined again and again grows no further than this. */
export const MAX_OTHER_PICTURES = 36;

/** The hashes by which a picture is known again. */
interface PictureHashes {
  readonly imageSha256: string;
  readonly perceptualHash: string;
}

type HashColumns = PictureHashes & {
  readonly otherImagesSha256?: readonly string[];
  readonly otherPerceptualHashes?: readonly string[];
};

/** The receipts of which one picture has this SHA-256. */
export const ofPicture = (imageSha256: string): Prisma.ReceiptWhereInput => ({
  OR: [{ imageSha256 }, { otherImagesSha256: { has: imageSha256 } }],
});

/** The columns with the hashes of the pictures below the first one of a receipt joined from `parts` (receipts-123). */
export function otherPictures(parts: readonly HashColumns[]) {
  const [first] = parts;
  const others = (own: (part: HashColumns) => readonly string[], firstOf: string | undefined) =>
    [...new Set(parts.flatMap(own).filter((hash) => hash !== firstOf))].slice(0, MAX_OTHER_PICTURES);
  return {
    otherImagesSha256: others(
      (part) => [part.imageSha256, ...(part.otherImagesSha256 ?? [])],
      first?.imageSha256,
    ),
    otherPerceptualHashes: others(
      (part) => [part.perceptualHash, ...(part.otherPerceptualHashes ?? [])],
      first?.perceptualHash,
    ),
  };
}
