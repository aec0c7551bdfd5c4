import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { WalkStop } from "@gf-ledger/domain/price-book/price-walk";
import type { ShelfTag } from "@gf-ledger/domain/price-book/shelf-tag";
import { sizeSchema } from "@gf-ledger/domain/size/unit";
import type { z } from "zod";
import { written } from "../language/typed-amount";
import { observationFormSchema, typedSize } from "../price-book/observation-values";
import { type SeenPackage, sizesToChoose } from "./walk-questions";

/** The fields of one price, typed as text; the size is always asked, as no shelf is without it. */
export const walkFormSchema = (locale: Locale) =>
  observationFormSchema(locale)
    .pick({ name: true, brand: true, price: true, unit: true })
    .extend({ size: typedSize(locale).pipe(sizeSchema) });

export type SeenInWalk = z.output<ReturnType<typeof walkFormSchema>>;

export interface WalkFormStart {
  readonly values: Record<"name" | "brand" | "price" | "size" | "unit", string>;
  /** The sizes that the tag prints, where the person has to say which. */
  readonly sizes: readonly SeenPackage[];
}

/** What the form begins with: what the tag says, and the product that was looked for. */
export function startOfStop(stop: WalkStop, tag: ShelfTag | null, locale: Locale): WalkFormStart {
  const sizes = tag === null ? [] : sizesToChoose(tag, stop);
  const [only, ...others] = sizes;
  const size = others.length === 0 ? only : undefined;
  return {
    sizes: others.length === 0 ? [] : sizes,
    values: {
      name: tag === null || tag.name === "" ? stop.name : tag.name,
      brand: tag?.brand ?? "",
      price: tag === null ? "" : written(tag.price.toFixed(2), locale),
      size: size ? written(size.size, locale) : "",
      unit: size?.unit ?? (stop.bought ?? stop.usual).unit,
    },
  };
}
