"use client";

import { Checkbox } from "@/components/forms/checkbox";
import { FileField } from "@/components/forms/file-field";
import { PasswordField } from "@/components/forms/password-field";
import { SelectField } from "@/components/forms/select-field";
import { Switch } from "@/components/forms/switch";
import { TextField } from "@/components/forms/text-field";
import { DesignPart, DesignRow } from "./part";

const UNITS = [
  { value: "g", label: "g" },
  { value: "ml", label: "ml" },
];

/** What one types or chooses in. */
export function DesignFields() {
  return (
    <DesignPart title="Fields">
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField label="Empty" placeholder="Placeholder" />
        <TextField label="Filled" defaultValue="Rice pasta" hint="A hint below it." />
        <TextField label="Wrong" defaultValue="0" error="Please enter a size above 0." />
        <TextField label="Disabled" defaultValue="454" disabled />
        <TextField label="A day" type="date" defaultValue="2026-03-14" />
        <SelectField label="A choice" options={UNITS} />
        <SelectField label="A wrong choice" options={UNITS} error="Please choose another." />
        <PasswordField label="Password" defaultValue="a long password" />
        <div className="flex flex-col gap-1.5">
          <FileField label="A file" onChoose={() => undefined} />
        </div>
      </div>
      <DesignRow>
        <Checkbox label="Not ticked" />
        <Checkbox label="Ticked" defaultChecked />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Wrong" error="Please tick this." />
      </DesignRow>
      <DesignRow>
        <Switch label="Off" />
        <Switch label="On" defaultChecked />
        <Switch label="Disabled" disabled />
      </DesignRow>
    </DesignPart>
  );
}
