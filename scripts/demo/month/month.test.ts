import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { drainJobs, factsOf, lettersTo, newPerson, newPortal, request, signIn } from '../../../server/test/harness.ts';
import { long } from '../../tests/long.ts';
import { type Api, asVisitor } from '../api.ts';
import { departments } from './company.ts';
import { compareFigures } from './compare-figures.ts';
import { hirePeople } from './hire-people.ts';
import { newLedger } from './ledger.ts';
import type { Month } from './month.ts';
import { differencesIn } from './month-lines.ts';
import { playMonth } from './play-month.ts';
import { workingDays } from './working-days.ts';

const api: Api = async (method, path, body, headers = {}) => {
  const { status, json } = await request(method, path, { body, headers });
  return { status, body: json };
};

const signedInBy =
  (token: string): Api =>
  (method, path, body, headers) =>
    api(method, path, body, { ...headers, authorization: `Bearer ${token}` });

/** Letters to several people at once may be on their way still. */
async function invitationOf(email: string): Promise<string> {
  for (;;) {
    const [letter] = await lettersTo(email);
    const token = /\/invitation#([\w-]+)/.exec(letter?.text ?? '')?.[1];
    if (token) return token;
    await pause(50);
  }
}

/** A portal where twenty people work. */
async function staffedPortal() {
  const portal = await newPortal();
  const head = await newPerson(portal, 'purchasing_manager');
  for (const role of ['buyer', 'accountant', 'warehouse'] as const) await newPerson(portal, role);
  const people = await hirePeople({
    api,
    owner: signedInBy(await signIn(portal)),
    purchasingHead: signedInBy(await signIn(portal, head.userId)),
    addressOf: (name) => `${name}.${portal.tenantId}@romashka.ru`,
    password: 'три слона и чайник',
    tokenFor: invitationOf,
  });
  return { portal, people };
}

/** A month of so many needs of each department, played; then all that follows from it is done. */
async function played({ portal, people }: Awaited<ReturnType<typeof staffedPortal>>, needsEach: number) {
  const today = new Date().toISOString().slice(0, 10);
  const month: Month = {
    ...{ today, people, visitor: asVisitor(api), departments, needsEach },
    ...{ days: workingDays(today, 22), ledger: newLedger() },
  };
  const furnished = await playMonth(month);
  await drainJobs(portal.tenantId);
  return { month, furnished };
}

test('twenty people buy for a few days, and every figure of the reports is what they wrote', async () => {
  const staffed = await staffedPortal();
  assert.equal(Object.keys(staffed.people).length, 20);
  const { month, furnished } = await played(staffed, 1);
  const compared = await compareFigures(month, furnished);
  assert.deepEqual(differencesIn(compared), []);
  assert.ok(compared.length > 40, `${compared.length} figures`);
});

long('so they are for a whole month, and told again, nothing is done twice', async () => {
  const staffed = await staffedPortal();
  const { month, furnished } = await played(staffed, Number.POSITIVE_INFINITY);
  assert.deepEqual(differencesIn(await compareFigures(month, furnished)), []);
  const facts = (await factsOf(staffed.portal.tenantId)).length;
  const again = await played(staffed, Number.POSITIVE_INFINITY);
  assert.deepEqual(again.month.ledger, month.ledger);
  assert.equal((await factsOf(staffed.portal.tenantId)).length, facts);
});
