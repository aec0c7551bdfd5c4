import { type Audience, isFor } from "@gf-ledger/domain/documents/audience";
import type { PrintedPage } from "../../pdf/printed-page";
import { type PrintedRow, printedRows, printTable } from "../../pdf/printed-table";
import type { ClaimDocuments, DocumentComparator } from "../claim-documents";
import { pricePhotos } from "../photo-name";
import { headed, SMALL } from "./look";
import type { Printing } from "./printing";

/** One regular product, however many months its price was brought to (claim-73). */
function inGroups(comparators: readonly DocumentComparator[]): (readonly DocumentComparator[])[] {
  const groups = new Map<string, DocumentComparator[]>();
  for (const one of comparators) {
    const { forProduct, priceSource, product, size, unit, price, store, place, knownOn, printedBy } = one;
    const { pictureSha256, sizeClass } = one;
    const key = JSON.stringify([
      forProduct,
      priceSource,
      product,
      size,
      unit,
      sizeClass,
      price,
      store,
      place,
      knownOn,
      printedBy,
      pictureSha256,
    ]);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

type Photos = ReturnType<typeof pricePhotos>;

function seen(
  { store, place, knownOn, pictureSha256 }: DocumentComparator,
  photos: Photos,
  print: Printing,
): string {
  const on = knownOn !== null && knownOn.length === 10 ? print.shortDate(knownOn) : knownOn;
  const { number } = (pictureSha256 !== null && photos.get(pictureSha256)) || { number: null };
  const photo = number === null ? null : print.words.report("comparators.photo", { number });
  return [store, place, on, photo].filter(Boolean).join(", ");
}

/** Where the price is from, and to which months the index brought it, by which levels. */
function originOf(group: readonly DocumentComparator[], print: Printing): string {
  const { common, report } = print.words;
  const [first] = group;
  if (!first) return "";
  const how =
    first.priceSource === null ? common("unknownSource") : common(`priceSource.${first.priceSource}`);
  const brought = group.flatMap(({ carried }) => carried ?? []);
  const months = brought
    .sort((a, b) => (a.toMonth < b.toMonth ? -1 : 1))
    .map(({ toMonth, toLevel }) =>
      report("comparators.toMonth", { month: toMonth, level: print.number(toLevel) }),
    );
  const [from] = brought;
  return [
    `${how}.`,
    first.printedBy === null ? "" : `${first.printedBy}.`,
    first.sizeClass === null ? "" : report(`comparators.sizeClass.${first.sizeClass}`),
    from
      ? report("comparators.brought", {
          from: from.fromMonth,
          level: print.number(from.fromLevel),
          months: [...new Set(months)].join(", "),
        })
      : "",
  ]
    .filter(Boolean)
    .join(" ")
    .replaceAll("..", ".");
}

function rowOf(
  group: readonly DocumentComparator[],
  grounded: boolean,
  photos: Photos,
  print: Printing,
): PrintedRow {
  const [one] = group;
  if (!one) return { cells: [] };
  const grounds = [...new Set(group.map(({ ground }) => print.words.grounds(ground)))].join(", ");
  return {
    cells: [
      one.forProduct,
      one.product ?? "–",
      print.size(one.size, one.unit) || "–",
      print.amount(one.price),
      seen(one, photos, print) || "–",
      ...(grounded ? [grounds] : []),
      print.number(group.reduce((sum, { timesUsed }) => sum + timesUsed, 0)),
    ],
    note: originOf(group, print),
    noteOver: grounded ? 6 : 5,
  };
}

/** Each regular product that was compared with: its size, price, store, place and day, and where that is from. */
export async function printComparators(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
  audience?: Audience,
): Promise<void> {
  const { report } = print.words;
  if (documents.comparators.length === 0) return;
  const grounded = isFor("yourself", audience);
  const photos = pricePhotos(documents);
  await printTable(
    page,
    report("comparators.title"),
    [
      { heading: report("evidence.for"), part: 4 },
      { heading: report("evidence.regular"), part: 3.4 },
      { heading: report("evidence.size"), part: 1.5, align: "right" },
      { heading: report("evidence.price"), part: 1.3, align: "right" },
      { heading: report("evidence.seen"), part: 3.4 },
      ...(grounded ? [{ heading: report("evidence.ground"), part: 2 }] : []),
      { heading: report("evidence.items"), part: 1.5, align: "right" as const },
    ],
    printedRows(inGroups(documents.comparators), (group) => rowOf(group, grounded, photos, print)),
    headed(report("comparators.title"), report("comparators.intro")),
  );
  if (photos.size > 0) page.write("P", report("comparators.photos"), { ...SMALL, size: 9, above: 5 });
  if (documents.comparators.some(({ carried }) => carried !== null && carried.how !== "published"))
    page.write("P", report("comparators.nearest"), { ...SMALL, size: 9, above: 5 });
}
