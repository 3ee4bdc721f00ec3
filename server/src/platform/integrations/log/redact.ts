const covered = '••••';

/** Names whose values are never written down, whoever sends them. */
const secretNames =
  /^(authorization|proxy-authorization|cookie|set-cookie|x-api-key|x-secret|password|passwd|secret|api[-_]?key|token|access_token|refresh_token|client_secret|code_verifier)$/i;

/**
 * The same value with every known secret covered, also where one stands inside a longer text, in Base64 or URL-encoded, and with
 * everything under a secret's name covered. Texts longer than 2 000 characters are cut.
 */
export function redact(value: unknown, secrets: readonly string[]): unknown {
  const forms = secrets.filter((one) => one.length >= 4).flatMap(formsOf);
  return cover(value, forms);
}

function cover(value: unknown, forms: readonly string[]): unknown {
  if (typeof value === 'string') return coverText(value, forms);
  if (Array.isArray(value)) return value.slice(0, 100).map((one) => cover(one, forms));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secretNames.test(name) ? covered : cover(inner, forms)]),
  );
}

const coverText = (text: string, forms: readonly string[]) =>
  forms.reduce((all, form) => all.replaceAll(form, covered), text).slice(0, 2_000);

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const encoded = [
    secret,
    encodeURIComponent(secret),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
  ];
  return [...new Set(encoded.flatMap((one) => [one, one.replace(/=+$/, '')]))].sort((a, b) => b.length - a.length);
}
