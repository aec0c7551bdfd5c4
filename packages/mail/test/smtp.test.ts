import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createSmtpMailer } from "../src/smtp/smtp-mailer";
import { FROM, mailerContract } from "./mailer-contract";
import { type SmtpReceiver, startSmtpReceiver } from "./smtp-receiver";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function receiver(...args: Parameters<typeof startSmtpReceiver>): Promise<SmtpReceiver> {
  const started = await startSmtpReceiver(...args);
  open.push(started);
  return started;
}

const message = { to: "ana@example.ca", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };

mailerContract("smtp", async () => {
  const server = await receiver();
  return { mailer: createSmtpMailer({ url: server.url, from: FROM }), arrived: async () => server.received };
});

/** A mail server that takes connections and then says nothing. */
async function startSilentServer(): Promise<{ url: string; close(): Promise<void> }> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

describe("mail-4 a mail server that is not well", () => {
  it("a recipient that is refused is an error with the server's words", async () => {
    const server = await receiver({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error("No such mailbox"), { responseCode: 550 })),
    });
    const mailer = createSmtpMailer({ url: server.url, from: FROM });
    await expect(mailer.send(message)).rejects.toThrow("No such mailbox");
    expect(server.received).toEqual([]);
  });

  it("wrong credentials are an error", async () => {
    const server = await receiver({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error("Invalid login")),
    });
    const url = server.url.replace("smtp://", "smtp://user:wrong@");
    await expect(createSmtpMailer({ url, from: FROM }).send(message)).rejects.toThrow("Invalid login");
  });

  it("a server that hangs is given up after the time allowed", async () => {
    const server = await startSilentServer();
    open.push(server);
    const mailer = createSmtpMailer({ url: server.url, from: FROM, timeoutMs: 150 });
    await expect(mailer.send(message)).rejects.toThrow(/greeting|timeout/i);
  });

  it("a server that is down is an error, and the same mailer delivers once it is back", async () => {
    const first = await startSmtpReceiver();
    await first.close();
    const mailer = createSmtpMailer({ url: first.url, from: FROM, timeoutMs: 1_000 });
    await expect(mailer.send(message)).rejects.toThrow(/ECONNREFUSED/);
    const back = await receiver({}, first.port);
    await mailer.send(message);
    expect(back.received.map((mail) => mail.to)).toEqual(["ana@example.ca"]);
  });

  it("an address with a comma never becomes two recipients", async () => {
    const server = await receiver();
    const mailer = createSmtpMailer({ url: server.url, from: FROM });
    await mailer.send({ ...message, to: "ana@example.ca,eve@example.com" }).catch(() => undefined);
    expect(server.recipients.flat()).not.toContain("eve@example.com");
  });
});
