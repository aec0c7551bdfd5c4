import { auth } from "./auth";
import { common } from "./common";
import { consents } from "./consents";
import { credentials } from "./credentials";
import { discarding } from "./discarding";
import { frame } from "./frame";
import { home } from "./home";
import { homeActions } from "./home-actions";
import { keepYours } from "./keep-yours";
import { plans } from "./plans";
import { protectedPages } from "./protected";
import { provinces } from "./provinces";
import { receipts } from "./receipts";
import { shell } from "./shell";
import { smallPages } from "./small-pages";
import { tools } from "./tools";

/** What the product says in English: the words of the specification, to the letter. */
export const english = {
  auth,
  common,
  consents,
  credentials,
  discarding,
  frame,
  home,
  homeActions,
  keepYours,
  plans,
  protectedPages,
  provinces,
  receipts,
  shell,
  smallPages,
  tools,
} as const;
