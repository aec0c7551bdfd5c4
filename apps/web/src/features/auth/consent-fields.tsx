import type { Messages } from "@gf-ledger/messages/messages";
import type { ComponentProps } from "react";
import { Checkbox } from "@/components/checkbox";
import { FilledText } from "../language/filled-text";
import { useLocalAddress } from "../language/use-local-address";

export const NO_CONSENTS = { acceptTerms: false, acknowledgeResponsibility: false };

interface ConsentFieldsProps {
  words: Messages["consents"];
  field: (name: keyof typeof NO_CONSENTS) => Omit<ComponentProps<typeof Checkbox>, "label">;
}

/** The two consents that an account needs (accounts-24), in a form that has fields for them. */
export function ConsentFields({ words, field }: ConsentFieldsProps) {
  const to = useLocalAddress();
  return (
    <>
      <Checkbox
        {...field("acceptTerms")}
        label={
          <FilledText
            text={words.acceptTerms}
            tags={{
              terms: (inside) => (
                <a href={to("/terms")} className="font-medium text-brand underline">
                  {inside}
                </a>
              ),
            }}
          />
        }
      />
      <Checkbox {...field("acknowledgeResponsibility")} label={words.responsibility} />
    </>
  );
}
