import { type Phrasings, phrasingsIn } from "../phrasings";

/** How people describe their situation with the plan, the account and their data instead of asking. */
export const ACCOUNT_SITUATIONS: Phrasings = {
  "What does GF Ledger cost?": phrasingsIn(`
    price of Pro | yearly or monthly, and the amount | tell me your rates | dollars per year | is 25 dollars all I pay
    annual fee | what will be on my card statement | pricing | how expensive is it | your tariff
    how much for a full year`),
  "How many receipts are free? What the Free plan includes": phrasingsIn(`
    without a credit card | the gratis version | what can I do for zero dollars | five slips and then? | limit without payment
    number of scans that cost nothing | I only have a few receipts, must I pay | use it without a subscription`),
  "What does Premium include?": phrasingsIn(`
    advantages of paying | extra features | what the money buys | what do I gain with it | features of the paid plan | is Premium worth it
    paid members' benefits`),
  "When does the monthly receipt limit start anew?": phrasingsIn(`
    quota used up | no scans left, when are there more | on the first or on the day I joined | waiting for new free ones
    it blocks me after five | reset day | the cap is reached | the allowance for next month`),
  "How do I upgrade to Premium?": phrasingsIn(`
 go unlimited | become a member | order the full version | switch to the better plan`),
  "How do I cancel my subscription?": phrasingsIn(`
    I am done paying | stop charging my card | not renewing | end it before the next bill | leave the paid plan and keep the free one
    I found another program and want to stop Pro | no more Premium for me | does it end at once when I stop | rid me of this yearly charge
    changed my mind about stopping | ending it halfway through the year | deactivate the renewal | opt out of the plan`),
  "Can I get my money back? How refunds work": phrasingsIn(`
    paid last week and regret it | reverse the charge | refund my yearly fee | how many days for a refund | it renewed and I did not want it
    charged twice | satisfaction guarantee | reimburse me for the plan`),
  "My payment failed": phrasingsIn(`
    expired card | declined | charge did not go through | you say my card has a problem | the renewal bounced`),
  "How do I change my card or find an invoice?": phrasingsIn(`
    lost my card and got another | put in different card details | invoice for tax purposes | proof of payment for the subscription
    bill for Premium | Mastercard instead of Visa`),
  "How do I sign in?": phrasingsIn(`
    where is the login | enter my account | what do I type to log in | log in by link | it asks me for a password that I never had`),
  "The sign-in or verification e-mail did not arrive": phrasingsIn(`
    still no mail from you | confirmation message missing | spam folder is empty too | the link does not come | waited an hour for the login message`),
  "I forgot my password": phrasingsIn(
    `password does not work any more | choose another password | reset it | wrong password every time`,
  ),
  "How do I download all my data?": phrasingsIn(`
    a zip of everything | keep a copy for myself | archive of my records | my complete history as a file | before I leave I want my stuff
    data portability | store everything offline | hand over what you have about me | save all of it elsewhere | the whole lot on a USB stick`),
  "How do I delete my account?": phrasingsIn(`
    forget me | close it | unregister | take me off | everything should be erased | I no longer use this, remove my profile
    right to be forgotten | I want nothing of me left with you | good-bye forever | shut my account down`),
  "How do I switch between Canada and the United States?": phrasingsIn(`
    wrong country shown | we emigrated to Florida | the IRS version please | change region`),
  "Are my receipt photos stored?": phrasingsIn(`
    the picture I sent, is it kept | my image on your computers | photo gone after scanning? | who can view the picture | delete my pictures
    is my slip photo saved for later | reopen an old photo | I need the photo again | no longer need the paper now that it is scanned?`),
  "Who gets to see my data?": phrasingsIn(`
    privacy | advertisers and my groceries | selling information | third parties | is it confidential | do you pass things on to anybody
    does my employer learn of it | tracking my shopping | people at your company reading my list`),
  "How long is my data kept?": phrasingsIn(`
    in ten years, still there? | automatic deletion | will old years disappear | how long do you hold on to my entries | retention
    if I stop using it, how long does it stay`),
  "Is this chat stored?": phrasingsIn(
    `are my questions recorded | privacy of this conversation | may I write my insurance number here`,
  ),
  "Who may use GF Ledger?": phrasingsIn(`
    sixteen years old and celiac | my teenager wants an account | minimum age | for adults only? | I am not eighteen yet`),
};
