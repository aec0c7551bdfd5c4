/** What the home page says otherwise for each country. */
export interface HomeCopy {
  readonly title: string;
  readonly description: string;
  /** Above the headline: for whom the page is. */
  readonly audience: string;
  readonly headline: string;
  readonly lead: string;
  readonly proof: string;
  readonly compliance: string;
  readonly complianceTitle: string;
  /** The documents that the authority may ask for, and who keeps or writes each. */
  readonly papers: readonly { readonly name: string; readonly keeper: string }[];
}
