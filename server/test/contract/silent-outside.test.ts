import assert from 'node:assert/strict';
import { lookup } from 'node:dns';
import { connect } from 'node:net';
import { test } from 'node:test';
import { connect as connectSecurely } from 'node:tls';
import { long } from '../../../scripts/tests/long.ts';
import { allRoutes } from '../../src/app.ts';
import type { Route } from '../../src/kernel/routes.ts';
import { owner, urls } from '../harness.ts';
import { newTestPortal } from '../test-portals.ts';
import type { Made } from './examples/made.ts';
import { prepare } from './examples/prepare.ts';
import { reader } from './examples/reader.ts';
import { heardDuring } from './outside/heard-during.ts';
import { named } from './probe.ts';

/** Webhooks alone leave, to receivers of the integrator; their addresses are looked up when they are given. */
const writes = allRoutes.filter(({ method, tag }) => method !== 'GET' && tag !== 'Webhooks');

const counts = { taken: 0, refused: 0 };

/** Does what a reader of the document would do, and the jobs that follow. What is refused asks nobody either. */
async function tryOut(route: Route): Promise<string> {
  const made: Made = { ...(await reader(route, newTestPortal)), route, ids: {} };
  counts[(await isTaken(made).catch(() => false)) ? 'taken' : 'refused'] += 1;
  await made.work().catch(() => undefined);
  return made.portal.tenantId;
}

async function isTaken(made: Made): Promise<boolean> {
  const { url, sent, headers } = await prepare(made);
  return (await made.ask(made.route.method, url, sent(), headers)).status < 400;
}

/** What a write of a test portal has dialled, and letters of it that were handed to the mail server. */
async function faultsOf(route: Route): Promise<string[]> {
  let tenantId = '';
  const heard = await heardDuring(urls.serviceUrl, async () => {
    tenantId = await tryOut(route);
  });
  const { rows: left } = await owner.query(`select from letters where tenant_id = $1 and status = 'sent'`, [tenantId]);
  return [
    ...heard.map((whom) => `${named(route)} asks ${whom}`),
    ...(left.length > 0 ? [`${named(route)} sends a letter`] : []),
  ];
}

test('whoever dials or asks for a name here is heard', async () => {
  const heard = await heardDuring(urls.serviceUrl, async () => {
    const asked = [connect(9, '192.0.2.1'), connectSecurely({ host: '192.0.2.2', port: 443 })];
    for (const socket of asked) socket.on('error', () => {});
    await fetch('http://192.0.2.3/').catch(() => {});
    await new Promise((done) => lookup('nobody.invalid', done));
  });
  assert.deepEqual(heard, ['192.0.2.1:9', '192.0.2.2:443', '192.0.2.3:80', 'a name server']);
});

/** What speaks to others most runs always, the rest with the long tests. */
const always = ['Integrations'];

for (const [section, routes] of Map.groupBy(writes, ({ tag }) => tag)) {
  const run = always.includes(section) ? test : long;
  run(`no write of ${section} asks anybody outside from a test portal`, async () => {
    const faults: string[] = [];
    for (const route of routes) faults.push(...(await faultsOf(route)));
    assert.deepEqual(faults, []);
  });
}

long('most of the writes were taken, so they had their chance to ask', () => {
  const { taken, refused } = counts;
  assert.ok(taken / (taken + refused) > 0.75, `${taken} taken, ${refused} refused`);
});
