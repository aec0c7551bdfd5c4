import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const FLAGS = { present: 0x01, verified: 0x04, mayBeCopied: 0x08, isCopied: 0x10, holdsKey: 0x40 };

/** The few shapes of CBOR (RFC 8949) that an attestation and a COSE key are made of. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (...entries: Buffer[]) => Buffer.concat([head(5, entries.length / 2), ...entries]);

const base64url = (value: Buffer) => value.toString("base64url");
const sha256 = (value: string | Buffer) => createHash("sha256").update(value).digest();

interface Asked {
  readonly challenge: string;
}

interface Lies {
  /** The host that it says it was asked by. */
  readonly host?: string;
  readonly origin?: string;
  readonly verified?: boolean;
  readonly counter?: number;
}

/** What differs from kind to kind: the model's id, whether its keys are copied to other devices, ways to reach it. */
const KINDS = {
  device: { model: Buffer.alloc(16), flags: 0, counts: true, transports: ["internal"] },
  /** A password manager's, by 1Password's id: its keys are copied and never count their uses. */
  passwordManager: {
    model: Buffer.from("bada5566a7aa401fbd9645619a55120d", "hex"),
    flags: FLAGS.mayBeCopied | FLAGS.isCopied,
    counts: false,
    transports: ["internal", "hybrid"],
  },
  /** A phone that is reached by a QR code; its key may be copied and isn't yet. */
  phoneNearby: { model: Buffer.alloc(16), flags: FLAGS.mayBeCopied, counts: false, transports: ["hybrid"] },
};

/** An authenticator of its own, as a phone or a security key is one (WebAuthn level 3), with one ES256 passkey. */
export function authenticator({
  host = "ca.localhost",
  origin = "http://ca.localhost:3000",
  kind = "device" as keyof typeof KINDS,
} = {}) {
  const { model, flags: kindFlags, counts, transports } = KINDS[kind];
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let uses = 0;
  const coseKey = map(
    ...[integer(1), integer(2), integer(3), integer(-7), integer(-1), integer(1)],
    ...[integer(-2), bytes(Buffer.from(x, "base64url")), integer(-3), bytes(Buffer.from(y, "base64url"))],
  );

  function authenticatorData(
    flags: number,
    counter: number,
    { site = host, further = Buffer.alloc(0) }: { site?: string | undefined; further?: Buffer } = {},
  ): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(site), Buffer.from([flags]), count, further]);
  }
  const clientData = (type: string, { challenge }: Asked, lies: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lies.origin ?? origin, crossOrigin: false }));
  const flagsOf = ({ verified = true }: Lies) => FLAGS.present | (verified ? FLAGS.verified : 0) | kindFlags;
  const credential = { id: base64url(id), rawId: base64url(id), type: "public-key" as const };

  return {
    id: credential.id,
    /** `RegistrationResponseJSON` without an attestation. */
    make(asked: Asked, lies: Lies = {}) {
      const length = Buffer.from([0, id.length]);
      const holder = Buffer.concat([model, length, id, coseKey]);
      const data = authenticatorData(flagsOf(lies) | FLAGS.holdsKey, uses, { further: holder });
      const attestation = map(
        text("fmt"),
        text("none"),
        text("attStmt"),
        map(),
        text("authData"),
        bytes(data),
      );
      const clientDataJSON = base64url(clientData("webauthn.create", asked, lies));
      const response = {
        clientDataJSON,
        attestationObject: base64url(attestation),
        transports,
      };
      return { ...credential, response };
    },
    /** `AuthenticationResponseJSON`; counts its uses. */
    use(asked: Asked, lies: Lies = {}) {
      uses = lies.counter ?? (counts ? uses + 1 : 0);
      const data = authenticatorData(flagsOf(lies), uses, { site: lies.host });
      const stated = clientData("webauthn.get", asked, lies);
      const signature = sign("sha256", Buffer.concat([data, sha256(stated)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(stated),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
  };
}
