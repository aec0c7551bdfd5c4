/** What a password reset ends unless it is kept: on /reset-password, and on /account for a first password. */
export const grants = {
  title: "What else can open your account",
  introduction: "All of this ends with your old password. Tick only what you recognise and want to keep.",
  loading: "Checking what else can open your account…",
  unknown:
    "We couldn’t check what else can open your account. If you go on, all of it ends: members, links, keys and other devices too.",
  since: "Since {day}",
  member: "Keep the member {name}",
  invitation: "Keep the invitation of {name}",
  "claim-link": "Keep the claim link of {name}",
  "api-key": "Keep the API key “{name}”",
  "mail-in": "Keep the address for receipts by email",
  "mail-sender": "Keep taking receipts from {name}",
  webhook: "Keep the webhook to {name}",
  calendar: "Keep the address of your calendar",
  passkey: "Keep the passkey “{name}”",
  "sign-on": "Keep signing in as {name} through your organization",
  "second-factor": "Keep asking for a code from your app",
  session: "Keep this device signed in: {name}",
} as const;
