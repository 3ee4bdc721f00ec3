import type { ProkuraEvent } from '../generated/events.ts';

export interface IncomingWebhook {
  /** As it came, before JSON is parsed. */
  body: string | Uint8Array<ArrayBuffer>;
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The secret of the subscription, `whsec_…`; both while it is being rotated. */
  secrets: readonly string[];
  /** `webhook-signature` of Standard Webhooks, or `X-Service-Signature`. Unless said: the former where it is sent. */
  scheme?: 'standard' | 'service' | undefined;
  /** How far the clocks may differ, either way; 300 unless said. */
  toleranceSeconds?: number | undefined;
  /** Milliseconds since 1970. */
  now?: number | undefined;
}

export type WebhookFault =
  | 'signature_missing'
  | 'timestamp_invalid'
  | 'timestamp_stale'
  | 'signature_invalid'
  | 'malformed_json';

/** The delivery is not to be believed: answer 401. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly code: WebhookFault;

  constructor(code: WebhookFault) {
    super(`The webhook is refused: ${code}`);
    this.code = code;
  }
}

/** The event of a delivery that is ours and fresh, or a `WebhookError`. Signatures are compared in constant time. */
export async function verifyWebhook(incoming: IncomingWebhook): Promise<ProkuraEvent> {
  const { secrets, toleranceSeconds = 300, now = Date.now() } = incoming;
  const body = typeof incoming.body === 'string' ? new TextEncoder().encode(incoming.body) : incoming.body;
  const header = headerOf(incoming.headers);
  const scheme = incoming.scheme ?? (header('webhook-signature') === '' ? 'service' : 'standard');
  const { signatures, timestamp, sentAt, signed, keyOf } = scheme === 'standard' ? standard(header) : service(header);
  if (signatures.length === 0) throw new WebhookError('signature_missing');
  if (Number.isNaN(sentAt)) throw new WebhookError('timestamp_invalid');
  if (Math.abs(now - sentAt) > toleranceSeconds * 1_000) throw new WebhookError('timestamp_stale');
  const content = join(new TextEncoder().encode(`${signed}${timestamp}.`), body);
  const keys = await Promise.all(secrets.map((secret) => importKey(keyOf(secret))));
  const found = await Promise.all(
    keys.flatMap((key) => signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, content))),
  );
  if (!found.includes(true)) throw new WebhookError('signature_invalid');
  try {
    return JSON.parse(new TextDecoder().decode(body)) as ProkuraEvent;
  } catch {
    throw new WebhookError('malformed_json');
  }
}

interface Signed {
  signatures: ReadonlyArray<Uint8Array<ArrayBuffer>>;
  /** As it was sent: the text is what was signed. */
  timestamp: string;
  /** Milliseconds since 1970, or not a number. */
  sentAt: number;
  /** What is signed before the timestamp. */
  signed: string;
  keyOf(secret: string): Uint8Array<ArrayBuffer>;
}

type Header = (name: string) => string;

/** HMAC of `id.seconds.body`, `v1,<base64>`; the key is what the secret's base64 holds. */
function standard(header: Header): Signed {
  const timestamp = header('webhook-timestamp');
  return {
    signatures: header('webhook-signature')
      .split(' ')
      .filter((one) => one.startsWith('v1,'))
      .map((one) => fromBase64(one.slice('v1,'.length))),
    timestamp,
    sentAt: /^\d{10}$/.test(timestamp) ? Number(timestamp) * 1_000 : Number.NaN,
    signed: `${header('webhook-id')}.`,
    keyOf: (secret) => fromBase64(secret.replace(/^whsec_/, '')),
  };
}

/** HMAC of `milliseconds.body`, `sha256=<hex>`; the key is the whole secret. While secrets change, the newer signs a header of its own. */
function service(header: Header): Signed {
  const timestamp = header('x-service-timestamp');
  return {
    signatures: [header('x-service-signature'), header('x-service-signature-next')]
      .filter((one) => /^sha256=[0-9a-f]{64}$/i.test(one) && one.startsWith('sha256='))
      .map((one) => fromHex(one.slice('sha256='.length))),
    timestamp,
    sentAt: /^\d{13}$/.test(timestamp) ? Number(timestamp) : Number.NaN,
    signed: '',
    keyOf: (secret) => new TextEncoder().encode(secret),
  };
}

/** A header that came twice is none. */
function headerOf(headers: IncomingWebhook['headers']): Header {
  if (headers instanceof Headers) return (name) => headers.get(name) ?? '';
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => {
    const value = byName.get(name);
    return typeof value === 'string' ? value : '';
  };
}

const importKey = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function join(head: Uint8Array, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  return whole;
}
