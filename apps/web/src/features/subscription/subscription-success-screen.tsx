"use client";

import { Protected } from "@/features/protected/protected";
import { SubscribedNotice } from "./subscribed-notice";

/** §2 /subscription/success. */
export function SubscriptionSuccessScreen() {
  return (
    <Protected signIn="/login">
      <div className="page py-12">
        <SubscribedNotice />
      </div>
    </Protected>
  );
}
