import { describe, expect, it } from "vitest";
import type { Mailer } from "../src/mailer";
import { signInLinkMessage } from "../src/messages/sign-in/sign-in-link";
import type { OutboxMessage } from "../src/outbox/outbox-message";

export const FROM = "GF Ledger <no-reply@gfledger.ca>";

export interface MailerUnderTest {
  readonly mailer: Mailer;
  /** What has arrived, newest first. */
  arrived(): Promise<readonly Omit<OutboxMessage, "id">[]>;
}

const link = "https://gfledger.ca/login/callback?token=abc_-123&email=ana%2Breceipts%40example.ca";

/** The tests that every mail adapter must pass. */
export function mailerContract(title: string, open: () => Promise<MailerUnderTest>) {
  describe(`Mail contract: ${title}`, () => {
    it("mail-3 delivers address, subject, text and HTML as they were given", async () => {
      const { mailer, arrived } = await open();
      const message = signInLinkMessage({ to: "ana@example.ca", locale: "en-CA", link });
      await mailer.send(message);
      const [mail] = await arrived();
      expect(mail?.to).toBe("ana@example.ca");
      expect(mail?.subject).toBe(message.subject);
      expect(mail?.text.trimEnd()).toBe(message.text.trimEnd());
      expect(mail?.html.trimEnd()).toBe(message.html.trimEnd());
    });

    it("mail-3 a link arrives whole, whatever its length", async () => {
      const { mailer, arrived } = await open();
      const long = `${link}&redirect=${"%2Freports".repeat(40)}`;
      await mailer.send(signInLinkMessage({ to: "ana@example.ca", locale: "en-CA", link: long }));
      const [mail] = await arrived();
      expect(mail?.links).toEqual([long]);
    });

    it("keeps letters beyond ASCII in the subject and the body", async () => {
      const { mailer, arrived } = await open();
      await mailer.send({
        to: "zoé@example.ca",
        subject: "Épicerie — reçu n° 5 ✓",
        text: "Crème brûlée sans gluten",
        html: "<p>Crème brûlée sans gluten</p>",
      });
      const [mail] = await arrived();
      expect(mail?.subject).toBe("Épicerie — reçu n° 5 ✓");
      expect(mail?.text.trim()).toBe("Crème brûlée sans gluten");
    });

    it("a line break in a subject or an address adds neither header nor recipient", async () => {
      const { mailer, arrived } = await open();
      await mailer.send({
        to: "ana@example.ca",
        subject: "Hello\r\nBcc: eve@example.com",
        text: "t",
        html: "<p>t</p>",
      });
      const [mail] = await arrived();
      expect(mail?.to).toBe("ana@example.ca");
      expect(mail?.subject).toBe("Hello Bcc: eve@example.com");
    });

    it("RFC 8058 a message that can be stopped says where in its header; another says nothing", async () => {
      const { mailer, arrived } = await open();
      const message = { to: "ana@example.ca", subject: "s", text: "t", html: "t" };
      const unsubscribeUrl = `https://gfledger.ca/api/account/unsubscribe?token=${"a".repeat(90)}`;
      await mailer.send(message);
      await mailer.send({ ...message, unsubscribeUrl });
      expect((await arrived()).map((mail) => mail.unsubscribeUrl)).toEqual([unsubscribeUrl, null]);
      await expect(mailer.send({ ...message, unsubscribeUrl: "javascript:1" })).rejects.toThrow(TypeError);
    });

    it("delivers two messages as two, newest first", async () => {
      const { mailer, arrived } = await open();
      await mailer.send({ to: "a@example.ca", subject: "first", text: "1", html: "1" });
      await mailer.send({ to: "b@example.ca", subject: "second", text: "2", html: "2" });
      expect((await arrived()).map((mail) => mail.subject)).toEqual(["second", "first"]);
    });
  });
}
