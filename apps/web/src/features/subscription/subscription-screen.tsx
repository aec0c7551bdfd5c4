"use client";

import { Protected } from "@/features/protected/protected";
import { Subscription } from "./subscription";

/** plans-20 /subscription; a signed-out person is sent to `/login?redirect=/subscription`. */
export function SubscriptionScreen() {
  return (
    <Protected signIn="/login">
      <Subscription />
    </Protected>
  );
}
