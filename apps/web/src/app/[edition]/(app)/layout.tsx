import type { ReactNode } from "react";
import { TrpcProvider } from "@/trpc/client";

/** The signed-in screens: the only ones that carry the client of the API. */
export default function AppLayout({ children }: { children: ReactNode }) {
  return <TrpcProvider>{children}</TrpcProvider>;
}
