import type { Metadata } from "next";
import { AuthPage, authMetadata } from "@/features/auth/auth-page";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return authMetadata(await localeOfPage(props));
}

/** What `/auth?tab=register` shows: a page rendered at build time does not know its query. */
export default async function RegisterPage(props: EditionProps) {
  return <AuthPage locale={await localeOfPage(props)} opensWith="register" />;
}
