import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LETTERS_BY_ADDRESS } from "@gf-ledger/documents/letters/letter-addresses";
import { writeLetter } from "@gf-ledger/documents/letters/write-letter";
import { translatorOf } from "@gf-ledger/messages/translator";
import { notFound } from "next/navigation";

/** Made while the product is built: each letter is the same for everybody. */
export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => [...LETTERS_BY_ADDRESS.keys()].map((kind) => ({ kind }));

const FONT_FOLDER = join(process.cwd(), "node_modules/@fontsource/figtree/files");
const font = (weight: number) => readFile(join(FONT_FOLDER, `figtree-latin-${weight}-normal.woff`));

/** A letter for a practitioner to sign, as PDF (claim-20). */
export async function GET(_request: Request, { params }: { params: Promise<{ kind: string }> }) {
  const { kind } = await params;
  const letter = LETTERS_BY_ADDRESS.get(kind);
  if (!letter) notFound();
  const written = await writeLetter(letter, { regular: await font(400), semibold: await font(600) });
  const name = translatorOf(letter.locale, "fileNames")(`letter.${letter.kind}`);
  return new Response(Buffer.from(written), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${name}.pdf"`,
    },
  });
}
