import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { DependantQuestion, Dependence, Relation } from "@gf-ledger/domain/people/relation";
import { ageOn31December } from "./age-on-31-december";
import type { Person } from "./person";

type Known = Pick<Person, "relation" | "birthDate"> & { readonly dependence?: Dependence | undefined };

/** Whether what was paid for a person can be claimed, and what is still to be asked. */
export interface Dependency {
  readonly isClaimable: boolean;
  readonly asked: readonly DependantQuestion[];
}

const UNSAID: Dependence = { supported: null, resident: null, livedWith: null };
const CLAIMED: Dependency = { isClaimable: true, asked: [] };

/** Own children of this age are on the claimant's own line in Canada without a question. */
const ADULT_IN_CANADA = 18;
/** A qualifying child is younger in the United States; a student until 24, who passes as a relative too. */
const GROWN_IN_THE_US = 19;

/** These have to live in Canada at some time in the year (Income Tax Act 118(6)). */
const RESIDENCE_NEEDED: ReadonlySet<Relation> = new Set<Relation>([
  "parent",
  "grandparent",
  "sibling",
  "aunt-or-uncle",
  "niece-or-nephew",
]);
/** These can be a qualifying child (Internal Revenue Code, section 152(c)(2)). */
const QUALIFYING_CHILD: ReadonlySet<Relation> = new Set<Relation>([
  "child",
  "grandchild",
  "sibling",
  "niece-or-nephew",
]);

/** The questions that were asked and not answered yet. */
function open(dependence: Dependence, questions: readonly DependantQuestion[]): DependantQuestion[] {
  return questions.filter((question) => {
    if (question === "relation") return true;
    return dependence[question === "lived-with" ? "livedWith" : question] === null;
  });
}

const isYounger = ({ birthDate }: Known, taxYear: number, age: number) =>
  birthDate === null || ageOn31December(birthDate, taxYear) < age;

function inCanada(person: Known, dependence: Dependence, taxYear: number): Dependency {
  const { relation } = person;
  if (relation === "none") return { isClaimable: false, asked: [] };
  if (relation === "child" && isYounger(person, taxYear, ADULT_IN_CANADA)) return CLAIMED;
  const needsResidence = RESIDENCE_NEEDED.has(relation);
  const isClaimable = dependence.supported !== false && !(needsResidence && dependence.resident === false);
  const questions: DependantQuestion[] = [
    ...(relation === "other-dependant" ? ["relation" as const] : []),
    "supported",
    ...(needsResidence ? ["resident" as const] : []),
  ];
  return { isClaimable, asked: isClaimable ? open(dependence, questions) : [] };
}

function inTheUnitedStates(person: Known, dependence: Dependence, taxYear: number): Dependency {
  const { relation } = person;
  const { supported, resident, livedWith } = dependence;
  const questions: DependantQuestion[] = ["resident", "lived-with", "supported"];
  if (relation === "none") {
    const isMember = livedWith === "all-year" && supported === true && resident !== false;
    const wasRefused = resident === false || supported === false || (livedWith ?? "all-year") !== "all-year";
    return { isClaimable: isMember, asked: wasRefused ? [] : open(dependence, questions) };
  }
  const mayBeChild = QUALIFYING_CHILD.has(relation) && isYounger(person, taxYear, GROWN_IN_THE_US);
  const isChild = mayBeChild && livedWith !== "less";
  const isClaimable = resident !== false && (isChild || supported !== false);
  const asked: DependantQuestion[] = isChild
    ? ["resident", "lived-with"]
    : [...(relation === "other-dependant" ? ["relation" as const] : []), "resident", "supported"];
  return { isClaimable, asked: isClaimable ? open(dependence, asked) : [] };
}

/**
 * Whose food can be claimed (claim-54; Income Tax Act 118(6), 118.2(1); Internal Revenue Code, sections 213(a) and 152).
 * What was not said yet counts for a relative and not for anybody else, and is asked.
 */
export function dependencyOf(person: Known, edition: Edition, taxYear: number): Dependency {
  if (person.relation === "self" || person.relation === "spouse") return CLAIMED;
  const dependence = person.dependence ?? UNSAID;
  return edition === "ca"
    ? inCanada(person, dependence, taxYear)
    : inTheUnitedStates(person, dependence, taxYear);
}

/** The people of whom nothing can be claimed. */
export const notClaimable = (
  people: readonly (Known & Pick<Person, "id">)[],
  edition: Edition,
  taxYear: number,
): ReadonlySet<string> =>
  new Set(people.filter((one) => !dependencyOf(one, edition, taxYear).isClaimable).map(({ id }) => id));

/** Whose gluten-free food is claimed: people with celiac disease, without a lodger or anybody else of whom nothing can be. */
export const peopleClaimedFor = <Eater extends Known & Pick<Person, "celiac">>(
  people: readonly Eater[],
  edition: Edition,
  taxYear: number,
): Eater[] => people.filter((one) => one.celiac && dependencyOf(one, edition, taxYear).isClaimable);
