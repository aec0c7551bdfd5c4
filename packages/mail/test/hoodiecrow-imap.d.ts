declare module "hoodiecrow-imap" {
  import type { Server } from "node:net";

  interface Message {
    readonly raw: string;
    readonly flags: string[];
    readonly internaldate?: string;
  }
  interface ImapServer {
    readonly server: Server;
    listen(port: number, ready: () => void): void;
    close(ended: () => void): void;
    getMailbox(path: string): { readonly messages: Message[] };
  }
  export default function hoodiecrow(options: {
    readonly plugins: readonly string[];
    readonly storage: Readonly<Record<string, { readonly messages: readonly Message[] }>>;
  }): ImapServer;
}
