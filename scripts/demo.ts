import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiOf } from './demo/api.ts';
import { demoAccount } from './demo/demo-account.ts';
import { findInstallation } from './demo/find-installation.ts';
import { type Folded, foldRows } from './demo/fold-rows.ts';
import { type Pushed, pushItems } from './demo/push-items.ts';
import { readScms } from './demo/read-scms.ts';

// `npm run demo`: a portal made from ten thousand real deliveries of medicines, through the public API alone.
async function demo(): Promise<void> {
  const { baseUrl, dataDir, started } = await findInstallation(process.env);
  try {
    const api = apiOf(baseUrl);
    const { account, isNew } = await demoAccount(api, dataDir);
    say(isNew ? `Registered the portal ${account.portalName}.` : `The portal ${account.portalName} is there already.`);
    const rows = readScms();
    const folded = foldRows(rows);
    const pushed = await pushItems(api, account.apiKey, folded.items);
    tell(rows.length, folded, pushed, dataDir);
    say(
      `\nSign in:  ${baseUrl}/login\n  e-mail    ${account.email}\n  password  ${account.password}\n  API key   ${account.apiKey}`,
    );
    if (started && !process.stdout.isTTY)
      say('\nThe installation stops with this demo; run "npm start" first, then try:');
    else say('\nTry:');
    say(requests(baseUrl, account.apiKey, pushed.exampleId ?? ''));
    if (!started || !process.stdout.isTTY) return;
    say('\nProkura keeps running; Ctrl-C stops it.');
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void started.stop());
    await started.ended;
  } finally {
    await started?.stop();
  }
}

/** Every row is counted once: made, merged or refused. */
function tell(total: number, folded: Folded, pushed: Pushed, dataDir: string): void {
  const failed = pushed.refused.map(({ externalId, rows, reason }) => ({ row: `item ${externalId}`, rows, reason }));
  const refused = [...folded.refused.map((one) => ({ ...one, rows: 1 })), ...failed];
  const refusedRows = refused.reduce((sum, { rows }) => sum + rows, 0);
  const items = pushed.created + pushed.changed + pushed.unchanged;
  say(
    `${total} rows: ${items} items (${pushed.created} created, ${pushed.changed} changed, ${pushed.unchanged} there already),`,
  );
  say(`  ${total - refusedRows - items} rows merged into them, ${refusedRows} refused.`);
  for (const [note, count] of folded.notes) say(`  taken without it: ${note} — ${count} rows`);
  const merged = folded.items.map(({ item, rows, firstRow }) => ({ sku: item.sku, name: item.name, firstRow, rows }));
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'demo-rows.json');
  writeFileSync(file, `${JSON.stringify({ refused, merged }, null, 2)}\n`);
  say(`  Which row went where: ${file}`);
}

const requests = (baseUrl: string, key: string, id: string) =>
  [
    `curl -s -H 'X-API-Key: ${key}' '${baseUrl}/api/v1/integration-api/catalog-items?brand=Determine&sort=name&limit=5'`,
    `curl -s -H 'X-API-Key: ${key}' '${baseUrl}/api/v1/integration-api/catalog-items/${id}'`,
    `curl -s -X POST -H 'X-API-Key: ${key}' -H 'Content-Type: application/json' -d '{"name":"Цемент М500","externalSource":"1c","externalId":"000000104","idempotencyKey":"demo-1"}' '${baseUrl}/api/v1/integration-api/catalog-items'`,
  ].join('\n');

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

try {
  await demo();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
