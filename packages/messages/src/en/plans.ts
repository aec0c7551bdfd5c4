/** What each plan includes, to the letter, and what that is in this installation. */
export const plans = {
  features: {
    fewReceipts: "{receipts, number} receipts per month",
    scanning: "AI receipt scanning",
    reports: "Basic tax-ready reports",
    support: "AI support",
    allReceipts: "Unlimited receipts",
    advancedScanning: "Advanced AI scanning with higher accuracy",
    detailedReports: "Detailed reports and CSV exports",
    prioritySupport: "Priority AI with email support",
    suggestions: "Product-database suggestions",
    moneyBack: "{days, number}-day money-back guarantee",
  },
  notes: {
    fewReceipts: "Counted when you save one. Trying and skipping counts nothing.",
    scanning: "Items, prices, store and date. Nothing of the photo is kept.",
    reports: "By tax year, category and item, with CSV.",
    support: "Millie answers from the product's own help, and says where it stands.",
    allReceipts: "As many as you save, within 60 readings an hour.",
    advancedScanning: "By a vision model, where this installation has one.",
    visionModel: "By a vision model that is set up here.",
    noVisionModel: "No vision model is set up here: Premium is read by the same built-in reader as Free.",
    detailedReports: "The same reports and CSV as on Free, for every receipt of the year.",
    prioritySupport:
      "{premium, number} photos may wait to be read at once, instead of {free, number}. Questions by mail.",
    suggestions: "A regular product with its sourced price for each item, as on Free.",
  },
} as const;
