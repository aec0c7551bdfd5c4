import superjson from "superjson";
import { shownTo } from "@/features/device/shown-to";

/** Where and how every client of the API in the browser calls it. */
export const endpoint = {
  url: "/api/trpc",
  transformer: superjson,
  // Answers are in the language of the page, whichever the browser prefers.
  headers: () => ({ "Accept-Language": document.documentElement.lang, ...shownTo() }),
};
