import type { Metadata } from "next";
import { AuthPage, authMetadata } from "@/features/auth/auth-page";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return authMetadata(await localeOfPage(props));
}

export default async function LoginPage(props: EditionProps) {
  return <AuthPage locale={await localeOfPage(props)} opensWith="login" />;
}
