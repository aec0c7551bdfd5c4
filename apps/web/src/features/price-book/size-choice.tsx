"use client";

import type { PackageSizes } from "@gf-ledger/domain/price-book/package-photo";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { written } from "@/features/language/typed-amount";

type Size = PackageSizes["sizes"][number];

interface SizeChoiceProps {
  question: string;
  sizes: readonly Size[];
  onChoose: (size: Size) => void;
}

/** Several sizes, each of which is one tap. */
export function SizeChoice({ question, sizes, onChoose }: SizeChoiceProps) {
  const locale = useLocale();
  const units = useTranslations("food.unit");
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2 text-xs text-ink-soft">
      {question}
      {sizes.map((one) => (
        <Button key={`${one.size} ${one.unit}`} tone="secondary" size="small" onClick={() => onChoose(one)}>
          {written(one.size, locale)} {units(one.unit)}
        </Button>
      ))}
    </p>
  );
}
