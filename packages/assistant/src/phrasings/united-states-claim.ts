import { type Phrasings, phrasingsIn } from "./phrasings";

/** Other words in which people ask about the rules of the US deduction. */
export const UNITED_STATES_CLAIM: Phrasings = {
  "Can gluten-free food be deducted in the United States?": phrasingsIn(`
    I have gluten intolerance | is celiac disease enough for the IRS | is celiac a reason to deduct
    is gluten-free food tax deductible | can I deduct gluten-free food | am I eligible | who qualifies
    do I need a celiac diagnosis | gluten sensitivity without celiac | tax deduction for celiac disease
    write off gluten-free groceries | can celiacs deduct food | no diagnosis | intolerance
    what is the legal basis`),
  "What does the IRS letter of 2011 say?": phrasingsIn(`
    the 2011 letter | what is in the IRS letter | IRS information letter on celiac
    IRS letter | information letter | letter 2011-0035 | 2011-0035
    what did the IRS say about gluten-free food | does the IRS letter name celiac disease
    is the IRS letter binding | precedent | IRS letter of 2011`),
  "What did the Tax Court decide in Randolph?": phrasingsIn(`
    Randolph case | did a judge allow it | has a court allowed the extra cost | Randolph
    Randolph v. Commissioner | Tax Court | court case | court decision on special food
    which case allows the excess cost | 67 T.C. 481 | case law | Revenue Ruling 55-261
    Rev. Rul. 55-261 | court ruling excess cost`),
  "Can I deduct a percentage of all my groceries?": phrasingsIn(`
    Massa case | Massa decision | write off 50% of my food | deduct 40% of groceries
    write off half of what I spend on food | percentage of groceries | flat percentage
    deduct a share of my grocery bill | half of my groceries | Massa | Massa v. Commissioner | 66%
    estimate a percentage | can I just deduct a part of all food | fixed percent of food costs`),
  "Where do medical expenses go on a US return?": phrasingsIn(`
    percentage of AGI | which percent of my income | form 1040 | where on form 1040
    which line on the 1040 | schedule for medical expenses | Schedule A | which form | which schedule
    where do I enter it | where on my return does it go | 7.5% | 7.5% of AGI | adjusted gross income
    threshold | what is the floor`),
  "Does itemizing help me, or the standard deduction?": phrasingsIn(`
    I do not itemize | can I get something without itemizing | what if I don't itemize | itemize
    do I have to itemize | standard deduction or itemize | should I itemize | is itemizing worth it
    I take the standard deduction | does it pay off | when does it save me money | standard deduction
    standard deduction over 65 | blind or 65 and older | senior | does it help if I don't itemize`),
  "How much of a product's price counts in the United States?": phrasingsIn(`
    part of the price that counts | is the whole price deductible | price minus regular price
    how much of the price counts | whole price or difference | only the difference | excess cost
    full price of gluten-free bread | how is the excess worked out | deduct the whole product
    extra cost over regular food | what amount do I deduct for each product`),
  "Does xanthan gum count in full in the United States?": phrasingsIn(`
    is xanthan gum deductible in full
    xanthan gum | sorghum flour | psyllium | guar gum | ingredient without a regular counterpart
    full price of xanthan gum | nothing to compare it with | rice flour | special ingredients
    no regular version`),
  "Does shipping count in the United States?": phrasingsIn(`
    postage for flour | flour by mail | UPS charges | FedEx charges for bread | Amazon delivery
    delivery of gluten-free flour | have flour delivered | shipping | shipping costs | postage
    delivery fee | online order shipping | can I add shipping | cost of having it sent
    mail order gluten-free food | delivery charges`),
  "Do trips to a special store count in the United States?": phrasingsIn(`
    tolls on the way to the bakery | tolls to the store | shopping trip | shopping trip 30 miles away
    drive to Whole Foods | store far away | gas money | trip to a store | mileage
    driving to a special store | special trip | drive to a gluten-free bakery | gas for shopping
    tolls and parking | miles to the shop | can I deduct mileage | travel to buy gluten-free food
    distance to the store`),
  "How long do I keep receipts for the IRS?": phrasingsIn(`
    how far back can they ask | how far back can the IRS ask for receipts | old receipts
    how long do I keep receipts | how many years do I keep records | three years
    when can I throw receipts away | how long to hold on to my records
    save receipts for how many years | until when keep the papers | how many years back can the IRS look`),
  "Which documents do I keep for the IRS?": phrasingsIn(`
    audit documents | documents for an audit | which documents do I need | what proof do I need
    what does the IRS want to see | paperwork | what if I get audited | proof for the IRS
    note from my doctor | doctor's note | do I need a letter from a physician
    do I send receipts with the return | records to keep`),
  "May I use an HSA, FSA or HRA?": phrasingsIn(`
    HSA and itemized deduction together | mix my HSA with the deduction
    health reimbursement arrangement | can a health reimbursement arrangement pay
    does my FSA cover gluten-free food | does an HSA cover gluten-free pizza | what does the FSA pay for
    is it HSA eligible | FSA eligible | HSA | FSA | HRA | health saving account
    flexible spending account | can I pay with my HSA | use FSA for gluten-free bread
    HSA and deduction at once | both HSA and deduct | health account | reimbursement from my HSA`),
  "What is a letter of medical necessity?": phrasingsIn(`
    what is an LMN
    doctor's letter for my flex plan | letter for my FSA plan | letter of medical necessity | LMN
    plan asks for a letter | what must the letter of medical necessity say | my FSA wants a letter
    medical necessity | letter for my health plan | insurance administrator wants a letter`),
  "Which months count in the United States?": phrasingsIn(`
    deduct last year's food | food I bought last year | calendar year | which 12 months
    which months count | March to February | choose a different period | 12-month period
    period that is not the calendar year | when does the year begin | can I pick my own year
    January to December | paid in December`),
  "Do restaurant meals count in the United States?": phrasingsIn(`
    noodles at a restaurant | meal at a Thai restaurant | burger at a restaurant | dinner out
    restaurant | restaurant meals | eating out | takeout | dining out
    gluten-free pizza at a restaurant | Cohn case | meals at a café | fast food`),
  "For whom can I deduct in the United States?": phrasingsIn(`
    my teenager has celiac | my child is celiac | my wife has the diagnosis
    my husband has the diagnosis | we file jointly and he has celiac | the diagnosis is my child's
    dependents | my daughter has celiac | food for my mother who depends on me
    my daughter is at college and has celiac | my son has celiac disease | my child
    deduct for my spouse | deduct for my mother | my parents | adult child | for whom can I deduct
    my college student | my kid is 19 | food for my father | my wife has celiac`),
  "Does food that others eat count in the United States?": phrasingsIn(`
    kids eat it too | guests eat the gluten-free food | shared food
    my family eats it too | my wife eats it as well | sharing food with my partner
    only one of us is celiac | the whole household eats gluten-free | roommate eats it too
    my husband shares the food | several people eat it | kids without celiac eat it`),
  "What if insurance paid it back in the United States?": phrasingsIn(`
    insurance reimbursed me | my insurance paid me back | Blue Cross paid | paid me back
    insurer paid me back | Aetna paid some of it | insurance paid | reimbursed | reimbursement
    my employer reimbursed me | paid back by insurance | health plan covered it | got it reimbursed
    compensated by insurance`),
  "Do states have rules of their own?": phrasingsIn(`
    Arizona return | Ohio rules | rules of Alabama | what does Alabama allow | Californians
    state taxes | state rules | state return | New Jersey | Arizona | Alabama | Ohio | New Mexico
    my state | state income tax | deduct on the state return | California | Texas New York Florida`),
  "Does Publication 502 name gluten-free food?": phrasingsIn(`
    does 502 mention celiac | is celiac disease in publication 502 | list of the publication
    what is on the official list | what does publication 502 say about food
    Publication 502 | pub 502 | is it in publication 502 | IRS publication on medical expenses
    does the IRS list gluten-free food | which IRS publication`),
  "Does sales tax count in the United States?": phrasingsIn(`
    sales tax on gluten-free food
    does the sales tax belong to the excess cost | tax on gluten-free bread | grocery tax
    sales tax | tax on the receipt | include sales tax | tax paid on groceries
    is tax part of the extra cost | do I add the tax`),
};
