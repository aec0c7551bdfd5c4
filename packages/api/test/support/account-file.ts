import { buffer } from "node:stream/consumers";
import { beginImport } from "../../src/account-data/verbs/import-account";
import { exportAccount } from "../../src/account-data/verbs/open-account-export";
import { answerOf } from "../../src/refusals/refusal-error";
import type { TestApp } from "./test-app";

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** The context of a person, whose actor is known to be signed in. */
export const signedIn = ({ context }: Person) => {
  if (!context.actor) throw new Error("This person is signed in.");
  return { ...context, actor: context.actor };
};

/** The ZIP of all that the account holds. */
export const exportOf = async (person: Person) =>
  buffer(answerOf(await exportAccount(signedIn(person))).stream);

/** Imports such a ZIP into the account. */
export async function bringIn(person: Person, bytes: Uint8Array) {
  const { bringIn: fill, end } = answerOf(await beginImport(signedIn(person)));
  return answerOf(await fill(bytes, {}).finally(end));
}
