import { z } from "zod";

/** Which page of a list is asked for, as the fields of an input; without either, the first page of the most rows. */
export const pageInput = (limit: number) => ({
  page: z.coerce.number<number | string>().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number<number | string>().int().min(1).max(limit).default(limit),
});

/** The same as the fields of an answer, with how much there is in all. */
export const pageFields = {
  totalItems: z.number().int(),
  totalPages: z.number().int(),
  page: z.number().int(),
  perPage: z.number().int(),
};

export interface PageAsked {
  readonly page: number;
  readonly perPage: number;
}

export const pageOf = ({ page, perPage }: PageAsked, totalItems: number) => ({
  totalItems,
  totalPages: Math.ceil(totalItems / perPage),
  page,
  perPage,
});
