"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { Switch } from "@/components/forms/switch";
import { letPlainKeysAct, OPEN_COMMANDS, plainKeysAct, SHORTCUTS } from "./shortcuts";
import { ShownKeys } from "./shown-keys";

/** Every shortcut, and a switch for those of plain keys. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations("commands");
  const common = useTranslations("common");
  const [act, setAct] = useState(plainKeysAct);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("shortcuts")}
      actions={<Button onClick={onClose}>{common("close")}</Button>}
    >
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 text-sm">
        {[{ keys: OPEN_COMMANDS, word: "commands" as const }, ...SHORTCUTS].map(({ keys, word }) => (
          <div key={keys} className="contents">
            <dt>{t(`keys.${word}`)}</dt>
            <dd className="text-right">
              <ShownKeys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-line pt-4">
        <Switch
          label={t("plainKeys")}
          checked={act}
          onChange={({ target }) => {
            letPlainKeysAct(target.checked);
            setAct(target.checked);
          }}
        />
      </div>
    </Dialog>
  );
}
