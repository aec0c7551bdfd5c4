import type { Metadata } from "next";
import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { AuthBenefits } from "@/features/auth/auth-benefits";
import { AuthScreen } from "@/features/auth/auth-screen";
import { type EditionProps, editionOf } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    edition: await editionOf(props),
    path: "/auth",
    title: "Sign in or register",
    description: "Sign in to GF Ledger with a password or an emailed link, or open a free account.",
  });
}

export default async function AuthPage(props: EditionProps) {
  const edition = await editionOf(props);
  return (
    <div className="page py-12 sm:py-16">
      <h1 className="text-2xl sm:text-3xl">Welcome to GF Ledger</h1>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-2">
        <Suspense fallback={<Skeleton className="h-112" />}>
          <AuthScreen />
        </Suspense>
        <AuthBenefits edition={edition} />
      </div>
    </div>
  );
}
