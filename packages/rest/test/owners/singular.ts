/** One of what a plural names: `passkeys` → `passkey`, `people` → `person`. */
export function singular(plural: string): string {
  if (plural.endsWith("people")) return plural.replace(/people$/, "person");
  return plural.replace(/ies$/, "y").replace(/s$/, "");
}
