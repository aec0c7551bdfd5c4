import { type ChangeEvent, type ComponentProps, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { buttonStyle } from "../button-style";

interface FileFieldProps extends Omit<ComponentProps<"input">, "type" | "id" | "onChange"> {
  label: string;
  onChoose: (file: File | null) => void;
}

/**
 * Chooses one file, in the page's language: a bare file input speaks the browser's. Its accessible name has the
 * button's own words too, for people who steer by voice and say what they see.
 */
export function FileField({ label, onChoose, ...input }: FileFieldProps) {
  const t = useTranslations("common");
  const id = useId();
  const [name, setName] = useState<string | null>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0] ?? null;
    setName(file?.name ?? null);
    onChoose(file);
  }

  return (
    <>
      <label id={`${id}-label`} htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <span
          className={buttonStyle({
            tone: "secondary",
            className:
              "relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
          })}
        >
          <span id={`${id}-button`}>{t("chooseFile")}</span>
          <input
            {...input}
            id={id}
            type="file"
            aria-labelledby={`${id}-label ${id}-button`}
            className="absolute -inset-px size-[calc(100%+2px)] cursor-pointer opacity-0"
            onChange={choose}
          />
        </span>
        <span aria-hidden="true" className="min-w-0 text-sm wrap-anywhere">
          {name ?? t("noFile")}
        </span>
      </div>
    </>
  );
}
