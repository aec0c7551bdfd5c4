import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { ObservationView } from "@gf-ledger/domain/price-book/observation";
import type { Comparator } from "@gf-ledger/domain/price-book/price-book-view";
import type { ShelfTag } from "@gf-ledger/domain/price-book/shelf-tag";
import { written } from "../language/typed-amount";

export const EMPTY_VALUES = {
  name: "",
  brand: "",
  price: "",
  size: "",
  unit: "g",
  store: "",
  place: "",
  seenOn: "",
  how: "typed",
  url: "",
};
export type ObservationValues = typeof EMPTY_VALUES;

/** What the form begins with, and which price it corrects. */
export interface FormStart {
  /** What the form is called: which of its words. */
  readonly title: "add" | "edit" | "tag" | "better";
  readonly values: ObservationValues;
  readonly id?: string;
  /** The catalogue's product while the name stays as it is; without it the name is matched. */
  readonly productId?: string | null;
  /** Of the file that is kept as proof. */
  readonly fileSha256?: string | null;
}

export const startOfObservation = (seen: ObservationView, locale: Locale): FormStart => ({
  title: "edit",
  id: seen.id,
  productId: seen.productId,
  fileSha256: seen.fileSha256,
  values: {
    name: seen.name,
    brand: seen.brand ?? "",
    price: written(seen.price.toFixed(2), locale),
    size: seen.size === null ? "" : written(seen.size, locale),
    unit: seen.unit ?? "g",
    store: seen.store ?? "",
    place: seen.place ?? "",
    seenOn: seen.seenOn,
    how: seen.how,
    url: seen.url ?? "",
  },
});

export const startOfTag = (tag: ShelfTag, locale: Locale): FormStart => ({
  title: "tag",
  values: {
    ...EMPTY_VALUES,
    name: tag.name,
    brand: tag.brand ?? "",
    price: written(tag.price.toFixed(2), locale),
    size: tag.size === null ? "" : written(tag.size, locale),
    unit: tag.unit ?? "g",
    store: tag.store ?? "",
    seenOn: tag.seenOn ?? "",
    how: tag.how,
  },
});

export const startOfComparator = ({ name, productId }: Comparator): FormStart => ({
  title: "better",
  productId,
  values: { ...EMPTY_VALUES, name },
});
