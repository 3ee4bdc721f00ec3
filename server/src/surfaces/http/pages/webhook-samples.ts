export const withOpenssl = `# $SECRET is the whole text, whsec_ included; body.json holds the bytes as they came
printf '%s.' "$X_SERVICE_TIMESTAMP" | cat - body.json |
  openssl dgst -sha256 -hmac "$SECRET" -hex`;

export const withNode = `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isOurs(streamedBody, headers, secret) {
  const timestamp = headers['x-service-timestamp'];
  if (Math.abs(Date.now() - Number(timestamp)) > 300_000) return false;
  const expected = createHmac('sha256', secret).update(\`\${timestamp}.\`).update(streamedBody).digest();
  const given = Buffer.from(String(headers['x-service-signature']).replace('sha256=', ''), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}`;

export const withStandard = `import { Webhook } from 'standardwebhooks';

const event = new Webhook(secret).verify(streamedBody, headers);`;
