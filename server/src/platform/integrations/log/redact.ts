const covered = '••••';

/** Names whose values are never logged, whoever sends them. */
const secretNames =
  /^(authorization|proxy-authorization|cookie|set-cookie|x-api-key|x-secret|password|passwd|secret|api[-_]?key|token|(access|refresh|id)[-_]?token|client[-_]?secret|code[-_]?verifier)$/i;

/**
 * The same value with every known secret covered, also where one stands inside a longer text, Base64 or an address, and with
 * everything under a secret's name covered. Texts longer than 2 000 characters are cut.
 */
export function redact(value: unknown, secrets: readonly string[]): unknown {
  const forms = secrets.filter((one) => one.length >= 4).flatMap(formsOf);
  // Longer ones first: what a shorter match leaves behind could reveal the rest.
  return cover(
    value,
    [...new Set(forms)].sort((a, b) => b.length - a.length),
  );
}

function cover(value: unknown, forms: readonly string[]): unknown {
  if (typeof value === 'string') return coverText(value, forms);
  if (Array.isArray(value)) return value.slice(0, 100).map((one) => cover(one, forms));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      coverText(name, forms),
      secretNames.test(name) ? covered : cover(inner, forms),
    ]),
  );
}

/** PostgreSQL text holds neither NUL nor half a surrogate pair: a placeholder stands for them. */
const coverText = (text: string, forms: readonly string[]) =>
  forms
    .reduce((all, form) => all.replaceAll(form, covered), text)
    .slice(0, 2_000)
    .replaceAll('\u0000', '\ufffd')
    .toWellFormed();

/** How a secret may be spelled: as it is, in JSON or an address once or twice, in a form, in hexadecimal, in Base64 at any place. */
function formsOf(plain: string): string[] {
  const secret = plain.toWellFormed();
  const bytes = Buffer.from(secret, 'utf8');
  const percent = encodeURIComponent(secret);
  const inForm = new URLSearchParams({ s: secret }).toString().slice(2);
  const hex = bytes.toString('hex');
  return [
    secret,
    inJson(secret),
    inJson(inJson(secret)),
    percent,
    lowerPercent(percent),
    encodeURIComponent(percent),
    inForm,
    lowerPercent(inForm),
    hex,
    hex.toUpperCase(),
    ...[0, 1, 2].flatMap((before) => inBase64(bytes, before)),
  ];
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

const lowerPercent = (text: string) => text.replace(/%[0-9A-F]{2}/g, (one) => one.toLowerCase());

/** The letters that do not depend on what stands around: `login:secret` hides a secret at an odd place. */
function inBase64(bytes: Buffer, before: number): string[] {
  const text = Buffer.concat([Buffer.alloc(before), bytes])
    .toString('base64')
    .replace(/=+$/, '');
  const whole = (before + bytes.length) % 3 === 0 ? text : text.slice(0, -1);
  const inner = whole.slice([0, 2, 3][before]);
  return inner.length < 4 ? [] : [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
}
