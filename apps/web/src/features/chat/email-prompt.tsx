import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { CONTROL_STYLE } from "@/components/forms/field";

/** Asks for an address once, above the message box (chat-2). */
export function EmailPrompt({ onEmail }: { onEmail: (text: string) => boolean }) {
  const [text, setText] = useState("");
  const id = useId();
  const t = useTranslations("chat");

  function give(event: FormEvent) {
    event.preventDefault();
    if (onEmail(text)) setText("");
  }

  return (
    <form noValidate onSubmit={give} className="border-t border-line bg-sunken p-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {t("yourEmail")}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id={id}
          type="email"
          autoComplete="email"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={CONTROL_STYLE}
        />
        <Button type="submit" tone="secondary">
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
