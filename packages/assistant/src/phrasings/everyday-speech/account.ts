import { type Phrasings, phrasingsIn } from "../phrasings";

/** How people speak of the plan, the account and their data. */
export const ACCOUNT_SPEECH: Phrasings = {
  "What does GF Ledger cost?": phrasingsIn(`
    what is the damage per year
    what would I have to pay you | is it cheap | how many dollars for the paid version | price tag of the full version
    what does it run me | is there a monthly fee | how pricey is the upgrade | do you want my money`),
  "How many receipts are free? What the Free plan includes": phrasingsIn(`
    can I use it for nothing | how many scans before you want money
    what do I get without paying | number of slips without charge
    do I need to pay at all | try it before I buy`),
  "What does Premium include?": phrasingsIn(`
    what is better in the paid one | what more do I get if I pay | is the upgrade worth the money
    what is in the Pro plan | difference between free and paid
    why should I pay for it`),
  "When does the monthly receipt limit start anew?": phrasingsIn(`
    it says I reached my limit | do I have to wait until next month
    when can I add slips again | when does the counter go back to zero | on what day are there new free ones
    I ran out of free scans | no more receipts this month | does it refresh every month`),
  "How do I upgrade to Premium?": phrasingsIn(`
    I want the paid version | where do I sign up for Pro | let me buy it
    how do I start paying`),
  "How do I cancel my subscription?": phrasingsIn(`
    how do I stop the renewal | get rid of the yearly payment | can I quit at any time
    turn off automatic renewal | I want to drop Pro | if I cancel now, does it run until the end | am I tied to a contract
    how can I end my plan | do not bill me again | do I lose the months I already paid for | get me off the paid version
    I no longer want to pay | stop my membership`),
  "Can I get my money back? How refunds work": phrasingsIn(`
    I am not happy and want my payment back | return my 25 dollars | how long may I ask for a refund of the plan
    I subscribed by accident, pay me back | I did not mean to renew | is there a guarantee
    give back what I paid you`),
  "My payment failed": phrasingsIn(`
    my Visa was declined | the bank refused the renewal | it would not take my card`),
  "How do I change my card or find an invoice?": phrasingsIn(`
    I got a new credit card from the bank | where is the bill for my subscription | I need proof of what I paid you
    my card number changed | a receipt for my Pro payment for the books | update how I pay`),
  "How do I sign in?": phrasingsIn(`
    there is no password field | where do I log on | how can I get back in
    I want to enter without a password | where do I type a code`),
  "The sign-in or verification e-mail did not arrive": phrasingsIn(`
    I am waiting for your message | no link in my inbox | it says check your mail but there is nothing`),
  "I forgot my password": phrasingsIn(`
    I do not remember what I typed when I registered | locked out of my account | set a new password`),
  "How do I download all my data?": phrasingsIn(`
    save it all on my own computer | take my things with me when I leave
    make a backup of everything | give me all my records in one file
    I want to move to another program with my stuff | pull everything out at once | export the lot`),
  "How do I delete my account?": phrasingsIn(`
    I want to leave for good | erase everything you have on me | wipe me from your system | close this down completely
    I do not want to be here any more, remove me | how do I disappear from your site | what happens to my things when I go
    make all of it go away forever`),
  "Can I use an API or a script?": phrasingsIn(`
    I am a programmer, can I connect to it | automate this with code | get a key for my own software`),
  "How do I switch between Canada and the United States?": phrasingsIn(`
    I am in the wrong country here | I moved to the States | my sister lives across the border and wants the other version
    show me the American side | how do I change country`),
  "Are my receipt photos stored?": phrasingsIn(`
    do you keep the picture that I took | is the image deleted after reading | where does my photo end up
    can your staff see my slip afterwards | do you hold on to my pictures | what becomes of the shot after it is read
    may I look at the image again later | are the pictures saved on your servers | you have the picture, so may I toss the paper`),
  "Who gets to see my data?": phrasingsIn(`
    do other companies get my information
    do you make money with my data | to whom do you pass my things on | is it shared with marketers | is my stuff private
    do insurers find out about me`),
  "How long is my data kept?": phrasingsIn(`
    will what I entered be here in five years | do you delete my entries after some time
    do my records vanish | are they saved for good | is there an expiry on what I put in`),
  "Is this chat stored?": phrasingsIn(`
    who reads what I write to you | do you remember our talk | is this conversation saved anywhere`),
  "Who may use GF Ledger?": phrasingsIn(`
    I am fifteen, am I allowed to register | how old do I have to be | can a teenager open an account | is there a minimum age
    may my kid sign up himself`),
};
