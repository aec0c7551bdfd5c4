import { type Lead, type Look, SOFT } from "../../pdf/printed-page";

/** How the text under a heading stands on the page. */
export const SMALL = { size: 9.5, colour: SOFT } as const satisfies Look;

/** The heading of a part of the report, and what introduces it. */
export function headed(title: string, intro?: string): Lead[] {
  const heading: Lead = { role: "H2", text: title, look: { font: "semibold", size: 14, above: 20 } };
  return intro === undefined ? [heading] : [heading, { role: "P", text: intro, look: SMALL }];
}

/** A heading inside a part. */
export const subheading = (text: string): Lead => ({
  role: "H3",
  text,
  look: { font: "semibold", size: 11, above: 10 },
});
