import { usePathname } from "next/navigation";
import { shownPage } from "./page-path";

/** The path of the page that a person sees, whatever the language; the same where it is built and in a browser. */
export function useShownPage(): string {
  return shownPage(usePathname(), typeof window !== "undefined");
}
