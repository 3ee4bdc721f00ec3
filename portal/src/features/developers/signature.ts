/** How the two schemes that sign every delivery are computed, and what may be wrong with one. */
interface Given {
  body: string;
  headers: Readonly<Record<string, string>>;
  secret: string;
}

export type Finding =
  | 'right'
  | 'absent'
  | 'timestamp_absent'
  | 'timestamp_unreadable'
  | 'id_absent'
  | 'secret_unreadable'
  | 'stale'
  | 'form'
  | 'body_spaced'
  | 'body_parsed'
  | 'wrong_secret';

export interface Verdict {
  scheme: 'service' | 'standard';
  finding: Finding;
  given: string;
  expected: string;
  /** Milliseconds between signing and now. */
  age: number | undefined;
}

const mostAge = 5 * 60_000;

/** «Name: value» lines, or a JSON object of them, with names in lower case. */
export function readHeaders(text: string): Record<string, string> {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) {
    try {
      const read = JSON.parse(trimmed) as Record<string, unknown>;
      return Object.fromEntries(Object.entries(read).map(([name, value]) => [name.toLowerCase(), String(value)]));
    } catch {
      return {};
    }
  }
  const lines = trimmed
    .split(/\r?\n/)
    .map((line) => /^\s*(?:-H\s*)?['"]?([\w-]+)\s*[:=\t]\s*(.*?)['"]?\s*$/.exec(line));
  return Object.fromEntries(
    lines.flatMap((line) => (line ? [[(line[1] as string).toLowerCase(), line[2] as string]] : [])),
  );
}

/** Both schemes judged by the same bytes. */
export async function checkSignatures(given: Given, now = Date.now()): Promise<Verdict[]> {
  return [await checkService(given, now), await checkStandard(given, now)];
}

async function checkService({ body, headers, secret }: Given, now: number): Promise<Verdict> {
  const timestamp = headers['x-service-timestamp'] ?? headers['x-timestamp'] ?? '';
  const signatures = [headers['x-service-signature'], headers['x-service-signature-next']].filter(
    (one) => one !== undefined,
  );
  const expect = async (text: string) => `sha256=${hex(await hmac(bytes(secret), `${timestamp}.${text}`))}`;
  const number = Number(timestamp);
  const verdict = { scheme: 'service', given: signatures.join(' '), expected: await expect(body) } as const;
  if (signatures.length === 0) return { ...verdict, finding: 'absent', age: undefined };
  if (timestamp === '') return { ...verdict, finding: 'timestamp_absent', age: undefined };
  if (!Number.isFinite(number)) return { ...verdict, finding: 'timestamp_unreadable', age: undefined };
  const age = now - (number < 1e11 ? number * 1_000 : number);
  const form = signatures.every((one) => /^sha256=[0-9a-f]{64}$/.test(one));
  return { ...verdict, age, finding: await judge(body, signatures, expect, form, age) };
}

async function checkStandard({ body, headers, secret }: Given, now: number): Promise<Verdict> {
  const [id = '', timestamp = ''] = [headers['webhook-id'], headers['webhook-timestamp']];
  const signatures = (headers['webhook-signature'] ?? '').split(' ').filter((one) => one !== '');
  const key = fromBase64(secret.replace(/^whsec_/, ''));
  const expect = async (text: string) => (key ? `v1,${base64(await hmac(key, `${id}.${timestamp}.${text}`))}` : '');
  const verdict = { scheme: 'standard', given: signatures.join(' '), expected: await expect(body) } as const;
  if (signatures.length === 0) return { ...verdict, finding: 'absent', age: undefined };
  if (id === '') return { ...verdict, finding: 'id_absent', age: undefined };
  if (timestamp === '') return { ...verdict, finding: 'timestamp_absent', age: undefined };
  if (!/^\d+$/.test(timestamp)) return { ...verdict, finding: 'timestamp_unreadable', age: undefined };
  const age = now - Number(timestamp) * 1_000;
  if (!key) return { ...verdict, finding: 'secret_unreadable', age };
  const form = signatures.every((one) => one.startsWith('v1,'));
  return { ...verdict, age, finding: await judge(body, signatures, expect, form, age) };
}

/** Where nothing fits, the usual mistakes are tried: spaces around the body, a body parsed and written again. */
async function judge(
  body: string,
  signatures: readonly string[],
  expect: (text: string) => Promise<string>,
  form: boolean,
  age: number,
): Promise<Finding> {
  if (signatures.includes(await expect(body))) return Math.abs(age) > mostAge ? 'stale' : 'right';
  for (const spaced of [body.trim(), `${body}\n`, body.replaceAll('\r\n', '\n')])
    if (signatures.includes(await expect(spaced))) return 'body_spaced';
  const again = written(body);
  if (again !== undefined && signatures.includes(await expect(again))) return 'body_parsed';
  return form ? 'wrong_secret' : 'form';
}

function written(body: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return undefined;
  }
}

const bytes = (text: string) => new TextEncoder().encode(text);

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array> {
  if (key.length === 0) return new Uint8Array();
  const made = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', made, bytes(text)));
}

const hex = (given: Uint8Array) => [...given].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const base64 = (given: Uint8Array) => btoa(String.fromCharCode(...given));

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return text === '' ? undefined : Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}
