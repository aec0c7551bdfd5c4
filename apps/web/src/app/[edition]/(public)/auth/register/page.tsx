import type { Metadata } from "next";
import { AuthPage, authMetadata } from "@/features/auth/auth-page";
import { type EditionProps, editionOf } from "@/features/edition/edition-params";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return authMetadata(await editionOf(props));
}

/** What `/auth?tab=register` shows: a page rendered at build time does not know its query. */
export default async function RegisterPage(props: EditionProps) {
  return <AuthPage edition={await editionOf(props)} opensWith="register" />;
}
