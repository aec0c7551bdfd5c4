import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LETTER_KINDS, letterKindSchema } from "@gf-ledger/documents/letters/letters";
import { writeLetter } from "@gf-ledger/documents/letters/write-letter";

/** Made while the product is built: each letter is the same for everybody. */
export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => LETTER_KINDS.map((kind) => ({ kind }));

const FONT_FOLDER = join(process.cwd(), "node_modules/@fontsource/figtree/files");
const font = (weight: number) => readFile(join(FONT_FOLDER, `figtree-latin-${weight}-normal.woff`));

/** A letter for a practitioner to sign, as PDF (claim-20). */
export async function GET(_request: Request, { params }: { params: Promise<{ kind: string }> }) {
  const kind = letterKindSchema.parse((await params).kind);
  const letter = await writeLetter(kind, { regular: await font(400), semibold: await font(600) });
  return new Response(Buffer.from(letter), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="letter-${kind}.pdf"`,
    },
  });
}
