import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  door,
  factsOf,
  newPerson,
  newPortal,
  owner,
  type Portal,
  run,
  signIn,
  workerDoor,
} from '../../../../test/harness.ts';
import { letterConnector, openLetterOffice, orderLetter } from '../../../../test/letter-office.ts';
import { serveConnectors } from '../../../../test/serve-connectors.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import { connectorsOf } from '../installation.row.ts';
import { takeWrite } from './take-write.ts';

const searching = letterConnector('letters', { searches: true });
const blind = letterConnector('blind-letters', { searches: false });

const office = await openLetterOffice();
const kit = await serveConnectors([searching, blind]);
let portal: Portal;
let installed: { id: string; token: string };

/** Each begins with a portal and an empty office; a hook would run before the tests of other files too. */
const test = (title: string, check: () => Promise<void>) =>
  void it(title, async () => {
    office.taken.length = 0;
    office.journal.length = 0;
    office.from('answers');
    office.shows(true);
    portal = await newPortal();
    installed = await kit.install(portal, 'letters', { url: office.url });
    await check();
  });

const writeLetter = (installationId = installed.id): Promise<string> =>
  run(orderLetter, portal.owner, { installationId });

const outboxOf = (id = installed.id) => `/api/v1/integrations/installations/${id}/outbox`;

async function entries(id = installed.id) {
  const { status, json } = await kit.ask('GET', outboxOf(id), { token: installed.token });
  assert.equal(status, 200);
  return json.items;
}

async function entry(id = installed.id) {
  const [one] = await entries(id);
  return one;
}

const decide = (entryId: string, how: 'retry' | 'settle', body: object = {}, id = installed.id) =>
  kit.ask('POST', `${outboxOf(id)}/${entryId}/${how}`, { token: installed.token, body });

const kinds = async () =>
  (await factsOf(portal.tenantId)).map(({ event }) => event).filter((event) => event.startsWith('integration_write.'));

test('a write is sent once, after the change that asked for it, and what the provider said is kept', async () => {
  const id = await writeLetter();
  assert.equal((await entry()).status, 'pending');
  assert.deepEqual(office.taken, []);

  await kit.drain(portal);
  assert.deepEqual(office.taken, [{ marker: id, text: 'Привет' }]);
  const { status, externalId, details, attempts, entityType } = await entry();
  assert.deepEqual(
    { status, externalId, details, attempts, entityType },
    {
      status: 'done',
      externalId: '1',
      details: { at: 'office' },
      attempts: 1,
      entityType: 'counterparty',
    },
  );
  assert.deepEqual(await kinds(), ['integration_write.queued', 'integration_write.done']);
});

test('a change that is taken back sends nothing', async () => {
  await assert.rejects(door.command(orderLetter, portal.owner, { installationId: installed.id, fails: true }));
  await kit.drain(portal);
  assert.deepEqual(office.journal, []);
  assert.deepEqual(await entries(), []);
});

test('an answer that is lost leaves the write in doubt: it is looked for, found, and was written once', async () => {
  const id = await writeLetter();
  office.from('loses the answer');
  await kit.drain(portal);
  const doubted = await entry();
  assert.equal(doubted.status, 'in_doubt');
  assert.equal(doubted.awaitsDecision, false);
  const { json } = await kit.ask(
    'GET',
    `/api/v1/integrations/installations/${installed.id}/logs?status=in_doubt`,
    installed,
  );
  assert.ok(json.items.some(({ message }: { message: string }) => /проверяем|being checked/.test(message)));

  await kit.drainLater(portal);
  const { status, externalId } = await entry();
  assert.deepEqual({ status, externalId }, { status: 'done', externalId: '1' });
  assert.deepEqual(office.taken, [{ marker: id, text: 'Привет' }]);
  assert.deepEqual(office.journal, ['POST /letters', 'GET /letters']);
});

test('an answer that nobody can read leaves doubt, not a second letter', async () => {
  await writeLetter();
  office.from('mumbles');
  await kit.drain(portal);
  assert.equal((await entry()).status, 'in_doubt');
  await kit.drainLater(portal);
  assert.equal((await entry()).status, 'done');
  assert.equal(office.taken.length, 1);
});

async function soughtInVain() {
  await writeLetter();
  office.from('loses the letter');
  await kit.drain(portal);
  for (const sweep of [1, 2, 3]) {
    await kit.drainLater(portal);
    const { sweeps, awaitsDecision, status } = await entry();
    assert.deepEqual(
      { sweeps, awaitsDecision, status },
      { sweeps: sweep, awaitsDecision: sweep === 3, status: 'in_doubt' },
    );
  }
  await kit.drainLater(portal);
  assert.deepEqual(office.journal, ['POST /letters', 'GET /letters', 'GET /letters', 'GET /letters']);
  return entry();
}

