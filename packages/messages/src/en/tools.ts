/** /tools: the calculators of both countries. */
export const tools = {
  page: {
    title: "Tools & Calculators for {country}",
    heading: "Tools & Calculators",
    introduction: {
      ca: "Estimate the medical expense tax credit that the extra cost of gluten-free food may bring you under the CRA's rules.",
      us: "Estimate the itemized medical deduction that the extra cost of gluten-free food may bring you under the IRS's rules.",
    },
  },
  letters: {
    title: "Letters to be signed",
    text: "A claim rests on a practitioner's letter. Print one of these, have it signed, and keep it with your receipts.",
    canada: "Certificate of the need for a gluten-free diet (PDF)",
    "united-states": "Physician's statement on a gluten-free diet (PDF)",
    "medical-necessity": "Letter of medical necessity, for an HSA, FSA or HRA (PDF)",
  },
  tabs: {
    name: "Tools",
    calculators: "Tax Calculators",
    soon: "Coming Soon",
    open: "Open {tool}",
    prices: {
      title: "Price Comparison Tool",
      text: "Compare what gluten-free products cost from shop to shop.",
    },
    meals: { title: "Meal Budget Calculator", text: "Plan a week of gluten-free meals to a budget." },
  },
  form: {
    acknowledgment:
      "I understand this is not tax or medical advice. I must do my own research before making any tax decisions.",
    result: "Result",
    later: "Your estimate will be worked out here",
  },
  fields: {
    extraCost: "Extra cost per gluten-free item ($)",
    extraCostHint: "What one costs beyond a regular one, on average.",
    itemsPerWeek: "Gluten-free items per week",
    doctor: "Doctor visits ($ a year)",
    prescriptions: "Prescriptions ($ a year)",
    dentalVision: "Dental and vision ($ a year)",
    travelExpenses: "Medical travel ($ a year)",
    therapy: "Therapy ($ a year)",
  },
  steps: {
    food: "Gluten-free food, a year",
    foodWorking: "{extraCost} × {items} items × 52 weeks",
    all: "All medical expenses",
    threshold: "Threshold",
    shareOf: "{percent} of {amount}",
  },
  sources: {
    title: "Where these figures were read",
    read: "{figure}: <source></source>; read {date}.",
    standing: {
      confirmed: "<source></source>",
      secondary: "reported from: <source></source>",
      derived: "calculated: <source></source>",
      unconfirmed: "not confirmed: <source></source>",
    },
  },
  canada: {
    title: "Medical expense tax credit (CRA)",
    introduction:
      "What a year of gluten-free food and your other medical expenses may come to on line 33099.",
    outline:
      "Extra cost × items × 52 weeks, added to your other medical expenses; less the lesser of 3% of net income and the year's fixed amount; the rest at the lowest federal rate.",
    income: "Net income ($)",
    incomeHint: "Line 23600 of your return.",
    travelHint: "Trips for medical care of at least {km} km one way.",
    estimate: "Estimate My Tax Credit",
    year: "Tax year",
    province: "Province or territory",
    result: "Your estimate for {year}",
    allWorking: "gluten-free food + prescriptions + dental and vision + travel + therapy",
    thresholdWorking: "the lesser of {fixed} and {percent} of {income}",
    eligible: "Eligible amount",
    eligibleWorking: "expenses minus threshold, never below zero",
    credit: "Federal credit",
    outcome: "Estimated federal credit",
    notRefund:
      "The credit is not a refund: it lowers tax you owe and is not paid out beyond it. The partner with the lower net income usually has the lower threshold, and gains only while there is tax to lower.",
    quebec:
      "Québec has a return of its own (TP-1). Its credit, line 381, starts from 3% of both partners' income together, so it is not worked out here; and of the federal credit a resident of Québec keeps 83.5%, calculated from the abatement of 16.5%.",
    noFigures:
      "The figures of {province} for {year} are not in our tables. Choose a newer year, or look at its form 428.",
    provincial:
      "{province} has a credit of its own for the same expenses, with a fixed amount of {fixed} and a rate of {rate}. It adds about <credit></credit>.",
    figures: {
      fixed: "Fixed amount of {year}",
      rate: "Federal rate of {year}",
      share: "{percent} of net income",
      province: "{province}, {year}",
    },
  },
  unitedStates: {
    title: "Itemized medical deduction (IRS)",
    introduction:
      "What a year of gluten-free food and your other medical expenses may come to on Schedule A.",
    outline:
      "Extra cost × items × 52 weeks, added to your other medical expenses; less 7.5% of adjusted gross income; the rest may be deducted if you itemize.",
    income: "Adjusted gross income ($)",
    incomeHint: "AGI, line 11 of Form 1040.",
    travelHint: "Trips to medical care: mileage, tolls and parking.",
    estimate: "Estimate My Deduction",
    result: "Your estimate",
    allWorking: "gluten-free food + doctor + dental and vision + prescriptions + travel + therapy",
    outcome: "Estimated deduction",
    itemize:
      "A deduction lowers the income you are taxed on, and only if you itemize. It helps once all your itemized deductions are above the standard deduction:",
    statuses: "Single also holds for married people who file separately, and joint for a surviving spouse.",
    figures: { share: "{percent} of adjusted gross income", standard: "Standard deduction of {year}" },
    table: {
      caption: "Standard deduction by tax year and filing status",
      year: "Year",
      single: "Single",
      joint: "Joint",
      headOfHousehold: "Head of household",
    },
  },
} as const;
