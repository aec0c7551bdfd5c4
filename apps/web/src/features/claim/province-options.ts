/** The provinces and territories by name, as a list to choose from. */
export const PROVINCE_OPTIONS = [
  { value: "", label: "Choose" },
  { value: "AB", label: "Alberta" },
  { value: "BC", label: "British Columbia" },
  { value: "MB", label: "Manitoba" },
  { value: "NB", label: "New Brunswick" },
  { value: "NL", label: "Newfoundland and Labrador" },
  { value: "NT", label: "Northwest Territories" },
  { value: "NS", label: "Nova Scotia" },
  { value: "NU", label: "Nunavut" },
  { value: "ON", label: "Ontario" },
  { value: "PE", label: "Prince Edward Island" },
  { value: "QC", label: "Québec" },
  { value: "SK", label: "Saskatchewan" },
  { value: "YT", label: "Yukon" },
] as const;

/** How a US return is filed. */
export const FILING_STATUS_OPTIONS = [
  { value: "", label: "Choose" },
  { value: "single", label: "Single" },
  { value: "joint", label: "Married filing jointly" },
  { value: "married-separately", label: "Married filing separately" },
  { value: "head-of-household", label: "Head of household" },
  { value: "surviving-spouse", label: "Surviving spouse" },
] as const;
