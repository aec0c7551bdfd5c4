/** What to keep for a claim and until when: a file of its package, and the last page of its report. */
export const claimChecklist = {
  title: "Checklist: what to keep",
  letterFor: "The practitioner's letter for {name}, of {date}, signed by {signer}.",
  namedSigner: "{name}, {profession}",
  diagnosed: "Diagnosed on {date}.",
  letterMissing:
    "The practitioner's letter for {name}: none is recorded. Without a certificate in writing there is no claim.",
  practitioner: {
    doctor: "a doctor",
    "nurse-practitioner": "a nurse practitioner",
    "other-practitioner": "a practitioner",
  },
  profession: {
    doctor: "doctor",
    "nurse-practitioner": "nurse practitioner",
    "other-practitioner": "practitioner",
  },
  receipts:
    "{count, plural, one {The receipt that is listed here, on paper where you have it, and its photo.} other {The {count, number, ::group-off} receipts that are listed here, on paper where you have them, and their photos.}}",
  noReceipts: "Receipts for the purchases: none of the line items has one here.",
  summary: "This summary of each product bought in the period.",
  regular: "What shows the regular prices: shelf photos, flyers, receipts of the regular product.",
  adjustments: "Proof of each adjustment and of each other medical expense.",
  until: "Keep all of it until {date}.",
  from: {
    ca: "That is six years from the end of the tax year it is used for. A return filed late counts from the day it is filed.",
    us: "That is three years from the filing of the return; an early return counts as filed on its due day.",
  },
  send: {
    ca: "Send nothing with the return; send it when the Canada Revenue Agency asks. The final return of a person who died is the exception: there the receipts are attached.",
    us: "Send nothing with the return; show it when the IRS asks.",
  },
} as const;
