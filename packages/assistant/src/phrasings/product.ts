import { type Phrasings, phrasingsIn } from "./phrasings";

/** Other words in which people ask about the product itself. */
export const PRODUCT: Phrasings = {
  "What is GF Ledger?": phrasingsIn(`
    what does GF Ledger do | purpose of GF Ledger | explain this product | what is it for
    who is GF Ledger for
    what is this | what does this app do | what is this site for | how does GF Ledger work
    tell me about GF Ledger | what can GF Ledger do | c'est quoi GF Ledger`),
  "Who is Millie?": phrasingsIn(`
    are you a human
    who made you | who built you | who are you | are you a robot | are you a real person | what are you
    are you an AI | your name | qui es-tu`),
  "Is there an app for my phone?": phrasingsIn(`
    add to home screen | is there an iOS app | install the app | phone app
    is there an app | install on my phone | app store | android | download the app | iphone app
    mobile version | application mobile`),
  "How do I contact support?": phrasingsIn(`
    contact support | phone number | can I call you | telephone support | talk to a person
    e-mail address of support | customer service | help desk | write to a human
    I need help from a person | contacter le soutien`),
  "Is GF Ledger part of the CRA or the IRS?": phrasingsIn(`
    is it run by the government | is this a government service | official CRA tool | official IRS tool
    do you belong to the tax office
    is this the government
    official site | affiliated with the tax authority | run by a ministry | a private company or the state`),
  "How do I upload a receipt?": phrasingsIn(`
    where do I add a receipt
    upload a receipt | add a receipt | scan a receipt | take a picture of my receipt | how do I start
    first receipt | send in a receipt photo | how to begin | téléverser un reçu | ajouter un reçu`),
  "How do I take a good photo of a receipt?": phrasingsIn(`
    how to take a clear photo | photo advice | flatten the receipt | best way to photograph a receipt
    good photo | tips for the photo | blurry picture | how to photograph a long receipt | better picture
    lighting for the photo | receipt is too long for one photo | bonne photo`),
  "Which picture formats and sizes can I upload?": phrasingsIn(`
    can I upload TIFF files | is HEIC ok | is HEIC from an iPhone ok | WebP | file formats | HEIC
    JPEG or PNG | image size limit | which file types | iphone photo format
    megapixels | formats d'image`),
  "Can I upload a PDF?": phrasingsIn(`
    PDF | upload a PDF | PDF receipt | receipt as a PDF | e-mailed receipt | emailed receipts
    digital receipt from the shop | online order receipt | shop sent me the receipt by mail
    do PDFs work | reçu en PDF`),
  "The receipt could not be read. What can I do?": phrasingsIn(`
    nothing was read | reader found nothing | photo was not readable
    could not read my receipt | reading failed | no items found | it does not recognize anything
    unreadable receipt | faded receipt | scan did not work | error while reading | reçu illisible`),
  "The store or the date is missing or wrong": phrasingsIn(`
    correct the date | correct the store | no date on the receipt
    wrong date | wrong store | date is missing | unknown store | unknown date
    change the date of a receipt | store name is wrong | date was read wrong | mauvaise date`),
  "I uploaded the same receipt twice": phrasingsIn(`
    receipt is there twice | uploaded twice by mistake | remove a double receipt
    is a duplicate counted
    get rid of a duplicate | same receipt twice | duplicate receipt | uploaded it two times
    receipt counted twice | double | scanned a receipt again | reçu en double`),
  "Which languages and stores work?": phrasingsIn(`
    Target receipts | does it work with Costco receipts | works with which stores | which stores work
    French receipts | does Costco work | Walmart receipt | Loblaws | which shops are supported
    supported stores | receipts in French | quels magasins`),
  "How do I choose which items are gluten-free?": phrasingsIn(`
    why is an item not ticked | item was not ticked | why was it ticked | choose items | select items
    tick an item | untick an item | item is not gluten-free | gluten-free item was not found
    mark as gluten-free | wrong item selected | choisir les articles`),
  "How do I correct an item's name or price?": phrasingsIn(`
    it read 3.99 instead of 8.99 | the app read the wrong price | misread price | correct a price
    change the name of an item | edit an item | price was read wrong | fix a mistake | wrong price
    wrong name | change the regular price of an item | corriger un prix`),
  "How is the regular price of an item found?": phrasingsIn(`
    regular price of an item | who sets the regular price | how do you find the comparison price
    where did this regular price come from
    how is the regular price found | where does the regular price come from
    how do you know the regular price | source of regular prices | where do comparison prices come from
    regular price | prix ordinaire`),
  "How does the category estimate work?": phrasingsIn(`
    what is the category factor | how good is the estimate | estimate without a product
    average of a category
    what do estimates rest on | category estimate | estimate | estimated price | multiplier | 1.94
    how is the estimate made | what does estimated mean`),
  "What do the match rate and the confidence mean?": phrasingsIn(`
    what does low confidence mean | meaning of match rate | meaning of confidence
    match rate of 40 percent | how sure is the match
    85% confidence | match rate | confidence | low match | what does high confidence mean
    what is the match percentage | medium confidence`),
  "How is my extra cost worked out?": phrasingsIn(`
    how do you work out the extra cost | formula of the extra cost | how is the claim summed
    where does my total come from
    how is my extra cost worked out | how is the total calculated | how do you calculate the difference
    what if the item is cheaper | sum of my items | calculation of the extra cost
    calcul du coût supplémentaire`),
  "What about taxes, deposits, bag fees and coupons on the receipt?": phrasingsIn(`
    the total does not add up with the items | items and total do not agree | coupons | discount
    bag fee | bottle deposit | deposit on the receipt | loyalty points | coupon on my receipt
    subtotal does not match | rabais et coupons`),
  "Which categories are there?": phrasingsIn(`
    which categories exist | what are the categories | category list | food categories
    how are items sorted
    sort items into categories
    categories | list of categories | which category | change the category | catégories`),
  "What is the product database?": phrasingsIn(`
    size of the product database | how many foods are in the catalogue
    where does the product list come from | does your database have my brand
    product database | catalogue | where are your prices from | list of products
    how many products do you know | base de produits`),
  "Where do I find my tax report?": phrasingsIn(`
    open my tax report | find my report | where are my reports | report of last year
    where is my report | tax report | see my totals | my summary | find the year's report | open reports
    where are my saved items | mon rapport`),
  "How do I download a CSV?": phrasingsIn(`
    Excel | can I get a spreadsheet for my accountant | spreadsheet for the accountant
    can my accountant see it | send it to my accountant | share with my accountant | download a CSV
    export | spreadsheet | excel file | file for my accountant | download my report | export to excel
    give the file to my accountant | télécharger un CSV | exporter`),
  "How do I delete a record?": phrasingsIn(`
    delete a line item | remove an item from my report | take an item out of the report
    bring a deleted item back
    delete an item | remove a line | delete a receipt | undo a deletion | remove a record
    effacer un reçu`),
  "Which tax year does a receipt belong to?": phrasingsIn(`
    tax year of a receipt | year of a purchase | does the purchase date decide the year
    receipt from December, which year | date decides the tax year
    which tax year | receipt of last year | which year does my receipt count for
    move an item to another year | bought in December | année d'imposition`),
  "What are the calculators for?": phrasingsIn(`
    tax calculator | calculators | work out my credit | how much would I save, calculator
    what are the tools for
    calculator | tools | what does the calculator do | estimate my credit | estimate my deduction
    calculatrice`),
  "What does GF Ledger cost?": phrasingsIn(`
    does it cost anything to sign up | is signing up free | can I pay monthly | monthly payment
    is there a monthly plan | price of premium | how much does it cost
    cost per year | subscription price | is it free | what do I pay | what do I have to pay for premium
    yearly price | combien coûte l'abonnement | prix de l'abonnement`),
  "How many receipts are free? What the Free plan includes": phrasingsIn(`
    trial | is there a free trial | try it for free | how many receipts are free | free plan
    what is included for free | number of free receipts | free receipts each month | without paying
    what can I do for free | plan gratuit`),
  "What does Premium include?": phrasingsIn(`
    what is in premium | premium plan | features of premium | what does the paid plan have
    what does premium include | benefits of premium | what do I get with premium | why upgrade
    difference between free and premium | premium features | que comprend Premium`),
  "When does the monthly receipt limit start anew?": phrasingsIn(`
    when can I save receipts again | does the limit reset each month | first day of the month limit
    limit of five receipts
    monthly limit | limit reached | when does my limit reset | next month | I reached the limit
    what counts as a receipt | receipt limit`),
  "How do I upgrade to Premium?": phrasingsIn(`
    sign up for premium | switch to premium | get the paid plan | go premium
    upgrade | buy premium | subscribe | become a premium member | where do I pay for premium
    how to get premium | passer à Premium`),
  "How do I cancel my subscription?": phrasingsIn(`
    keep premium after I cancelled | take back the cancellation | changed my mind about cancelling
    cancel my subscription | cancel premium | stop my plan | end my subscription | stop paying
    don't renew | quit premium | annuler mon abonnement | résilier`),
  "Can I get my money back? How refunds work": phrasingsIn(`
    I want my 24.99 back | refund | want my subscription money back | money back guarantee
    get my money back | refund of premium | refund of my subscription | get my payment back | 30 days
    not happy, want my subscription payment back | remboursement de l'abonnement`),
  "My payment failed": phrasingsIn(`
    my card was refused | the bank refused the payment | payment error | couldn't pay
    card was not accepted
    payment failed | card declined | payment did not go through | card expired | renewal failed
    paiement refusé`),
  "How do I change my card or find an invoice?": phrasingsIn(`
    update my card | replace my credit card | invoice of my subscription | billing history
    send me an invoice | change my card | new credit card | invoice | find my invoice | billing details
    receipt for my subscription payment | facture`),
  "How do I sign in?": phrasingsIn(`
    signing in | how to log in | sign in by e-mail link | open my account
    sign in | log in | login link | sign in without a password
    magic link | se connecter`),
  "The sign-in or verification e-mail did not arrive": phrasingsIn(`
    no mail from you | sign-in mail did not come | mail went to spam | send the link again
    link in the e-mail does not work | sign-in link is broken | e-mail did not arrive
    no verification e-mail | did not get the link | link expired | confirmation mail is missing
    courriel non reçu`),
  "I forgot my password": phrasingsIn(`
    recover my password | password does not work | set a new password
    forgotten password
    forgot my password | reset password | new password | lost password | change my password
    mot de passe oublié`),
  "How do I download all my data?": phrasingsIn(`
    download everything about me
    backup | backup of my data | archive of my data | download my data | export everything
    copy of my data | get all my data | data portability | take my data with me
    télécharger mes données`),
  "How do I delete my account?": phrasingsIn(`
    wipe everything about me | forget everything about me | delete my account | close my account
    erase all my data | delete everything you have about me | remove my profile | right to be forgotten
    leave GF Ledger | wipe my data | supprimer mon compte | fermer mon compte`),
  "Can I use an API or a script?": phrasingsIn(`
    is there an API | API access | use it from a program | SDK | command line
    API | API key | script | developer access | integrate with my software | automate | clé API`),
  "How do I switch between Canada and the United States?": phrasingsIn(`
    switch to Canada | US version | go to the American edition | change the country
    switch country | change region | switch to the US edition | other edition | Canadian version
    change to Canada | changer de pays`),
  "Are my receipt photos stored?": phrasingsIn(`
    are my receipt images kept | is my photo saved on your server | photo storage
    do you delete the photos
    are photos stored | do you store my receipts | do you keep my pictures
    do you keep the photos I take | where are the images saved | are images deleted
    what happens to my photos | conservez-vous mes photos | photos conservées`),
  "Who gets to see my data?": phrasingsIn(`
    who can see my information | who can look at my receipts | do you sell my information
    sell data to advertisers | can advertisers see my data | is my information passed on
    who sees my data | do you sell my data | is my data shared | third parties | privacy
    is my data safe | access to my information | qui voit mes données | vie privée`),
  "How long is my data kept?": phrasingsIn(`
    how long are my records stored | retention of my data | how many years is data kept
    when do you delete my data
    for how long do you keep my receipts' data | when do you erase old data
    how long is my data kept | data retention | when is my data deleted
    how long do you store my records | durée de conservation des données`),
  "Is this chat stored?": phrasingsIn(`
    are my questions kept | is the chat recorded
    delete this conversation | who sees my questions
    is this chat stored | do you save this conversation | chat history | who reads this chat
    is our conversation private | clavardage conservé`),
  "Who may use GF Ledger?": phrasingsIn(`
    who can use this | can a teenager use it | is it for adults only | minimum age
    can my child have an account | account for a minor | age limit | may children use it | under 18
    how old do I have to be | minimum age to use it | âge minimal`),
};
