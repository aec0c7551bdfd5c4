/** The cards of passkeys and of the authenticator app on /account. */
export const passkeys = {
  title: "Passkeys",
  introduction:
    "Sign in with your fingerprint, your face or your device's lock: nothing to remember, and nothing that another site could steal. Several are fine, one for each device.",
  impossible:
    "This browser offers no passkeys here. They need a secure address and a device with a screen lock.",
  name: "Name of the passkey",
  add: "Add a passkey",
  added: "Passkey added",
  notMade: "No passkey was made. Your browser stopped, or you did: please try again.",
  dates: "Works on {host}. Added {made}; {used, select, yes {last used {lastUsed}} other {not used yet}}",
  rename: "Rename<hidden> {name}</hidden>",
  renameTitle: "Rename this passkey",
  renamed: "Passkey renamed",
  save: "Save name",
  remove: "Remove<hidden> {name}</hidden>",
  removeTitle: "Remove this passkey?",
  removeShort: "Remove",
  removeText:
    "“{name}” opens this account no more. Your device may still offer it: delete it in its own settings too.",
  removed: "Passkey removed",
  app: {
    title: "Code from an app",
    introduction:
      "Signing in by password can ask for a code of an authenticator app too. A mailed link still lets you in if you lose your phone, and tells every other device.",
    begin: "Set up an app",
    scan: "Scan this with your authenticator app, or type the key into it.",
    picture: "QR code for an authenticator app",
    key: "Key",
    code: "Code that the app shows",
    confirm: "Check the code",
    turnedOn: "Signing in by password now asks for a code",
    codesShownOnce: "Your recovery codes, shown this once",
    codesText:
      "Each lets you in once without your phone. Print them, or keep them where you keep what matters.",
    copy: "Copy codes",
    copied: "Copied",
    notCopied: "Your browser did not allow copying. Select the text and copy it.",
    on: "On since {day}. {left, plural, =0 {No recovery code is left.} one {# recovery code is left.} other {# recovery codes are left.}}",
    renew: "New recovery codes",
    renewText: "The codes you have now stop working.",
    turnOff: "Ask for no code",
    turnOffText: "Your password alone signs in again.",
    turnedOff: "Signing in asks for no code any more",
  },
} as const;
