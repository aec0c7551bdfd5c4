import { randomBytes } from "node:crypto";
import type { Settings } from "../context";

/** Letters and digits that nobody mixes up; 32 of them, so that each stands for five bits. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
/** A hundred bits: nobody finds an address by trying. */
const LENGTH = 20;

/** A new token in lower case, since a mail server may change the case of an address on its way. */
export function newMailToken(): string {
  return [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** `receipts+TOKEN@in.example.org` */
export function mailAddressOf({ name, domain }: NonNullable<Settings["mailIn"]>, token: string): string {
  return `${name}+${token}@${domain}`;
}
