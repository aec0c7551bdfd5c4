"use client";

import type { Messages } from "@gf-ledger/messages/messages";
import { createContext, type ReactNode, useContext } from "react";

const Words = createContext<Messages["frame"] | null>(null);

/** Gives the shared parts of every page what they say in its language. */
export function FrameWords({ words, children }: { words: Messages["frame"]; children?: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

/** What the shared parts of a page say. @throws outside of {@link FrameWords}. */
export function useFrameWords(): Messages["frame"] {
  const words = useContext(Words);
  if (words === null) throw new Error("There is no FrameWords around this part of the page.");
  return words;
}
