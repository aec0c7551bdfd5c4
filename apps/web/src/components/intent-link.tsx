"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";
import { useLocalAddress } from "@/features/language/addresses/use-local-address";

/**
 * A link whose page is fetched ahead once somebody seems about to follow it (pointer, touch or focus), not as
 * soon as it is in view: a phone in a shop should not pay for six pages to read one.
 * It leads to the page in the language of the one it stands on.
 */
export function IntentLink({ prefetch, href, ...rest }: ComponentProps<typeof Link>) {
  const [intended, setIntended] = useState(false);
  const intend = () => setIntended(true);
  const to = useLocalAddress();
  return (
    <Link
      {...rest}
      href={typeof href === "string" ? to(href) : href}
      prefetch={intended ? (prefetch ?? null) : false}
      onPointerEnter={intend}
      onTouchStart={intend}
      onFocus={intend}
    />
  );
}
