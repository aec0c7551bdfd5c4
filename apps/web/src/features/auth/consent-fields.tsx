import type { ComponentProps } from "react";
import { Checkbox } from "@/components/checkbox";

export const NO_CONSENTS = { acceptTerms: false, acknowledgeResponsibility: false };

interface ConsentFieldsProps {
  field: (name: keyof typeof NO_CONSENTS) => Omit<ComponentProps<typeof Checkbox>, "label">;
}

/** The two consents that an account needs (accounts-24), in a form that has fields for them. */
export function ConsentFields({ field }: ConsentFieldsProps) {
  return (
    <>
      <Checkbox
        {...field("acceptTerms")}
        label={
          <>
            I accept the{" "}
            <a href="/terms" className="font-medium text-brand underline">
              terms and conditions
            </a>
          </>
        }
      />
      <Checkbox
        {...field("acknowledgeResponsibility")}
        label="I am responsible for verifying prices and values"
      />
    </>
  );
}
