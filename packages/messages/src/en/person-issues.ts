/** What is wrong with a typed person: said by the form in the browser, and by the server. */
export const personIssues = {
  incomeNumber: "Enter an income as a number, for example 52000",
  incomeCents: "Enter an income in whole cents",
  incomeLeast: "Enter an income of 0 or more; a loss counts as 0",
  incomeMost: "Enter an income below 100,000,000",
  birthDateForm: "Enter a birth date as YYYY-MM-DD, for example 2014-03-14",
  birthDateOld: "Enter a birth date after 1900",
  nameNeeded: "Enter a name",
  nameMost: "Enter a name of at most 120 letters",
  birthDateFuture: "The birth date lies in the future: check the year",
  deathFuture: "The date of death lies in the future",
  diagnosisFuture: "The date of diagnosis lies in the future: check the year",
  diagnosisOld: "Enter a date of diagnosis after 1900",
  letterFuture: "The letter's date lies in the future: check the year",
  taxYearBetween: "Give a tax year between 2000 and 2100",
  deathBeforeBirth: "The date of death lies before the birth date: check both",
  diagnosisBeforeBirth: "The date of diagnosis lies before the birth date: check both",
} as const;
