import type { RestRoute } from "../rest-route";

const SENDER = "3f6c1d2a-9b84-4e57-a0c3-5d7e8f192b46";
const common = { access: "session", tag: "Receipts by email" } as const;

/** An account's own address that receipts are mailed to (receipts-71). */
export const mailInRoutes: readonly RestRoute[] = [
  {
    ...common,
    method: "GET",
    path: "/api/mail-in",
    procedure: "mailIn.show",
    summary: "Your address for receipts, who may write to it, and the last mails",
    description:
      "`available` is false on an installation that takes no mail; `address` is null while it is turned off.",
  },
  {
    ...common,
    method: "POST",
    path: "/api/mail-in",
    procedure: "mailIn.turnOn",
    summary: "Turn the address on",
    failures: [409],
  },
  {
    ...common,
    method: "POST",
    path: "/api/mail-in/renew",
    procedure: "mailIn.renew",
    summary: "Get a new address; the old one takes no more mail",
    failures: [409],
  },
  {
    ...common,
    method: "DELETE",
    path: "/api/mail-in",
    procedure: "mailIn.turnOff",
    summary: "Turn the address off",
  },
  {
    ...common,
    method: "POST",
    path: "/api/mail-in/senders",
    procedure: "mailIn.addSender",
    summary: "Let another address mail receipts to yours",
    body: "required",
    failures: [409],
    example: { body: { email: "ereceipts@grocer.example" } },
  },
  {
    ...common,
    method: "DELETE",
    path: "/api/mail-in/senders/{id}",
    procedure: "mailIn.removeSender",
    summary: "Take mail from that address no more",
    failures: [404],
    example: { params: { id: SENDER } },
  },
];
