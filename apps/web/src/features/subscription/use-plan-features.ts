"use client";

import { useTranslations } from "use-intl";
import { planFeatures } from "./plan-features";

/** What each plan includes, as the page says it; the notes say what that is in this installation. */
export function usePlanFeatures(visionModel: boolean) {
  const names = useTranslations("plans.features");
  const notes = useTranslations("plans.notes");
  return planFeatures({ names, notes }, visionModel);
}
