/** The whole numbers of an option, with commas between them. @throws for one outside its bounds */
export function boundedNumbers(option: string, text: string, least: number, max: number): number[] {
  const numbers = text.split(",").map((part) => (/^\d{1,9}$/.test(part.trim()) ? Number(part) : Number.NaN));
  if (numbers.every((number) => number >= least && number <= max)) return [...new Set(numbers)];
  throw new Error(`${option} takes whole numbers from ${least} to ${max}, with commas between them.`);
}
