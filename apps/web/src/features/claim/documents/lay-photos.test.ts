import { createHash } from "node:crypto";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { unzipSync, zipSync } from "fflate";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sha256Of } from "@/hooks/sha256-of";
import { type FindPricePhoto, layPhotos } from "./lay-photos";
import type { ListedReceipt } from "./listed-receipt";
import { photoWords } from "./photo-list";

const text = (words: string) => new TextEncoder().encode(words);
const sha256 = (words: string) => createHash("sha256").update(words).digest("hex");
const photo = (name: string, words: string) => new File([words], name, { lastModified: 1_750_000_000_000 });

const receipt = (number: string, day: string, store: string, photo: string, printed: string, looks: string) =>
  [number, day, store, "12.00", "CAD", `photos/${number} ${day} ${photo}`, sha256(printed), looks, "id"].join(
    ",",
  );
const RECEIPTS = [
  receipt("R1", "2025-03-03", "Save-On-Foods", "Save-On-Foods", "first", "0000000000000000"),
  receipt("R2", "2025-04-11", "'=Marché", "Marché", "as it was sent", "ffffffffffffffff"),
  receipt("R3", "2025-05-05", "Corner Shop", "Corner Shop", "gone", "0f0f0f0f0f0f0f0f"),
];
/** The headings of the package's table in each language of its documents. */
const ENGLISH = "Receipt,Date,Store,Total,Currency,Photo,SHA-256 of the photo,Perceptual hash,Identifier";
const FRENCH = "Reçu,Date,Magasin,Total,Devise,Photo,SHA-256 de la photo,Empreinte perceptuelle,Identifiant";
/** A line of the list of comparators: what was compared, then its photo's name and fingerprint. */
const price = (product: string, photo: string, printed: string | null) =>
  [product, "Bread", "675", "g", "3.49", "Maple Grocer", "", "2025-03-01", "Seen", "", "Evidence", "2"]
    .concat(printed === null ? ["", ""] : [`photos/${photo}`, sha256(printed)])
    .join(",");
const PRICES = [
  price("GF bread", "P1 2025-03-01 Maple Grocer", "a tag"),
  price("GF buns", "P1 2025-03-01 Maple Grocer", "a tag"),
  price("GF flour", "P2 2025-03-01 Maple Grocer", "another tag"),
  price("GF oats", "", null),
];
const AUTHORITY = zipSync({
  "gluten-free-claim-2025.pdf": text("%PDF"),
  "gluten-free-claim-2025.xlsx": text("PK"),
});
const ownPackage = (heading: string) =>
  zipSync({
    "checklist.txt": text("Keep it."),
    [`csv/${heading === FRENCH ? "recus" : "receipts"}.csv`]: text(
      `\uFEFF${[heading, ...RECEIPTS].join("\r\n")}\r\n`,
    ),
    [`csv/${heading === FRENCH ? "produits-courants" : "comparators"}.csv`]: text(
      `\uFEFF${["Gluten-free product,...", ...PRICES].join("\r\n")}\r\n`,
    ),
    "gluten-free-claim-2025.pdf": text("%PDF"),
  });

/** Looks by file name: what a browser would see on the photo. */
const LOOKS: Readonly<Record<string, string>> = {
  "large.JPG": "fffffffffffffff0",
  "cat.jpg": "00000000ffffffff",
};
const fingerprints = { sha256Of, looksOf: async ({ name }: File) => LOOKS[name] ?? null };

const FILES = [
  photo("IMG_0001.jpeg", "first"),
  photo("large.JPG", "as it was taken"),
  photo("cat.jpg", "a cat"),
  photo("notes.txt", "no photo"),
];
const lay = (
  files: readonly File[] = FILES,
  heading = ENGLISH,
  locale: Locale = "en-CA",
  { ofReceipts = true, keptPhoto = null as FindPricePhoto | null } = {},
) =>
  layPhotos(
    { documents: AUTHORITY, fingerprints: ownPackage(heading) },
    { files, ofReceipts, keptPhoto },
    photoWords(translatorOf(locale, "claimDownloads")),
    () => {},
    fingerprints,
  );
const filesIn = async (zip: Blob) => unzipSync(new Uint8Array(await zip.arrayBuffer()));

afterEach(() => vi.unstubAllGlobals());

