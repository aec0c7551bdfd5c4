"use client";

import { Disclosure, DisclosureButton, DisclosurePanel } from "@headlessui/react";
import { ChevronDownIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";
import { type ItemGroup, itemGroups } from "./item-groups";
import { ItemLine } from "./item-line";
import type { ItemRowProps } from "./item-row";

/** Of everything else; more lines than these wait folded until they are asked for. */
const SHOWN_AT_ONCE = 20;

/** A receipt's items on a phone, in groups that fold; a press on a line opens it (receipts-70). */
export function ItemLines({ rows }: { rows: readonly ItemRowProps[] }) {
  const t = useTranslations("receipt.groups");
  return (
    <div>
      {itemGroups(rows, t).map((group) => (
        <Group key={group.key} group={group} />
      ))}
    </div>
  );
}

function Group({ group }: { group: ItemGroup }) {
  return (
    <Disclosure
      as="section"
      defaultOpen={group.key !== "others" || group.rows.length <= SHOWN_AT_ONCE}
      aria-label={group.title}
      className="border-t border-line"
    >
      <DisclosureButton className="group flex min-h-11 w-full items-center gap-2 px-4 text-left text-sm font-semibold">
        <span className="grow">{group.title}</span>
        <ChevronDownIcon
          aria-hidden="true"
          className="size-5 text-ink-faint transition-transform group-data-open:rotate-180"
        />
      </DisclosureButton>
      <DisclosurePanel as="ul" aria-label={group.title} className="divide-y divide-line border-t border-line">
        {group.rows.map((row, at) => (
          <ItemLine
            key={row.item.id}
            row={row}
            short={group.key === "others"}
            doubtSaid={group.rows.slice(0, at).some(({ doubt }) => doubt === row.doubt)}
          />
        ))}
      </DisclosurePanel>
    </Disclosure>
  );
}
