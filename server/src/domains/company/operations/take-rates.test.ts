import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cbr } from '../../../../../tools/sim/cbr/cbr.ts';
import { simulate } from '../../../../test/connectors/simulate.ts';
import { drainJobs, factsOf, newPortal, owner, request, run } from '../../../../test/harness.ts';
import { updateRegional } from './update-regional.ts';

const sim = await simulate('cbr-rates', cbr);
const installations = '/api/v1/integrations/installations';
const rates = '/api/v1/settings/exchange-rates';

const dayOf = (ahead: number) => new Date(Date.now() + (3 + ahead * 24) * 3_600_000).toISOString().slice(0, 10);
const [yesterday, today] = [dayOf(-1), dayOf(0)];

/** A portal with the rates of the bank at work; the bank has some for yesterday and today. */
async function working(regional: object = { fxSource: 'cbr' }, settings: object = { hour: 23 }) {
  sim.reset();
  sim.state.days = {
    [yesterday]: { USD: '91,1000', CNY: '12,6000', JPY: '58,9000', XDR: '121,0000' },
    [today]: { USD: '92,5062', CNY: '12,7001', JPY: '59,3300', XDR: '122,5000' },
  };
  const portal = await newPortal();
  const key = await portal.key('settings.read', 'settings.write');
  await run(updateRegional, portal.owner, regional);
  const { id } = (await request('POST', installations, { key, body: { publicId: 'cbr-rates', settings } })).json;
  const tested = await request('POST', `${installations}/${id}/test`, { key });
  assert.equal(tested.json.ok, true, tested.text);
  const sync = async () => {
    const started = await request('POST', `${installations}/${id}/sync`, { key });
    assert.equal(started.status, 202, started.text);
    await drainJobs(portal.tenantId);
  };
  const list = async (): Promise<Array<Record<string, string>>> => (await request('GET', rates, { key })).json.items;
  const installation = async () => (await request('GET', `${installations}/${id}`, { key })).json;
  const journal = async (): Promise<Array<Record<string, string>>> =>
    (await request('GET', `${installations}/${id}/logs`, { key })).json.items;
  return { portal, key, id, sync, list, installation, journal };
}

const shown = (items: Array<Record<string, string>>) =>
  items.map(({ currency, date, rate, nominal, source }) => `${date} ${currency} ${rate}/${nominal} ${source}`);

test('installed, checked and synchronized, the rates of the bank are those of the company', async () => {
  const { portal, sync, list, installation, journal } = await working();
  assert.match((await installation()).lastTest.checks[0].detail, new RegExp(today));
  await sync();
  assert.deepEqual(shown(await list()), [
    `${today} CNY 12.7001/1 cbr`,
    `${today} JPY 59.3300/100 cbr`,
    `${today} USD 92.5062/1 cbr`,
  ]);
  const { lastSyncStatus, status } = await installation();
  assert.deepEqual([lastSyncStatus, status], ['ok', 'installed']);
  assert.deepEqual(
    (await journal())
      .slice(0, 3)
      .map(({ event, status: how }) => `${event} ${how}`)
      .sort(),
    ['rates.daily ok', 'rates.day ok', 'sync.finished ok'],
  );
  const facts = (await factsOf(portal.tenantId)).filter(({ event }) => event.startsWith('exchange_rate'));
  assert.deepEqual(
    facts.map(({ event }) => event),
    Array(3).fill('exchange_rate.created'),
  );
});

test('the same rates again change nothing; a correction of the bank is a change', async () => {
  const { portal, sync, list } = await working();
  const told = async () => (await factsOf(portal.tenantId)).filter(({ event }) => event.startsWith('exchange_rate'));
  await sync();
  await sync();
  assert.equal((await told()).length, 3);
  sim.state.days[today] = { ...sim.state.days[today], USD: '93,0000' };
  await sync();
  assert.deepEqual(
    (await told()).slice(3).map(({ event, data }) => [event, data.previous]),
    [['exchange_rate.updated', { rate: '92.5062' }]],
  );
  assert.equal((await list()).find(({ currency }) => currency === 'USD')?.rate, '93.0000');
});

test('a rate set by hand for the day stays, and can be set by hand over that of the bank', async () => {
  const { key, sync, list } = await working();
  const byHand = (currency: string, rate: string) =>
    request('PUT', rates, { key, body: { rates: [{ currency, date: today, rate }] } });
  await byHand('USD', '100');
  await sync();
  assert.equal((await byHand('CNY', '13')).status, 200);
  await sync();
  assert.deepEqual(shown(await list()), [
    `${today} CNY 13/1 manual`,
    `${today} JPY 59.3300/100 cbr`,
    `${today} USD 100/1 manual`,
  ]);
});

test('where rates are set by hand nothing is written, the journal says why, and they come once the bank is chosen', async () => {
  const { portal, sync, list, installation, journal } = await working({ fxSource: 'manual' });
  await sync();
  assert.deepEqual(await list(), []);
  const skipped = (await journal()).find(({ status }) => status === 'skipped');
  assert.equal(skipped?.event, 'rates.skipped');
  assert.match(skipped?.message ?? '', /«Банк России»|Bank of Russia/);
  assert.equal((await installation()).lastSyncStatus, 'ok');
  await run(updateRegional, portal.owner, { fxSource: 'cbr' });
  await sync();
  assert.equal((await list()).length, 3);
});

test('a company that does not count in roubles is not given rates in roubles', async () => {
  const { sync, list, journal } = await working({ fxSource: 'cbr', currency: 'KZT' });
  await sync();
  assert.deepEqual(await list(), []);
  assert.match((await journal()).find(({ status }) => status === 'skipped')?.message ?? '', /KZT/);
});

test('a page of works on the site of the bank is an error of the run, and no rate', async () => {
  const { sync, list, installation, journal } = await working();
  sim.faults.add({ fault: { kind: 'HTML body' } });
  await sync();
  assert.deepEqual(await list(), []);
  const { status, lastSyncStatus, lastError } = await installation();
  assert.deepEqual([status, lastSyncStatus, lastError.kind], ['installed', 'failed', 'contract_violation']);
  assert.equal((await journal())[0]?.status, 'failed');
  await sync();
  assert.deepEqual([(await list()).length, (await installation()).lastError], [3, null]);
});

test('a day off costs no call: the place reached is the day the rates hold from', async () => {
  const { portal, sync } = await working();
  delete sim.state.days[today];
  await sync();
  const { rows } = await owner.query('select stream, cursor from integration_cursors where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.deepEqual(rows, [{ stream: 'rates', cursor: yesterday }]);
  assert.equal(sim.journal.length, 2, 'one for the check, one for the run');
});

test('the next run is planned for the hour that was chosen', async () => {
  const { portal, sync } = await working({ fxSource: 'cbr' }, { hour: 7 });
  await sync();
  const { rows } = await owner.query<{ hour: number }>(
    `select extract(hour from next_sync_at at time zone 'Europe/Moscow')::int as hour from integration_installations where tenant_id = $1`,
    [portal.tenantId],
  );
  assert.equal(rows[0]?.hour, 7);
});

test('the rates of one portal are not those of another', async () => {
  const mine = await working();
  await mine.sync();
  const theirs = await newPortal();
  const key = await theirs.key('settings.read');
  assert.deepEqual((await request('GET', rates, { key })).json.items, []);
});