describe("claim-30 photos laid into the package by the browser", () => {
  test("claim-30 each photo is named by its receipt's day and store, beside the untouched papers", async () => {
    const files = await filesIn((await lay()).zip);
    expect(Object.keys(files)).toEqual([
      "gluten-free-claim-2025.pdf",
      "gluten-free-claim-2025.xlsx",
      "photos/list.txt",
      "photos/R1 2025-03-03 Save-On-Foods.jpeg",
      "photos/R2 2025-04-11 Marché (looks the same).jpg",
    ]);
    const words = (path: string) => new TextDecoder().decode(files[path]);
    expect(words("photos/R1 2025-03-03 Save-On-Foods.jpeg")).toBe("first");
    expect(words("gluten-free-claim-2025.pdf")).toBe("%PDF");
  });

  test("claim-30 a photo that was made smaller before it was sent is found by how it looks, and marked", async () => {
    const { found } = await lay();
    expect(found.map(({ file, sameFile, receipt }) => [file.name, sameFile, receipt.store])).toEqual([
      ["IMG_0001.jpeg", true, "Save-On-Foods"],
      ["large.JPG", false, "=Marché"],
    ]);
  });

  test("receipts-128 of a receipt joined from three pictures each is laid in, by its file or by how it looks", async () => {
    const joined = receipt("R1", "2025-03-03", "Save-On-Foods", "Save-On-Foods", "first", "0000000000000000")
      .replace(sha256("first"), ["first", "as it was sent", "the foot"].map(sha256).join(" "))
      .replace("0000000000000000", "0000000000000000 ffffffffffffffff 00000000ffffff00");
    const own = zipSync({ "csv/receipts.csv": text(`\uFEFF${ENGLISH}\r\n${joined}\r\n`) });
    const laid = (files: readonly File[]) =>
      layPhotos(
        { documents: AUTHORITY, fingerprints: own },
        { files, ofReceipts: true, keptPhoto: null },
        photoWords(translatorOf("en-CA", "claimDownloads")),
        () => {},
        fingerprints,
      );
    const { zip, missing } = await laid([...FILES, photo("IMG_0003.jpeg", "the foot")]);
    expect(Object.keys(await filesIn(zip)).filter((path) => /R1/.test(path))).toEqual([
      "photos/R1 2025-03-03 Save-On-Foods.jpeg",
      "photos/R1 2025-03-03 Save-On-Foods (3).jpeg",
      "photos/R1 2025-03-03 Save-On-Foods (2) (looks the same).jpg",
    ]);
    expect(missing).toEqual([]);
    const two = await laid([photo("IMG_0001.jpeg", "first"), photo("large.JPG", "as it was taken")]);
    expect(two.missing.map(({ store }) => store)).toEqual(["Save-On-Foods (3)"]);
  });

  test("claim-30 what is missing is listed, on the page and in the package", async () => {
    const { missing, zip } = await lay();
    expect(missing.map(({ store }: ListedReceipt) => store)).toEqual(["Corner Shop"]);
    const list = new TextDecoder().decode((await filesIn(zip))["photos/list.txt"]);
    expect(list).toContain("Photos not found: 1");
    expect(list).toContain("R3 2025-05-05 Corner Shop");
  });

  test("claim-27 papers in French list the same receipts, and what is laid in is named in French", async () => {
    const { found, zip } = await lay(FILES, FRENCH, "fr-CA");
    expect(found.map(({ receipt }) => receipt.store)).toEqual(["Save-On-Foods", "=Marché"]);
    const files = await filesIn(zip);
    expect(Object.keys(files)).toContain("photos/R2 2025-04-11 Marché (même aspect).jpg");
    expect(new TextDecoder().decode(files["photos/liste.txt"])).toContain("Photos introuvables\u00A0: 1");
  });

  test("claim-30 no photo is sent anywhere", async () => {
    const sent = vi.fn();
    for (const way of ["fetch", "XMLHttpRequest", "WebSocket"]) vi.stubGlobal(way, sent);
    vi.stubGlobal("navigator", { sendBeacon: sent });
    await lay();
    expect(sent).not.toHaveBeenCalled();
  });

  test("claim-30 one photo is laid in for one receipt, however often the folder holds it", async () => {
    const { found } = await lay([photo("a.jpg", "first"), photo("copy.jpg", "first")]);
    expect(found.map(({ file }) => file.name)).toEqual(["a.jpg"]);
  });

  /** This device keeps the one tag of the two that the package lists. */
  const keptPhoto: FindPricePhoto = async (hash) =>
    hash === sha256("a tag") ? new Blob(["a tag"], { type: "image/jpeg" }) : null;

  test.each([
    [ENGLISH, "en-CA"],
    [FRENCH, "fr-CA"],
  ] as const)(
    "claim-80 the photos of regular prices that this device keeps stand beside those of receipts, each once",
    async (heading, locale) => {
      const { zip, missing } = await lay(FILES, heading, locale, { keptPhoto });
      const files = await filesIn(zip);
      expect(new TextDecoder().decode(files["photos/P1 2025-03-01 Maple Grocer.jpg"])).toBe("a tag");
      expect(Object.keys(files).filter((path) => path.startsWith("photos/P"))).toHaveLength(1);
      expect(Object.keys(files)).toContain("photos/R1 2025-03-03 Save-On-Foods.jpeg");
      expect(missing.map(({ photo }) => photo)).toContain("photos/P2 2025-03-01 Maple Grocer");
    },
  );

  test("claim-80 one that the person's own folder holds is laid in too", async () => {
    const own = [...FILES, photo("flyer.png", "another tag")];
    const files = await filesIn((await lay(own, ENGLISH, "en-CA", { keptPhoto })).zip);
    expect(Object.keys(files)).toContain("photos/P2 2025-03-01 Maple Grocer.png");
  });

  test("claim-80 they go in without any receipt, and stay out where they are not wanted", async () => {
    const alone = await lay([], ENGLISH, "en-CA", { ofReceipts: false, keptPhoto });
    expect(alone.missing.map(({ photo }) => photo)).toEqual(["photos/P2 2025-03-01 Maple Grocer"]);
    expect(Object.keys(await filesIn(alone.zip)).filter((path) => /photos\/[PR]\d/.test(path))).toEqual([
      "photos/P1 2025-03-01 Maple Grocer.jpg",
    ]);
    const without = await lay([...FILES, photo("tag.jpg", "a tag")]);
    expect(Object.keys(await filesIn(without.zip)).some((path) => path.startsWith("photos/P"))).toBe(false);
  });

  test("claim-30 photos of more than four gigabytes are refused, as a ZIP could not be opened", async () => {
    const huge = photo("huge.jpg", "first");
    Object.defineProperty(huge, "size", { value: 5_000_000_000 });
    await expect(lay([huge])).rejects.toThrow("too large for one ZIP");
  });
});
