import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner, workerDoor } from '../../../../test/harness.ts';
import {
  installations,
  keeping,
  kitWith,
  manifestOf,
  startProvider,
  testConnector,
} from '../../../../test/integrations.ts';
import { type AnyConnector, connector } from '../../../kernel/integrations/connector.ts';
import { toolsOf } from '../../jobs/keep-schedules.ts';

const kept = keeping();
const still = connector({ manifest: manifestOf({ slug: 'nothing-to-pull' }) });
const hourly: AnyConnector = { ...testConnector({ slug: 'every-hour' }), everySeconds: 3_600 };
const { portalHere, drain, kit } = await kitWith([testConnector(), still, hourly], [kept.consumer]);

interface Pages {
  status?: number;
  /** Nobody is told who he is. */
  away?: boolean;
}

/** An installation that works, of a provider with three pages of two things each. */
async function working(publicId = 'test-provider') {
  const now: Pages = {};
  const provider = await startProvider(({ url = '' }) => {
    if (url === '/me') return now.away ? { status: 422 } : { body: { account: 'Кто-то' } };
    if (now.status) return { status: now.status };
    const after = Number(new URL(url, 'http://x').searchParams.get('after') || 0);
    return {
      body: { items: [{ n: after + 1 }, { n: after + 2 }], cursor: String(after + 2), more: after < 4, total: 6 },
    };
  });
  const here = await portalHere();
  const { id } = await here.install({ address: provider.address, apiKey: 'a-key-of-things' }, publicId);
  assert.equal((await here.act(id, 'test')).json.ok, true);
  const sync = () => here.act(id, 'sync');
  return { ...here, id: id as string, now, provider, sync };
}

test('a synchronization asks page by page, tells how far it is, and ends in the journal', async () => {
  const { id, sync, shown, journal, portal, provider } = await working();
  const { status, json } = await sync();
  assert.equal(status, 202, JSON.stringify(json));
  const running = await shown(id);
  assert.deepEqual(
    [running.lastSyncStatus, running.syncProgress],
    ['running', { runId: json.runId, done: 0, total: null }],
  );
  const before = kept.items.length;
  await drain(portal);
  assert.equal(kept.items.length - before, 6);
  assert.deepEqual(
    provider.got.map(({ path }) => path),
    ['/me', '/things?after=', '/things?after=2', '/things?after=4'],
  );
  const done = await shown(id);
  assert.deepEqual([done.lastSyncStatus, done.syncProgress, done.lastError], ['ok', null, null]);
  const [finished] = await journal(id, '?event=sync.finished');
  assert.deepEqual([finished.details, finished.correlationId], [{ records: 6 }, json.runId]);
  assert.equal((await journal(id, `?correlationId=${json.runId}&event=things.list`)).length, 3);
  assert.ok((await factsOf(portal.tenantId)).some(({ event }) => event === 'integration_installation.synced'));
});

test('the next synchronization goes on where the last one ended', async () => {
  const { sync, portal, provider } = await working();
  await sync();
  await drain(portal);
  await sync();
  await drain(portal);
  assert.equal(provider.got.at(-1)?.path, '/things?after=6');
});

test('a second synchronization beside one under way is refused: rule sync_in_progress', async () => {
  const { sync } = await working();
  const { json: first } = await sync();
  const { status, json } = await sync();
  assert.deepEqual([status, json.code, json.rule, json.runId], [409, 'conflict', 'sync_in_progress', first.runId]);
});

test('what is not set up or is disabled is not synchronized, and some have nothing to: rule sync_not_supported', async () => {
  const { install, act, ask } = await portalHere();
  const { id } = await install({ address: 'http://127.0.0.1:9' });
  const told = async (one: string) => {
    const { status, json } = await act(one, 'sync');
    return [status, json.code, json.rule];
  };
  assert.deepEqual(await told(id), [409, 'installation_not_ready', undefined]);
  await act(id, 'disable');
  assert.deepEqual(await told(id), [409, 'integration_disabled', undefined]);
  const other = await install(undefined, 'nothing-to-pull');
  assert.deepEqual(await told(other.id), [422, 'business_rule_violated', 'sync_not_supported']);
  assert.equal((await ask('GET', installations)).json.items.length, 2);
});

test('a run that was stopped by disabling stays stopped, and another can begin after enabling', async () => {
  const { id, sync, act, shown, portal, provider } = await working();
  await sync();
  await act(id, 'disable');
  assert.deepEqual([(await shown(id)).lastSyncStatus, (await shown(id)).syncProgress], ['failed', null]);
  await drain(portal);
  assert.equal(provider.got.length, 1, 'the provider was asked for nothing but the check');
  await act(id, 'enable');
  assert.equal((await sync()).status, 202);
});

test('who changes the key during a run can synchronize again after the new check', async () => {
  const { id, sync, act, configure, shown, portal } = await working();
  await sync();
  await configure(id, { apiKey: 'another-key-of-things' });
  await drain(portal);
  await act(id, 'test');
  assert.equal((await shown(id)).status, 'installed');
  assert.equal((await sync()).status, 202);
  await drain(portal);
  assert.equal((await shown(id)).lastSyncStatus, 'ok');
});

