import { type Phrasings, phrasingsIn } from "../phrasings";

/** How people in the United States describe their situation instead of asking. */
export const UNITED_STATES_SITUATIONS: Phrasings = {
  "Can gluten-free food be deducted in the United States?": phrasingsIn(`
    a write-off for celiacs | my tax software knows nothing of it | is it legal to deduct bread | Uncle Sam and my diet | allowed on federal taxes?`),
  "What did the Tax Court decide in Randolph?": phrasingsIn(
    `court ruling in favor | precedent | a case where somebody won`,
  ),
  "Can I deduct a percentage of all my groceries?": phrasingsIn(`
    roughly half of the cart | seventy percent rule | lump sum of my food bill | too lazy to go item by item | an overall percentage`),
  "Where do medical expenses go on a US return?": phrasingsIn(`
    filling in my 1040 | Schedule what | line for the total | 7.5 percent of what | floor based on my income | how high is the hurdle
    which attachment | my medical bills against my income | 60,000 of income, how much must I have spent`),
  "Does itemizing help me, or the standard deduction?": phrasingsIn(`
    I always take the standard one | retired, 68 | renting, no mortgage | when does it pay | newlyweds filing jointly | flat deduction or list
    what do I get out of it | money in my pocket | will I see a check | how much do I save in the end | blind or over 65
    head of household with two kids, is there any point`),
  "Which documents do I keep for the IRS?": phrasingsIn(`
    attach receipts to the 1040? | mail them in | doctor's note for the IRS | what kind of medical proof | a letter from my doctor, is that okay`),
  "May I use an HSA, FSA or HRA?": phrasingsIn(`
    flex spending card | health savings account for bread | benefits debit card at Kroger | HSA or deduction, which is smarter | double dipping`),
  "What is a letter of medical necessity?": phrasingsIn(
    `LMN | my FSA rejected it and wants a note | form for the doctor for my HSA`,
  ),
  "Which months count in the United States?": phrasingsIn(`
    July to June | fiscal year of my own | bought on December 30 | credit card paid off in January | any twelve months?`),
  "For whom can I deduct in the United States?": phrasingsIn(`
    son of nine | daughter at college | twenty-one and still on my insurance | dad lives with us | my parents-in-law | single mom with a celiac kid
    filing separately from my husband | baby with celiac | a girlfriend who lives with me | my niece is my dependent`),
  "Do states have rules of their own?": phrasingsIn(`
    Jersey resident | Phoenix, Arizona | Texas has no income tax | state return | Alabama | something at state level | I moved to Cleveland`),
  "Does sales tax count in the United States?": phrasingsIn(`tax on groceries in my state | county tax`),
  "Do trips to a special store count in the United States?": phrasingsIn(
    `miles to the natural food store | tolls | drive of 40 miles`,
  ),
  "Does Publication 502 name gluten-free food?": phrasingsIn(`official booklet | pub 502 list`),
};
