"use client";

import { Protected } from "@/features/protected/protected";
import { Imports } from "./imports";

/** reports-37 /imports. */
export function ImportsScreen() {
  return (
    <Protected>
      <Imports />
    </Protected>
  );
}
