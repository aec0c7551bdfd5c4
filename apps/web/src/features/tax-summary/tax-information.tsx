export function TaxInformation() { return null; }
