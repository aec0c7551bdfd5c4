"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * A link whose page is fetched ahead once somebody seems about to follow it (pointer, touch or focus), not as
 * soon as it is in view: a phone in a shop should not pay for six pages to read one.
 */
export function IntentLink({ prefetch, ...rest }: ComponentProps<typeof Link>) {
  const [intended, setIntended] = useState(false);
  const intend = () => setIntended(true);
  return (
    <Link
      {...rest}
      prefetch={intended ? (prefetch ?? null) : false}
      onPointerEnter={intend}
      onTouchStart={intend}
      onFocus={intend}
    />
  );
}
