import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiOf, withKey } from './demo/api.ts';
import { demoAccount } from './demo/demo-account.ts';
import { type Filled, fillPortal } from './demo/fill-portal.ts';
import { findInstallation } from './demo/find-installation.ts';
import { readOkpd2 } from './demo/read-okpd2.ts';
import { readScms } from './demo/read-scms.ts';
import { requestsToTry } from './demo/requests-to-try.ts';
import { linesOf, rowsOf } from './demo/summary.ts';

// `npm run demo`: a whole company made from ten thousand real deliveries of medicines, through the public API alone.
async function demo(): Promise<void> {
  const { baseUrl, dataDir, started } = await findInstallation(process.env);
  try {
    const began = performance.now();
    const api = apiOf(baseUrl);
    const { account, isNew } = await demoAccount(api, dataDir);
    say(isNew ? `Registered the portal ${account.portalName}.` : `The portal ${account.portalName} is there already.`);
    const [rows, okpd2] = [readScms(), readOkpd2()];
    const filled = await fillPortal(withKey(api, account.apiKey), rows, okpd2);
    say(`\n${linesOf(filled, rows.length, okpd2.length).join('\n')}`);
    say(`\nWhich row went where: ${writeRows(dataDir, filled)}`);
    say(`Done in ${Math.round((performance.now() - began) / 1000)} seconds.`);
    say(
      `\nSign in:  ${baseUrl}/login\n  e-mail    ${account.email}\n  password  ${account.password}\n  API key   ${account.apiKey}`,
    );
    if (started && !process.stdout.isTTY)
      say('\nThe installation stops with this demo; run "npm start" first, then try:');
    else say('\nTry:');
    say(requestsToTry(baseUrl, account.apiKey, filled.example));
    say(`\nEvery endpoint: ${baseUrl}/docs`);
    if (!started || !process.stdout.isTTY) return;
    say('\nProkura keeps running; Ctrl-C stops it.');
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void started.stop());
    await started.ended;
  } finally {
    await started?.stop();
  }
}

function writeRows(dataDir: string, filled: Filled): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'demo-rows.json');
  writeFileSync(file, `${JSON.stringify(rowsOf(filled), null, 2)}\n`);
  return file;
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

try {
  await demo();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
