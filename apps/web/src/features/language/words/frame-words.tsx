"use client";

import { createContext, type ReactNode, useContext } from "react";

/** What the shared parts of every page say, said by the server, so that no page loads a translator for it alone. */
export type FrameTranslations = Readonly<
  Record<"notifications" | "dismiss" | "notAvailable" | "notLoaded" | "loading" | "late", string>
> & { readonly failed: Readonly<Record<"title" | "text" | "again" | "home", string>> };

const Stated = createContext<FrameTranslations | null>(null);

/** Gives the shared parts of every page what they say in its language. */
export function FrameWords({ words, children }: { words: FrameTranslations; children?: ReactNode }) {
  return <Stated value={words}>{children}</Stated>;
}

/** What the shared parts of a page say. @throws outside of {@link FrameWords}. */
export function useFrameWords(): FrameTranslations {
  const words = useContext(Stated);
  if (words === null) throw new Error("There is no FrameWords around this part of the page.");
  return words;
}
