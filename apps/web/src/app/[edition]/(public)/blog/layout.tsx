import type { ReactNode } from "react";
import type { EditionProps } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";

/** Gives the blog's pages what they say while they load or fail. */
export default function BlogLayout(props: EditionProps & { children: ReactNode }) {
  return <PageWords {...props} namespaces={["blogStates"]} />;
}
