import { type Phrasings, phrasingsIn } from "../phrasings";

/** Words in which people ask what only a section of an article or a list of questions answers. */
export const SECTION_PHRASINGS: Phrasings = {
  "Do xanthan gum, shipping or trips to the shop count?": phrasingsIn(`
    xanthan gum and shipping | gum, delivery and trips | do gums or shipping or trips count
    shipping and xanthan gum in Canada | delivery and xanthan gum together | trips and shipping and ingredients
    ingredients, shipping and driving | what about gum and delivery and driving
    are gum, postage and gas claimable | extras like gum and shipping and trips`),
  "Is this tax advice?": phrasingsIn(`
    is this tax advice | do you give tax advice | is what you say advice | can I rely on this as tax advice
    are you a tax adviser | is GF Ledger an accountant
    do you replace my accountant | who checks the values before I file | is this professional advice
    should I ask a professional too`),
  "Do trips and shipping count?": phrasingsIn(`
    trips and shipping | shipping and mileage together | mileage, shipping and ingredients
    do trips and postage count | costs that no receipt shows | costs beside the price difference
    are trips and delivery deductible | shipping and driving | what about mileage and shipping
    guidance on trips and shipping`),
  "An example of British Columbia's credit": phrasingsIn(`
    example of the credit in British Columbia | BC example | worked example for British Columbia
    BC credit with a net income of 60,000 | example for Vancouver | numbers for a BC family
    how much would it be in British Columbia, an example | BC credit worked out
    British Columbia credit in numbers | example with 5,995 of expenses in BC`),
  "Records for the provincial credit": phrasingsIn(`
    second set of records for the province | separate receipts for the provincial credit
    provincial credit records | a folder of its own for the province | BC wants separate slips?
    same receipts for federal and provincial | collect more for the province
    does the province want a letter of its own | one summary for both credits
    extra paperwork for the provincial credit | prove it twice, federal and provincial`),
  "How often a regular price is looked up": phrasingsIn(`
    how often do I look up the regular price | look the price up again | price every week
    average of the regular price over the year | does one flyer price prove it | sale price of regular bread
    the regular product was on special | typical price | one week's special | update the comparison price
    how current must the regular price be`),
  "Food without a regular twin": phrasingsIn(`
    food that has no regular twin | product without a twin | no twin in the regular aisle
    exists for gluten-free baking alone | only sold gluten-free | nothing regular like it
    products that exist only gluten-free | a product without an equivalent | twin product is missing
    food without an equivalent`),
  "Claiming in Canada, step by step": phrasingsIn(`
    step by step | steps of a claim | how do I claim step by step | guide to claiming in Canada
    walk me through the claim | what are the steps | seven steps | checklist for a claim in Canada
    beginner's guide to the gluten-free claim | how to start a claim | where do I begin with my claim`),
  "A receipt for every product": phrasingsIn(`
    receipt for each item | claim without a receipt | one slip per thing bought | a product that is on no slip
    no receipt for one product | can I claim without receipts | every product needs its receipt
    is one receipt a month enough | receipts for small purchases | one receipt for several products
    must each product have a receipt`),
  "Writing the summary for the CRA": phrasingsIn(`
    how do I write the summary | summary for the CRA | columns of the summary | what goes in the summary
    table for the CRA | format of the summary | does GF Ledger write the summary
    example of the summary of products | which columns does the CRA want | make the summary of each product`),
  "Recording the difference for the IRS": phrasingsIn(`
    record the difference product by product | record of differences | how do I record the excess cost
    list of differences for each product | log of price differences | table of paid and regular prices
    spreadsheet of the differences | how detailed must my record be | evidence of the excess cost
    write down the difference for each product`),
  "Other medical expenses in the United States": phrasingsIn(`
    other medical expenses | which other medical costs can I add | add dental and vision
    doctor visits and prescriptions | glasses and braces | therapy | what else is a medical expense
    add my prescriptions | medical costs besides food | other deductible medical costs`),
  "How much more gluten-free food costs": phrasingsIn(`
    how much more does gluten-free food cost | studies of prices
    242% more expensive | 183% more expensive | price studies | what did the studies find
    is gluten-free food really more expensive | research on gluten-free prices | average markup of gluten-free food
    twice as expensive`),
  "The dearest gluten-free products": phrasingsIn(`
    which gluten-free products are dearest | most expensive gluten-free products | which aisle is the worst
    is flour the most expensive | which category has the biggest difference | flour and cereal compared
    where is the difference largest | Winnipeg study | Toronto study of labels | flat percentage for every aisle`),
  "A gluten-free product that costs no more": phrasingsIn(`
    gluten-free product is not dearer | gluten-free version costs the same | gluten-free was cheaper this week
    no extra cost on a product | does a cheaper product lower my claim | negative difference
    product that costs no more | same price as the regular one | a week in which it was cheaper
    does a cheap product reduce the others`),
  "What a health plan is handed": phrasingsIn(`
    what do I hand in to my plan | hand in to my FSA | documents for my FSA claim
    what does the administrator want | submit a claim to my HSA administrator | what do I send to my flex plan
    receipts for my FSA | list of items for my FSA | papers for my health plan | how do I file with my FSA
    papers for my FSA administrator`),
  "HSA against FSA": phrasingsIn(`
    HSA or FSA | which is better, HSA or FSA | difference between HSA and FSA | HSA versus FSA
    does FSA money expire | how long does money stay in an HSA | deadline of my FSA | Publication 969
    pub 969 | do I lose my FSA money`),
  "Working out whether itemizing helps": phrasingsIn(`
    work out whether itemizing helps | how do I work it out myself | five minutes with a pencil
    calculate by hand whether it helps | steps to find out if I should itemize | do the math on itemizing
    compare my deductions with the standard deduction | add up my itemized deductions
    subtract 7.5% from my expenses | formula for the medical deduction`),
  "An example where itemizing does not help": phrasingsIn(`
    example where it does not help | when is the deduction worth nothing | example for a single person
    worth nothing on this return | AGI of 55,000 example | example of a return that gains nothing
    when does the deduction not help | show me an example with numbers
    example of itemizing that fails | why do I get nothing from it`),
  "Records without itemizing": phrasingsIn(`
    why keep records if I don't itemize | keep records all the same | is it worth tracking at all
    should I track even if I take the standard deduction | records for a year that does not pay off
    keep receipts just in case | track it anyway | is it worth the effort
    keep a log without itemizing | what good are records without a deduction
    why keep records if I take the standard deduction | keep records with the standard deduction`),
  "An example of two spouses": phrasingsIn(`
    example of two spouses | lower or higher income example | example with incomes of 38,000 and 71,000
    compare both spouses with numbers | couple example | worked example for a couple
    which income gives more, in numbers | example of the lower net income
    numbers for two partners | show me which spouse saves more`),
  "Notes on medical travel": phrasingsIn(`
    what do I write down for medical travel | log of medical trips | travel log for the doctor
    what must my travel log say | write down kilometres to the doctor | record of a medical trip
    proof of medical travel | notes for trips to a specialist | mileage log for medical appointments
    what to note on a trip to the hospital`),
  "The line for medical travel": phrasingsIn(`
    where do I enter medical travel | line for medical travel | add travel to my medical expenses
    same line as food for travel | does travel meet the same threshold | total of my medical travel
    adding up medical travel | add travel to the calculator | travel on the T1
    travel costs and the threshold`),
  "Notes on a trip to the store": phrasingsIn(`
    what do I write down for a trip to the store | trip log | log of trips to the bakery
    record of miles to the store | how do I prove the trips | write down tolls and miles
    mileage log for special stores | what must my trip log say | notes on each trip
    keep a log of shopping trips`),
  "A couple in Québec": phrasingsIn(`
    example of a couple in Québec | couple in Quebec with numbers | Quebec example | worked example for Québec
    two incomes in Quebec | family income of 85,160 | line 381 worked out for a couple
    example of schedule B | Montreal couple example | federal and Quebec credit together, an example`),
  "A small income in Québec": phrasingsIn(`
    small income in Québec | low income in Quebec example | line 462 worked out | example of line 462
    one person with 30,000 in Quebec | paid out in Quebec without tax | refundable credit of Quebec in numbers
    work income of 20,000 in Quebec | single person in Montreal with a small income
    how much does line 462 pay`),
  "Records for Revenu Québec": phrasingsIn(`
    what do I keep for Revenu Québec | records for Revenu Québec | papers for Revenu Québec
    do I send receipts to Revenu Québec | documents for the TP-1 | attach the letter to the TP-1
    papers that Revenu Québec asks for | keep for the Quebec return | audit by Revenu Québec
    proof for Revenu Québec`),
  "Who certifies in Québec": phrasingsIn(`
    who certifies in Québec | who can certify in Quebec | who signs it in Quebec
    physician's certificate in Quebec | may a naturopath certify | does a homeopath count
    can an osteopath sign | which professional certifies in Quebec | specialized nurse practitioner in Quebec
    whose letter does Revenu Québec accept`),
  "What a dietitian can do": phrasingsIn(`
    can a dietitian sign the letter | letter from my dietitian | dietitian | nutritionist
    my nutritionist wrote a letter | what can the dietitian do
    dietitian instead of a doctor | does a nutritionist's note count | ask my dietitian for the letter
    can my dietitian write the certificate`),
  "What a pharmacist can do": phrasingsIn(`
    can a pharmacist sign the letter | letter from my pharmacist | pharmacist | pharmacy
    is a pharmacist's signature enough | gluten-free food from the pharmacy | prescriptions statement from the pharmacy
    what can the pharmacist do | which medicines are free of gluten | bought at Jean Coutu`),
  "The word of an association": phrasingsIn(`
    Cœliaque Québec | Celiac Canada says | does an association's advice count | association's guidance
    the celiac association told me | is the association right | association against Revenu Québec
    help from an association | celiac association | what does Coeliaque Quebec say
    what does Celiac Canada recommend`),
  "Receipts that fade": phrasingsIn(`
    receipts fade | thermal paper fades | my receipt is fading | ink of the receipt disappears
    faded thermal paper | receipts go blank | keep receipts from fading | blank receipts after a year
    heat makes receipts fade | make receipts last | receipts turn white`),
  "Keeping the paper": phrasingsIn(`
    keep the paper receipt | can I throw the paper away after the photo | are photos of receipts enough
    is a photo enough instead of the paper | original or copy | does a scan replace the original
    paper original | do digital copies count | shoebox of receipts | keep originals
    do I need the original receipt`),
  "Clear names of products": phrasingsIn(`
    clear names for products | abbreviations on receipts | till receipt abbreviations
    why should I correct product names | what does GF WHT BRD mean | names nobody understands later
    write out the product names | rename items so an auditor understands | label items
    cryptic names on my receipt`),
  "What if I lost a receipt?": phrasingsIn(`
    I lost a receipt | lost receipt | receipt is gone | threw the receipt away | reprint a receipt
    can the store print it again | loyalty account receipts | is a bank statement enough
    credit card statement instead of a receipt | replace a missing receipt | find an old receipt again`),
};
