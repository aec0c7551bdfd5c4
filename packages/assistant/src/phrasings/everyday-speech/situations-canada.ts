import { type Phrasings, phrasingsIn } from "../phrasings";

/** How people in Canada describe their situation instead of asking. */
export const CANADA_SITUATIONS: Phrasings = {
  "Which line of the Canadian return?": phrasingsIn(`
    filling in my return right now | total is ready, where to | two medical lines confuse me | my wife's share, same number as mine?
    TurboTax asks for a line | our four year old has celiac | fifteen year old daughter with the disease | child of ten on my form
    a toddler's special food | minor child, which line | a little boy with celiac, does he go on dad's return
    Wealthsimple shows two boxes | line number | spot on the form for this sum`),
  "My child is 18 or older: who claims?": phrasingsIn(`
    student of 20 | she moved out for college | daughter is an adult | nineteenth birthday this year | our son earns a little himself
    no longer a child | works part time and lives at home | grown kid with celiac | turned eighteen in spring`),
  "Can I claim for a parent or another relative?": phrasingsIn(`
    my elderly dad lives in our basement | mother of 75 with celiac | granny moved in | disabled brother | I pay for my sister's groceries
    uncle without income | looking after my mother-in-law | granddaughter stays with us`),
  "What is the Canadian threshold for medical expenses?": phrasingsIn(`
    income of 55,000 | how much before it does anything | minimum amount | only 600 dollars in expenses, any use | the 3 percent hurdle
    starting from which sum | first dollars do not count? | 2,800 or 3 percent`),
  "Do I send the letter and receipts to the CRA?": phrasingsIn(`
    mail the papers or keep them | attach anything? | electronic filing and my slips | straight away or when they ask
    envelope full of receipts to the CRA | hand in the doctor's note`),
  "What does the doctor's letter have to say in Canada?": phrasingsIn(`
    appointment with my GP for the note | ten year old certificate | clinic charges for a letter, what must be in it | valid for how long
    a dietitian wrote it | signed by a nurse | diagnosed abroad | old letter from my specialist | renewing the note | naturopath's letter
    template for the doctor`),
  "Which 12 months can I claim in Canada?": phrasingsIn(`
    July to June | started in October | big purchases last November | own twelve months | not the calendar year | overlapping two years
    from my diagnosis in May on | spring to spring`),
  "Can I claim rice flour and other ingredients in Canada?": phrasingsIn(`
    I am a home baker | bags of flour | starches and mixes | baking from scratch | tapioca, potato and corn starch | all-purpose gluten-free blend`),
  "Which provinces have a credit of their own?": phrasingsIn(
    `provincial money too? | does it differ from province to province | federal only or more`,
  ),
  "What is different in Québec?": phrasingsIn(`
    Laval resident | Montréal | Québec City, other rules? | Quebec return | the provincial one here is separate | Gatineau but I work in Ottawa`),
  "Does Québec pay a supplement for a celiac child?": phrasingsIn(
    `monthly help for a celiac kid in Québec | Retraite Québec and celiac`,
  ),
  "Does celiac disease give the disability tax credit (T2201)?": phrasingsIn(`
    disability certificate for my daughter | apply for DTC | celiac as a handicap | form T2201 for a teenager`),
  "Which partner claims in Canada?": phrasingsIn(`
    I earn more than she does | common-law couple | paid from his account, filed by me | low earner or high earner | on whose return, his or hers
    we split the groceries | husband pays, wife files | one of us has hardly any income`),
  "Is it a refund or a deduction in Canada?": phrasingsIn(`
    what comes out in the end | money in my hand | cheque in the mail? | every extra dollar back? | percentage that I see again
    no tax owing | is it even worth it | it lowers my tax or they pay me`),
  "Is there a refundable part in Canada?": phrasingsIn(
    `working poor | minimum wage earner | cash supplement for low earners`,
  ),
  "Is there a limit to the claim in Canada?": phrasingsIn(`
    upper bound | highest amount anybody can enter | more than six thousand | is 4,500 suspicious | no ceiling?`),
  "Does sales tax count in Canada?": phrasingsIn(
    `HST | PST on snacks | fifteen percent in Nova Scotia on my crackers | GST and QST`,
  ),
  "Does travel to medical services count in Canada?": phrasingsIn(`
    drive to the celiac clinic | hotel near the hospital | 80 km to my specialist | gastroenterologist in another city`),
  "Which food cannot be claimed in Canada?": phrasingsIn(`
    kibble for my dog | non-food things | excluded items | what never qualifies | cosmetics without gluten | communion wafers for the cat`),
  "What is the medical credit of Alberta?": phrasingsIn(`Albertan here | Calgary`),
  "What is the medical credit of British Columbia?": phrasingsIn(`Vancouver | Nanaimo and Surrey`),
  "What is the medical credit of New Brunswick?": phrasingsIn(`Moncton | a family in New Brunswick`),
  "What is the medical credit of Nova Scotia?": phrasingsIn(`Nova Scotian | Halifax`),
  "What is the medical credit of Ontario?": phrasingsIn(`Ottawa | Thunder Bay | anything on top in Ontario`),
};
