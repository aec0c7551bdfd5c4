import {
  DATE_OF_PRICE_NEEDED,
  newObservationInput,
  OBSERVED_HOW_WORDS,
  type ObservationView,
} from "@gf-ledger/domain/price-book/observation";
import type { Comparator } from "@gf-ledger/domain/price-book/price-book-view";
import type { ShelfTag } from "@gf-ledger/domain/price-book/shelf-tag";
import { sizeSchema, unitSchema } from "@gf-ledger/domain/size/unit";
import { z } from "zod";

const { name, brand, price, store, place, url } = newObservationInput.shape;

/** A field that may be left empty. */
const orNothing = <Output>(schema: z.ZodType<Output, string | null>) =>
  z
    .string()
    .transform((typed) => (typed.trim() === "" ? null : typed.trim()))
    .pipe(schema);

/** The form's fields, all typed as text. */
export const observationFormSchema = z.object({
  name,
  brand: orNothing(brand.unwrap()),
  price,
  size: z
    .string()
    .transform((typed) => (typed.trim() === "" ? null : Number(typed.replace(",", "."))))
    .pipe(sizeSchema.nullable()),
  unit: unitSchema,
  store: orNothing(store.unwrap()),
  place: orNothing(place.unwrap()),
  seenOn: z.string().min(1, DATE_OF_PRICE_NEEDED),
  how: newObservationInput.shape.how,
  url: orNothing(url.unwrap()),
});

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
  readonly title: string;
  readonly values: ObservationValues;
  readonly id?: string;
  /** The catalogue's product while the name stays as it is; without it the name is matched. */
  readonly productId?: string | null;
  /** Kept as it is: the form does not ask for it. */
  readonly fileSha256?: string | null;
}

export const startOfObservation = (seen: ObservationView): FormStart => ({
  title: "Edit this price",
  id: seen.id,
  productId: seen.productId,
  fileSha256: seen.fileSha256,
  values: {
    name: seen.name,
    brand: seen.brand ?? "",
    price: seen.price.toFixed(2),
    size: seen.size === null ? "" : String(seen.size),
    unit: seen.unit ?? "g",
    store: seen.store ?? "",
    place: seen.place ?? "",
    seenOn: seen.seenOn,
    how: seen.how,
    url: seen.url ?? "",
  },
});

export const startOfTag = (tag: ShelfTag): FormStart => ({
  title: "Check what the tag says",
  values: {
    ...EMPTY_VALUES,
    name: tag.name,
    brand: tag.brand ?? "",
    price: tag.price.toFixed(2),
    size: tag.size === null ? "" : String(tag.size),
    unit: tag.unit ?? "g",
    store: tag.store ?? "",
    seenOn: tag.seenOn ?? "",
    how: tag.how,
  },
});

export const startOfComparator = ({ name, productId }: Comparator): FormStart => ({
  title: "Add a better price",
  productId,
  values: { ...EMPTY_VALUES, name },
});

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
export const HOW_OPTIONS = Object.entries(OBSERVED_HOW_WORDS).map(([value, words]) => ({
  value,
  label: capital(words),
}));
export const UNIT_OPTIONS = unitSchema.options.map((unit) => ({
  value: unit,
  label: unit === "fl-oz" ? "fl oz" : unit,
}));
