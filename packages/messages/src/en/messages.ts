import { home } from "./home";
import { shell } from "./shell";

/** What the product says in English: the words of the specification, to the letter. */
export const english = { home, shell } as const;