test('what three looks do not find waits for a person, who has it sent again', async () => {
  const { id } = await soughtInVain();
  office.from('answers');
  const retried = await decide(id, 'retry');
  assert.equal(retried.json.status, 'pending');
  await kit.drain(portal);
  assert.equal((await entry()).status, 'done');
  assert.equal(office.taken.length, 1);
  assert.deepEqual(await kinds(), [
    'integration_write.queued',
    'integration_write.in_doubt',
    'integration_write.retried',
    'integration_write.done',
  ]);
});

test('what three looks do not find waits for a person, who says what came of it', async () => {
  const { id } = await soughtInVain();
  const settled = await decide(id, 'settle', { outcome: 'done', externalId: '№ 17', reason: 'Видно у провайдера' });
  assert.equal(settled.status, 200);
  assert.equal(settled.json.status, 'done');
  assert.equal(settled.json.externalId, '№ 17');
  const again = await decide(id, 'settle', { outcome: 'failed' });
  assert.equal(again.json.code, 'invalid_state_transition');
  assert.equal((await decide(id, 'retry')).json.code, 'invalid_state_transition');
});

test('outcome_being_checked: while it is looked for nobody has to guess', async () => {
  const id = await writeLetter();
  office.from('loses the answer');
  await kit.drain(portal);
  for (const [how, body] of [
    ['retry', {}],
    ['settle', { outcome: 'done' }],
  ] as const) {
    const { status, json } = await decide(id, how, body);
    assert.equal(status, 409);
    assert.equal(json.rule, 'outcome_being_checked');
  }
});

test('where nothing can be looked for a person is asked at once', async () => {
  const { id } = await kit.install(portal, 'blind-letters', { url: office.url });
  await writeLetter(id);
  office.from('loses the answer');
  await kit.drain(portal);
  const { status, awaitsDecision } = await entry(id);
  assert.deepEqual({ status, awaitsDecision }, { status: 'in_doubt', awaitsDecision: true });
  await kit.drainLater(portal);
  assert.deepEqual(office.journal, ['POST /letters']);
});

test('a worker that died after it began leaves doubt, and nobody sends a second time', async () => {
  const entryId = await writeLetter();
  await workerDoor.command(takeWrite(connectorsOf([searching])), systemIn(portal.tenantId), { entryId });
  await kit.drain(portal);
  assert.equal((await entry()).status, 'in_doubt');
  assert.deepEqual(office.journal, []);
});

test('what surely was not carried out is sent again later', async () => {
  await writeLetter();
  office.from('is busy');
  await kit.drain(portal);
  const { status, attempts, lastError } = await entry();
  assert.deepEqual(
    { status, attempts, kind: lastError.kind },
    { status: 'pending', attempts: 1, kind: 'rate_limited' },
  );
  office.from('answers');
  await kit.drainLater(portal);
  assert.equal((await entry()).status, 'done');
  assert.equal(office.taken.length, 1);
});

test('what the provider refuses fails, and a person may send it again', async () => {
  const id = await writeLetter();
  office.from('refuses');
  await kit.drain(portal);
  assert.equal((await entry()).status, 'failed');
  assert.deepEqual(office.journal, ['POST /letters']);
  office.from('answers');
  await decide(id, 'retry');
  await kit.drain(portal);
  assert.equal((await entry()).status, 'done');
});

test('a lasting fault stops the installation too', async () => {
  await writeLetter();
  office.from('forbids');
  await kit.drain(portal);
  assert.equal((await entry()).status, 'failed');
  const { json } = await kit.ask('GET', `/api/v1/integrations/installations/${installed.id}`, installed);
  assert.equal(json.status, 'sync_error');
});

test('nothing is sent while the integration is disabled', async () => {
  const id = await writeLetter();
  const base = `/api/v1/integrations/installations/${installed.id}`;
  await kit.ask('POST', `${base}/disable`, { token: installed.token, body: {} });
  await kit.drain(portal);
  assert.deepEqual(office.journal, []);
  assert.equal((await entry()).status, 'failed');
  assert.equal((await decide(id, 'retry')).json.code, 'integration_disabled');
});

test('ten workers at once send it once', async () => {
  await writeLetter();
  await owner.query(
    `insert into jobs (tenant_id, name, payload) select tenant_id, name, payload from jobs, generate_series(1, 9) where tenant_id = $1`,
    [portal.tenantId],
  );
  await Promise.all(Array.from({ length: 10 }, () => kit.drain(portal)));
  await kit.drainLater(portal);
  assert.equal(office.taken.length, 1);
  assert.equal((await entry()).status, 'done');
});

test('another portal and a person without the right decide nothing', async () => {
  const { id } = await soughtInVain();
  const stranger = await newPortal();
  const foreign = await kit.ask('POST', `${outboxOf()}/${id}/retry`, { token: await signIn(stranger), body: {} });
  assert.equal(foreign.status, 404);
  const reader = await signIn(portal, (await newPerson(portal, 'viewer')).userId);
  assert.equal((await kit.ask('POST', `${outboxOf()}/${id}/retry`, { token: reader, body: {} })).status, 403);
  assert.equal((await entry()).status, 'in_doubt');
});
