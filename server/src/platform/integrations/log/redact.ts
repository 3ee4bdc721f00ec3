import { maskSign as covered } from '../../secrets/mask-secret.ts';

/** Names whose values are never written down, whoever sends them. */
const secretNames =
  /^(authorization|proxy-authorization|cookie|set-cookie|x-api-key|x-secret|password|passwd|secret|api[-_]?key|token|access_token|refresh_token|client_secret|code_verifier)$/i;

/**
 * The same value with every known secret covered, also where one stands inside a longer text or is encoded, and with
 * everything under a secret's name covered. Texts longer than 2 000 characters are cut.
 */
export function redact(value: unknown, secrets: readonly string[]): unknown {
  const forms = new Set(secrets.filter((one) => one.length >= 4).flatMap(formsOf));
  // The longest first: a shorter one may stand inside it.
  return cover(value, [...forms].sort((a, b) => b.length - a.length));
}

function cover(value: unknown, forms: readonly string[]): unknown {
  if (typeof value === 'string') return coverText(value, forms);
  if (Array.isArray(value)) return value.slice(0, 100).map((one) => cover(one, forms));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [coverText(name, forms), secretNames.test(name) ? covered : cover(inner, forms)]),
  );
}

/** What PostgreSQL keeps in no text, NUL and half a character, is told as a sign that stands for it. */
const coverText = (text: string, forms: readonly string[]) =>
  forms
    .reduce((all, form) => all.replaceAll(form, covered), text)
    .slice(0, 2_000)
    .replaceAll('\u0000', '\ufffd')
    .toWellFormed();

/** How a secret may be written: as it is, quoted, in an address or a form, in hexadecimal, and in Base64 wherever it stands. */
function formsOf(secret: string): string[] {
  const text = secret.toWellFormed();
  const bytes = Buffer.from(text, 'utf8');
  const base64 = [bytes.toString('base64'), ...(bytes.length < 8 ? [] : [0, 1, 2].map((shift) => withinBase64(bytes, shift)))];
  return [
    text,
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(text),
    new URLSearchParams({ '': text }).toString().slice(1),
    bytes.toString('hex'),
    ...base64.flatMap((one) => [one, one.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')]),
  ];
}

/** Inside longer bytes, such as `login:password`, what surrounds a secret changes the edges of its Base64 alone. */
function withinBase64(bytes: Buffer, shift: number): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64').replace(/=+$/, '');
  const whole = (shift + bytes.length) % 3 === 0;
  return text.slice(shift === 0 ? 0 : shift + 1, whole ? undefined : -1);
}
