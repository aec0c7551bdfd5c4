import type { english } from "../en/messages";
import type { Translation } from "../translation";
import { home } from "./home";
import { shell } from "./shell";

/** What the product says in Canadian French (docs/glossary.fr.md). */
export const french: Translation<typeof english> = { home, shell };
