import { type Phrasings, phrasingsIn } from "../phrasings";
import * as both from "./both-claims";

/** How people in the United States speak of the deduction. */
export const UNITED_STATES_SPEECH: Phrasings = {
  "Can gluten-free food be deducted in the United States?": [
    ...both.WHO,
    ...phrasingsIn(`
    does the IRS know what celiac is | can I write this stuff off at all | is that legit on American taxes
    where does it say that I may do this`),
  ],
  "What did the Tax Court decide in Randolph?": phrasingsIn(`
    did a judge ever say yes to this | is there a case about it | what did the courts say`),
  "Can I deduct a percentage of all my groceries?": phrasingsIn(`
    may I say half of my shopping is special | take sixty percent of what I spend at Kroger | my tax guy says just use a third
    is a flat share of the grocery bill fine | can I estimate instead of tracking each thing | a rough fraction of the total`),
  "Where do medical expenses go on a US return?": phrasingsIn(`
    which form is this for | what box on the 1040 | where do I type it in TurboTax | which schedule
    what is the floor
    how much must I spend before any of it counts | where does the sum go
    what does AGI have to do with it`),
  "Does itemizing help me, or the standard deduction?": phrasingsIn(`
    when is it better to list everything | I take the flat amount, does this do anything | at what point does it beat the standard amount
    I am 66, is my flat deduction bigger | married couple, how much before it pays | is it worth the trouble
    what do I really end up with | how much money do I see of it | do I get a check for it | I rent and have no mortgage, any use?
    single with few deductions, is there a point | what lands in my pocket`),
  "How much of a product's price counts in the United States?": both.DIFFERENCE,
  "Does xanthan gum count in full in the United States?": both.GUM,
  "Does shipping count in the United States?": both.DELIVERY,
  "Do trips to a special store count in the United States?": [
    ...both.DRIVING,
    ...phrasingsIn(` parking and tolls on my way to the store`),
  ],
  "How long do I keep receipts for the IRS?": both.KEEP_HOW_LONG,
  "Which documents do I keep for the IRS?": [
    ...both.DOCUMENTS,
    ...phrasingsIn(`
    do they want them at once or only if they ask | which paper from my doctor is enough`),
  ],
  "May I use an HSA, FSA or HRA?": phrasingsIn(`
    use my flex dollars
    swipe the benefits card at the grocery store | can I do both, the account and the deduction`),
  "What is a letter of medical necessity?": phrasingsIn(`
    my plan wants an LMN | what should my doctor write for the FSA
    what must the physician's letter say`),
  "Which months count in the United States?": phrasingsIn(`
    can I choose June to May | may I start my own year in fall | paid in December, eaten in January
    does it have to be January to December | charged to my card on New Year's Eve | does the date of payment decide`),
  "Do restaurant meals count in the United States?": both.RESTAURANT,
  "For whom can I deduct in the United States?": phrasingsIn(`
    our son is twenty and in college, do we count his food
    can parents deduct a child's food | my mother lives with me and has celiac | for my wife's bread, on our joint return
    grown daughter we still support | my brother depends on me | my kid has the diagnosis, not me
    should my husband and I file separately | grandma is my dependent | whose return does a minor's food go on`),
  "Does food that others eat count in the United States?": both.SHARED,
  "What if insurance paid it back in the United States?": both.REIMBURSED,
  "Do states have rules of their own?": phrasingsIn(`
    I live in Arizona, is there something from the state | anything special in my state | what do we get in New Jersey
    state income tax and my bread | California, do they do it differently`),
  "Does Publication 502 name gluten-free food?": phrasingsIn(`is it on the official list of medical costs`),
  "Does sales tax count in the United States?": both.TAX_ON_FOOD,
  "Do gluten-free oats count in the United States?": both.OATMEAL,
  "Do gluten-free beer and wine count in the United States?": both.ALCOHOL,
  "Do vitamins and supplements count in the United States?": both.PILLS,
  "Can I claim earlier years in the United States?": both.AMEND,
  "Do groceries from before the diagnosis count in the United States?": both.BEFORE_LETTER,
};
