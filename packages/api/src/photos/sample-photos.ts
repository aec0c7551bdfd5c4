/** SHA-256 of the two photos of `apps/web/public/samples`, which the upload page offers for a first try. */
export const SAMPLE_PHOTOS: ReadonlySet<string> = new Set([
  "ccdbfb0adc54a1c97426ad0de3e1b6f424d620750b4677aa5652e9ad624662cb",
  "29640065283af3241193c7185ec3f631b50369adcc8396627100ce6b4a05cbdb",
]);
