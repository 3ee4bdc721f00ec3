import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiOf, asVisitor, withKey } from './demo/api.ts';
import { demoAccount } from './demo/demo-account.ts';
import { fillLogistics } from './demo/fill-logistics.ts';
import { type Filled, fillPortal } from './demo/fill-portal.ts';
import { fillSeller } from './demo/fill-seller.ts';
import { findInstallation } from './demo/find-installation.ts';
import { awaitDeadlines } from './demo/loop/await-deadlines.ts';
import { checkTotals } from './demo/loop/check-totals.ts';
import { fillLoop, type Loop } from './demo/loop/fill-loop.ts';
import { loopLines } from './demo/loop/loop-lines.ts';
import { ordersWanted } from './demo/loop/orders-wanted.ts';
import { readStates } from './demo/loop/read-states.ts';
import type { People } from './demo/loop/scene.ts';
import { hireTeam } from './demo/month/hire-team.ts';
import { differencesIn, monthLines } from './demo/month/month-lines.ts';
import { addressIn, keepNotes, readNotes } from './demo/month/month-notes.ts';
import { tellMonth } from './demo/month/tell-month.ts';
import { readOkpd2 } from './demo/read-okpd2.ts';
import { readScms } from './demo/read-scms.ts';
import { requestsToTry } from './demo/requests-to-try.ts';
import { signedIn } from './demo/signed-in.ts';
import { linesOf, rowsOf } from './demo/summary.ts';

// `npm run demo`: a whole company made from ten thousand real deliveries of medicines, and what it buys, through the public API alone.
async function demo(): Promise<void> {
  const { baseUrl, dataDir, started } = await findInstallation(process.env);
  try {
    const began = performance.now();
    const api = apiOf(baseUrl);
    const { account, isNew } = await demoAccount(api, dataDir);
    say(isNew ? `Registered the portal ${account.portalName}.` : `The portal ${account.portalName} is there already.`);
    const [rows, okpd2] = [readScms(), readOkpd2()];
    const people: People = {
      erp: withKey(api, account.apiKey),
      buyer: signedIn(api, account),
      head: signedIn(api, account.head),
      visitor: asVisitor(api),
    };
    const notes = readNotes(dataDir, account.portalName);
    // Addresses may sign in only so often: people come while the company is filled.
    const [{ filled, loop }, team] = await Promise.all([
      fillPortal(people.erp, rows, okpd2).then(async (filled) => ({
        filled,
        loop: await fillLoop(people, filled, rows, ordersWanted(process.env)),
      })),
      notes.isPlayed ? undefined : hireTeam(api, people, notes, dataDir),
    ]);
    const carried = [await fillSeller(people.buyer), ...(await fillLogistics(people.buyer, new Date()))];
    const told = team && (await tellMonth(team, people.visitor, notes.today));
    await awaitDeadlines(people.buyer);
    say(
      `\n${linesOf({ ...filled, tallies: [...filled.tallies, ...carried] }, loop, rows.length, okpd2.length).join('\n')}`,
    );
    const states = await readStates(people.buyer);
    say(`\n${loopLines(loop, states, await checkTotals(people.buyer, loop.chosen.orders)).join('\n')}`);
    if (told) {
      say(`\n${monthLines(told.month, told.compared).join('\n')}`);
      keepNotes(dataDir, { ...notes, isPlayed: true });
      if (differencesIn(told.compared).length > 0) process.exitCode = 1;
    } else say(`\nThe month before ${notes.today} was played already.`);
    say(`\nWhich row went where: ${writeRows(dataDir, filled, loop)}`);
    say(`Done in ${Math.round((performance.now() - began) / 1000)} seconds.`);
    say(
      `\nSign in:  ${baseUrl}/login\n  e-mail    ${account.email}\n  password  ${account.password}\n  API key   ${account.apiKey}\nWho approves:\n  e-mail    ${account.head.email}\n  password  ${account.head.password}\nTwenty people work here; the other eighteen, such as ${addressIn(notes, 'buyer')}:\n  password  ${notes.password}`,
    );
    if (started && !process.stdout.isTTY)
      say('\nThe installation stops with this demo; run "npm start" first, then try:');
    else say('\nTry:');
    say(requestsToTry(baseUrl, account.apiKey, { ...filled.example, ...loop.example }));
    say(`\nEvery endpoint: ${baseUrl}/docs`);
    if (!started || !process.stdout.isTTY) return;
    say('\nProkura keeps running; Ctrl-C stops it.');
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void started.stop());
    await started.ended;
  } finally {
    await started?.stop();
  }
}

function writeRows(dataDir: string, filled: Filled, loop: Loop): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'demo-rows.json');
  writeFileSync(file, `${JSON.stringify(rowsOf(filled, loop), null, 2)}\n`);
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
