import type { ReactNode } from "react";
import { TrpcProvider } from "@/trpc/client";

/** The signed-in screens: only they load the API's client. */
export default function AppLayout({ children }: { children: ReactNode }) {
  return <TrpcProvider>{children}</TrpcProvider>;
}
