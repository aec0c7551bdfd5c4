import { z } from "zod";
import { CURRENCIES, EDITIONS } from "./edition-facts";

export const editionSchema = z.enum(EDITIONS);
export const currencySchema = z.enum(CURRENCIES);
