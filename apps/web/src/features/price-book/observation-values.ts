import type { Locale } from "@gf-ledger/domain/edition/locale";
import { DATE_OF_PRICE_NEEDED, newObservationInput } from "@gf-ledger/domain/price-book/observation";
import { sizeSchema, unitSchema } from "@gf-ledger/domain/size/unit";
import { z } from "zod";
import { typedAmount } from "../language/typed-amount";

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
