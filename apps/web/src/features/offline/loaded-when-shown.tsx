"use client";

import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { PartLoading } from "./part-loading";
import { PartMissing } from "./part-missing";

/**
 * A part of a page whose scripts come when it is first shown, so that no page waits for a form that few people open.
 * Until they come it says that they are on their way; where they do not, it offers the page again.
 */
export function loadedWhenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return dynamic<Props>(() => load().catch(() => PartMissing), {
    ssr: false,
    loading: PartLoading,
  });
}
