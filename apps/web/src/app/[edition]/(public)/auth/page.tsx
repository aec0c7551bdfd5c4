import type { Metadata } from "next";
import { AuthPage, authMetadata } from "@/features/auth/auth-page";
import { type EditionProps, editionOf } from "@/features/edition/edition-params";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return authMetadata(await editionOf(props));
}

export default async function LoginPage(props: EditionProps) {
  return <AuthPage edition={await editionOf(props)} opensWith="login" />;
}
