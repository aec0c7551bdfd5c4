import type { ClaimContent } from "./claim-content";

/**
 * A claim as its snapshot holds it, with the fields that people were given later: a snapshot that was taken
 * before is silent on them, which is no difference to people of whom nothing was said (claim-29).
 */
export function withLaterFields(content: ClaimContent): ClaimContent {
  const people = content.people.map((person) => ({
    ...person,
    diagnosedOn: person.diagnosedOn ?? null,
    letter: person.letter && { ...person.letter, signedBy: person.letter.signedBy ?? null },
  }));
  return { ...content, people };
}
