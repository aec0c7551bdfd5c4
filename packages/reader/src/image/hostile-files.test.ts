import { describe, expect, it } from "vitest";
import { HOSTILE_FILES, pdfOfPages } from "../../test/hostile-files";
import { decodeImage } from "./decode-image";

describe("reading-12: hostile files", () => {
  it.each(HOSTILE_FILES)("reading-12 answers %s with %s and its message", async (_name, reason, make) => {
    const problem = decodeImage(await make());
    await expect(problem).rejects.toMatchObject({ name: "ImageProblemError", reason });
    await expect(problem).rejects.toThrow(/^photoFaults\.\w+/);
  });

  it("reading-11 accepts a PDF of a few pages, drawn one below the other", async () => {
    const { image, words } = await decodeImage(pdfOfPages(3));
    expect([image.width, image.height]).toEqual([400, 2400]);
    expect(words).toBeNull();
  });
});
