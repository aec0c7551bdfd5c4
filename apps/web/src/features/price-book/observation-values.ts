import type { Locale } from "@gf-ledger/domain/edition/locale";
import {
  DATE_OF_PRICE_NEEDED,
  newObservationInput,
  type ObservationView,
  observedHowSchema,
} from "@gf-ledger/domain/price-book/observation";
import type { Comparator } from "@gf-ledger/domain/price-book/price-book-view";
import type { ShelfTag } from "@gf-ledger/domain/price-book/shelf-tag";
import { sizeSchema, unitSchema } from "@gf-ledger/domain/size/unit";
import { z } from "zod";
import { typedAmount, written } from "../language/typed-amount";

const { name, brand, price, store, place, url } = newObservationInput.shape;

/** A field that may be left empty. */
const orNothing = <Output>(schema: z.ZodType<Output, string | null>) =>
  z
    .string()
    .transform((typed) => (typed.trim() === "" ? null : typed.trim()))
    .pipe(schema);

/** A size as it was typed, in the locale's form; `null` of an empty field. */
export const typedSize = (locale: Locale) =>
  z.string().transform((typed) => {
    const amount = typedAmount(typed.trim(), locale);
    return amount === "" ? null : Number(amount);
  });

/** The form's fields, all typed as text, with amounts as the locale writes them. */
export const observationFormSchema = (locale: Locale) =>
  z.object({
    name,
    brand: orNothing(brand.unwrap()),
    price: z
      .string()
      .transform((typed): string | number => typedAmount(typed, locale))
      .pipe(price),
    size: typedSize(locale).pipe(sizeSchema.nullable()),
    unit: unitSchema,
    store: orNothing(store.unwrap()),
    place: orNothing(place.unwrap()),
    seenOn: z.string().min(1, DATE_OF_PRICE_NEEDED),
    how: newObservationInput.shape.how,
    url: orNothing(url.unwrap()),
  });

export type KeptPrice = z.output<ReturnType<typeof observationFormSchema>>;

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

/** How a price can be known, best evidence first. */
export const HOW = observedHowSchema.options;
