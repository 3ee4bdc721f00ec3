import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The origin of the tests' installation, as a browser with passkeys sees it. */
const ownOrigin = 'http://localhost:3000';

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
}

/** What an honest browser and authenticator would not do. */
interface Amiss {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  statement?: { fmt: string; attStmt: Map<string, unknown> };
}

interface Held {
  id: Buffer;
  key: KeyObject;
  publicKey: Buffer;
  userHandle: string;
  counter: number;
}

/** An authenticator in software: one passkey of ES256 at a time, with a counter. */
export function newAuthenticator() {
  let held: Held | undefined;
  return {
    /** What `navigator.credentials.create` would answer; asked again, it shows the credential that it holds. */
    create({ challenge, rp, user }: CreationOptions, amiss: Amiss = {}) {
      held ??= newCredential(user.id);
      const flags = present | attested | (amiss.isVerified === false ? 0 : verified);
      const authData = Buffer.concat([head(amiss.rpId ?? rp.id, flags, held.counter), credentialData(held)]);
      const { fmt, attStmt } = amiss.statement ?? { fmt: 'none', attStmt: new Map() };
      const object = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id: held.id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge, amiss.origin).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(object as never)).toString('base64url'),
        transports: ['internal'],
      };
    },

    /** What `navigator.credentials.get` would answer. */
    get({ challenge, rpId }: RequestOptions, amiss: Amiss = {}) {
      if (!held) throw new Error('The authenticator holds no passkey');
      held.counter = amiss.counter ?? held.counter + 1;
      const flags = present | (amiss.isVerified === false ? 0 : verified);
      const authenticatorData = head(amiss.rpId ?? rpId, flags, held.counter);
      const client = clientData('webauthn.get', challenge, amiss.origin);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()]);
      return {
        id: held.id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, held.key).toString('base64url'),
        userHandle: amiss.userHandle ?? held.userHandle,
      };
    },
  };
}

export type Authenticator = ReturnType<typeof newAuthenticator>;

// Flags of authenticator data: somebody was there, he was verified, a credential follows.
const present = 0x01;
const verified = 0x04;
const attested = 0x40;

function newCredential(userHandle: string): Held {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  // COSE: an elliptic curve key for ES256 on P-256, and its point.
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(x)],
    [-3, point(y)],
  ]);
  const encoded = Buffer.from(isoCBOR.encode(cose as never));
  return { id: randomBytes(16), key: privateKey, publicKey: encoded, userHandle, counter: 0 };
}

function head(rpId: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
}

function credentialData({ id, publicKey }: Held): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  return Buffer.concat([Buffer.alloc(16), length, id, publicKey]);
}

const clientData = (type: string, challenge: string, origin = ownOrigin) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