test('a refused key ends the run and stops the installation at once', async () => {
  const { id, sync, shown, now, portal, journal } = await working();
  now.status = 401;
  await sync();
  await drain(portal);
  const { status, lastSyncStatus, lastError } = await shown(id);
  assert.deepEqual([status, lastSyncStatus, lastError.kind], ['sync_error', 'failed', 'auth']);
  const [failed] = await journal(id, '?event=sync.finished');
  assert.deepEqual([failed.level, failed.status], ['error', 'failed']);
});

test('a passing fault stops the installation when it comes three times, and a success heals it', async () => {
  const { id, sync, shown, now, portal } = await working();
  now.status = 422;
  const statuses = [];
  for (let time = 1; time <= 3; time += 1) {
    await sync();
    await drain(portal);
    statuses.push((await shown(id)).status);
  }
  assert.deepEqual(statuses, ['installed', 'installed', 'sync_error']);
  delete now.status;
  await sync();
  await drain(portal);
  assert.equal((await shown(id)).status, 'installed');
});

test('an answer that nobody understands ends the run in words, not in a broken server', async () => {
  const { id, act, sync, configure, shown, portal } = await working();
  const odd = await startProvider(({ url }) => ({ body: url === '/me' ? { account: 1 } : 'null' }));
  await configure(id, { address: odd.address });
  assert.equal((await act(id, 'test')).status, 200);
  await configure(id, { address: (await startProvider(({ url }) => ({ body: url === '/me' ? {} : 'null' }))).address });
  await act(id, 'test');
  await sync();
  await drain(portal);
  const { lastSyncStatus, lastError } = await shown(id);
  assert.deepEqual([lastSyncStatus, lastError?.kind], ['failed', 'contract_violation']);
});

/** What the schedule does in a portal when so much time has passed. */
async function later(tenantId: string, hours: number) {
  await owner.query(
    `update integration_installations set next_sync_at = later(next_sync_at, $2), next_probe_at = later(next_probe_at, $2) where tenant_id = $1`,
    [tenantId, -hours * 3_600],
  );
  async function* portals() {
    yield tenantId;
  }
  const tools = { ...toolsOf(workerDoor), portalsWith: async () => [tenantId], portals };
  for (const schedule of kit.schedules) await schedule.run(tools);
}

test('what is synchronized by itself begins after its check and again each hour; what is asked for by hand never does', async () => {
  for (const [slug, asked] of [
    ['every-hour', [4, 4, 5]],
    ['test-provider', [1, 1, 1]],
  ] as const) {
    const { portal, provider } = await working(slug);
    const times = [];
    for (const hours of [0, 0.5, 1]) {
      await later(portal.tenantId, hours);
      await drain(portal);
      times.push(provider.got.length);
    }
    assert.deepEqual(times, asked, slug);
  }
});

test('a provider that was away is asked again by itself, one that refuses the key is not', async () => {
  const { id, now, portal, shown, provider } = await working('every-hour');
  now.status = 422;
  for (let time = 1; time <= 3; time += 1) {
    await later(portal.tenantId, 2);
    await drain(portal);
  }
  assert.equal((await shown(id)).status, 'sync_error');
  delete now.status;
  await later(portal.tenantId, 2);
  await drain(portal);
  assert.equal((await shown(id)).status, 'installed', 'nobody had to do anything');

  now.status = 401;
  await later(portal.tenantId, 2);
  await drain(portal);
  assert.equal((await shown(id)).status, 'sync_error');
  const asked = provider.got.length;
  await later(portal.tenantId, 2);
  await drain(portal);
  assert.equal(provider.got.length, asked, 'accounts are locked for less');
});

test('one that is synchronized by hand and was stopped by passing faults is checked again ever more seldom, and comes back', async () => {
  const { id, now, portal, shown, provider, sync, journal } = await working();
  now.status = 422;
  for (let time = 1; time <= 3; time += 1) {
    await sync();
    await drain(portal);
  }
  assert.equal((await shown(id)).status, 'sync_error');
  now.away = true;
  const pauses = [];
  for (let time = 1; time <= 3; time += 1) {
    pauses.push(await minutesToProbe(id));
    const asked = provider.got.length;
    await later(portal.tenantId, 0);
    await drain(portal);
    assert.equal(provider.got.length, asked, 'not before its time');
    await later(portal.tenantId, 12);
    await drain(portal);
    assert.ok(provider.got.length > asked);
  }
  assert.deepEqual(pauses, [15, 60, 240]);
  now.away = false;
  await later(portal.tenantId, 12);
  await drain(portal);
  assert.equal((await shown(id)).status, 'installed', 'nobody had to do anything');
  const [told] = await journal(id, '?event=installation.recovered');
  assert.equal(told.status, 'ok');
  assert.equal(await minutesToProbe(id), null);
});

async function minutesToProbe(id: string) {
  const { rows } = await owner.query<{ minutes: number | null }>(
    `select round(extract(epoch from next_probe_at - now()) / 60)::int as minutes from integration_installations where id = $1`,
    [id],
  );
  return rows[0]?.minutes ?? null;
}
