import { type Phrasings, phrasingsIn } from "../phrasings";
import * as both from "./both-claims";

/** How people in Canada speak of the claim. */
export const CANADA_SPEECH: Phrasings = {
  "Who can claim gluten-free food in Canada?": both.WHO,
  "What exactly can be claimed in Canada?": [
    ...both.DIFFERENCE,
    ...phrasingsIn(
      `in which act does it stand | what is this based on legally | which paragraph of the tax law says so`,
    ),
  ],
  "Which line of the Canadian return?": phrasingsIn(`
    which box is it | where do I write the total | 33099 or 33199
    my husband's food, which of the two numbers | in my tax software there are two fields for medical costs
    what is the difference between the two lines | my son is nine, which line | our daughter turned six, on my return?
    where does a small child's food go | my seventeen year old lives at home, mine or hers | the kid is under age, who puts it in
    where do I type this in TurboTax | on which page of the return | schedule or line for this number
    baby with celiac, on the parents' form? | I am single, who puts it in | just for myself, nobody else`),
  "My child is 18 or older: who claims?": phrasingsIn(`
    our daughter is grown up now | he turned nineteen and studies in another town | she is twenty with a part-time job
    what changes at eighteen | my adult son still lives with us, his form or mine | our kid came of age this year
    my girl is at university, do I put her food in | when they are no longer minors | 21 and still supported by us
    my teenager becomes an adult in spring`),
  "Can I claim for a parent or another relative?": phrasingsIn(`
    I care for my 80 year old mother | grandma lives with us and has it | I support my brother, his food too
    my father in law is celiac and depends on me | my aunt moved in and I pay everything | can I add my grandfather's bread
    I look after an elderly relative | my sister has no income, may I put hers down | my nephew lives with us`),
  "What is the Canadian threshold for medical expenses?": phrasingsIn(`
    is there a minimum to get over | with an income of 40,000 when does it start
    below what amount is it useless | 3 percent of what | from how many dollars on does it help | I earn 60,000, what is my cutoff`),
  "Which documents do I keep for the CRA?": both.DOCUMENTS,
  "Do I send the letter and receipts to the CRA?": phrasingsIn(`
    do they want everything right away or only on request
    must I attach the doctor's note | do I mail my receipts in | I file online, how do I hand in the proof
    should I include the papers when I file`),
  "How long do I keep records in Canada?": both.KEEP_HOW_LONG,
  "What does the doctor's letter have to say in Canada?": phrasingsIn(`
    what must my GP write on the note | does the certificate run out | how long is the doctor's paper good for
    can a naturopath sign it | my nurse practitioner wrote it, all right? | do I need a new note every year
    the clinic asks what to put in the letter | does the letter need a date | is my biopsy report enough as proof
    which words does the certificate need`),
  "Does the rest of my family count in Canada?": both.SHARED,
  "Which 12 months can I claim in Canada?": phrasingsIn(`
    can I take June to May instead | my own year, say from September on
    does it have to be January to December | pick a different start month | months of two calendar years together
    choose the twelve best months | April through March, all right?`),
  "Can I claim rice flour and other ingredients in Canada?": phrasingsIn(`
    I bake it all myself, are my flours in | tapioca starch and potato flour | baking powder and a flour mix
    home-made bread, what counts | almond flour | pancake mix and cornstarch | spices without gluten`),
  "Does xanthan gum count in Canada?": both.GUM,
  "Which provinces have a credit of their own?": phrasingsIn(`
    does my province give something on top | do I get it twice, federally and from the province`),
  "What is different in Québec?": phrasingsIn(`
    we are in Gatineau | what do I enter on line 381 | my TP-1
    two returns, where does it go on the second one | Revenu Québec and my bread`),
  "Does Québec pay a supplement for a celiac child?": phrasingsIn(`
    does Québec send money every month for my sick child | supplement for handicapped children | family allowance extra for celiac kids`),
  "Does celiac disease give the disability tax credit (T2201)?": phrasingsIn(`
    would they grant my teen the disability form | can I be considered disabled with this | is celiac a disability for taxes`),
  "Which partner claims in Canada?": phrasingsIn(`
    he earns 80,000 and I earn 20,000, who puts it in | my boyfriend pays for the groceries but I do the form
    which one of us two should enter it | my wife bought it, may I claim | does it matter whose card paid
    on the return of the one who makes less`),
  "What if insurance or an employer paid it back?": both.REIMBURSED,
  "Is it a refund or a deduction in Canada?": phrasingsIn(`
    how much lands in my pocket in the end | do they mail me a check | do I get all of the extra back | what is it worth to me
    is it worth the trouble | I pay no tax, does it do anything
    what is the bottom line for me | does the government hand me the difference`),
  "Is there a refundable part in Canada?": phrasingsIn(`
    I have a low wage, is there cash for me | money back even if I owe no tax | small income and medical costs`),
  "Is there a limit to the claim in Canada?": phrasingsIn(`
    can it be more than four thousand | is there a cap on the amount
    is five thousand too much | how high can I go | highest sum allowed in one year`),
  "Do restaurant meals count in Canada?": both.RESTAURANT,
  "Does sales tax count in Canada?": [
    ...both.TAX_ON_FOOD,
    ...phrasingsIn(`the HST on my crackers | GST and PST | do I add 15 percent in New Brunswick`),
  ],
  "Do shipping and trips to the shop count in Canada?": [...both.DELIVERY, ...both.DRIVING],
  "Does travel to medical services count in Canada?": phrasingsIn(`
    I drive 70 km to my gastroenterologist | parking at the hospital | the specialist is two hours away | mileage to see the doctor`),
  "Which food cannot be claimed in Canada?": phrasingsIn(`
    dog food | what about cat treats | what is left out | shampoo and soap without gluten | things you never count
    toothpaste | is anything forbidden`),
  "Do gluten-free oats count in Canada?": both.OATMEAL,
  "Do gluten-free beer and wine count in Canada?": both.ALCOHOL,
  "Do vitamins and supplements count in Canada?": both.PILLS,
  "Can I claim earlier years in Canada?": both.AMEND,
  "Do groceries from before the diagnosis count in Canada?": both.BEFORE_LETTER,
  "What is the medical credit of Alberta?": phrasingsIn(
    `I live in Edmonton | we moved to Calgary, what do we get | Red Deer and Lethbridge`,
  ),
  "What is the medical credit of British Columbia?": phrasingsIn(`we live in Victoria`),
  "What is the medical credit of Manitoba?": phrasingsIn(`we live in Winnipeg | Brandon, what do we get`),
  "What is the medical credit of New Brunswick?": phrasingsIn(
    `we live in Fredericton | what do we get in Moncton | Saint John`,
  ),
  "What is the medical credit of Newfoundland and Labrador?": phrasingsIn(
    `I live in St. John's | Corner Brook, what do we get`,
  ),
  "What is the medical credit of Nova Scotia?": phrasingsIn(`we live in Halifax`),
  "What is the medical credit of Ontario?": phrasingsIn(
    `I live in Toronto, is there something extra | we are in Ottawa, what do we get | London and Hamilton`,
  ),
  "What is the medical credit of Prince Edward Island?": phrasingsIn(
    `we live in Charlottetown | on the Island, what do we get`,
  ),
  "What is the medical credit of Saskatchewan?": phrasingsIn(`we live in Regina | Saskatoon, what do we get`),
  "What is the medical credit of Yukon?": phrasingsIn(`up in Whitehorse, what do we get`),
  "What is the medical credit of the Northwest Territories?": phrasingsIn(`we live in Yellowknife`),
  "What is the medical credit of Nunavut?": phrasingsIn(`we live in Iqaluit`),
};
