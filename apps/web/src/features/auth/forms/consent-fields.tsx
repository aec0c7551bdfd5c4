import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { Checkbox } from "@/components/forms/checkbox";
import { useLocalAddress } from "../../language/addresses/use-local-address";

export const NO_CONSENTS = { acceptTerms: false, acknowledgeResponsibility: false };

interface ConsentFieldsProps {
  field: (name: keyof typeof NO_CONSENTS) => Omit<ComponentProps<typeof Checkbox>, "label">;
}

/** The two consents that an account needs (accounts-24), in a form that has fields for them. */
export function ConsentFields({ field }: ConsentFieldsProps) {
  const t = useTranslations("consents");
  const to = useLocalAddress();
  return (
    <>
      <Checkbox
        {...field("acceptTerms")}
        label={t.rich("acceptTerms", {
          terms: (inside) => (
            <a href={to("/terms")} className="font-medium text-brand underline">
              {inside}
            </a>
          ),
        })}
      />
      <Checkbox {...field("acknowledgeResponsibility")} label={t("responsibility")} />
    </>
  );
}
