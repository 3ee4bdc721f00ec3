import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dadata } from '../../../../tools/sim/dadata/dadata.ts';
import { seed } from '../../../../tools/sim/dadata/seed.ts';
import { simulate } from '../../../test/connectors/simulate.ts';
import { newPortal, owner, type Portal, personWith, request, signIn } from '../../../test/harness.ts';

const sim = await simulate('dadata', dadata);
const { apiKey, secretKey } = seed();
const base = '/api/v1/suggestions';
const installations = '/api/v1/integrations/installations';

const keyOf = (portal: Portal) =>
  portal.key('settings.read', 'settings.write', 'counterparties.read', 'counterparties.write');

/** A portal with DaData at work, as a buyer sets it up. */
async function working(settings: Record<string, unknown> = { apiKey, secretKey }) {
  sim.reset();
  const portal = await newPortal();
  const key = await keyOf(portal);
  const made = await request('POST', installations, { key, body: { publicId: 'dadata', settings } });
  assert.equal(made.status, 201, made.text);
  const { id } = made.json;
  const tested = await request('POST', `${installations}/${id}/test`, { key });
  assert.equal(tested.json.ok, true, tested.text);
  const get = (path: string, more: object = {}) => request('GET', `${base}${path}`, { key, ...more });
  const installation = async () => (await request('GET', `${installations}/${id}`, { key })).json;
  const journal = async () => (await request('GET', `${installations}/${id}/logs`, { key })).json.items;
  return { portal, key, id, get, installation, journal };
}

const query = (text: string) => `?query=${encodeURIComponent(text)}`;

test('a person who types gets lines to pick, and a picked line makes a counterparty as it is', async () => {
  const { key, get, installation } = await working();
  assert.equal((await installation()).status, 'installed');
  const { json } = await get(`/parties${query('сбербанк')}`);
  assert.equal(json.source, 'dadata');
  const [line] = json.items;
  assert.deepEqual([line.title, line.status, line.faults], ['ПАО СБЕРБАНК', 'active', []]);
  const made = await request('POST', '/api/v1/counterparties', { key, body: line.counterparty });
  assert.equal(made.status, 201, made.text);
  assert.deepEqual(
    [made.json.inn, made.json.kpp, made.json.ogrn, made.json.okpo],
    ['7707083893', '773601001', '1027700132195', '00032537'],
  );
});

test('nothing is stored before a person has picked', async () => {
  const { portal, get } = await working();
  await get(`/parties${query('сбербанк')}`);
  const { rows } = await owner.query('select 1 from counterparties where tenant_id = $1', [portal.tenantId]);
  assert.equal(rows.length, 0);
});

test('what does not check is marked in the language of who asks, and so is a company that is closed', async () => {
  const { get } = await working();
  const [, wrong] = (await get(`/parties${query('смирнов')}`, { headers: { 'accept-language': 'ru' } })).json.items;
  assert.deepEqual(
    wrong.faults.map(({ field, code }: Record<string, string>) => `${field} ${code}`),
    ['inn inn_checksum', 'kpp kpp_format', 'ogrn ogrn_checksum', 'status liquidating'],
  );
  assert.equal(wrong.faults[0].message, 'неверная контрольная цифра ИНН');
  const english = (await get(`/parties${query('смирнов')}`, { headers: { 'accept-language': 'en' } })).json.items[0];
  assert.deepEqual([english.status, english.faults[0].message], ['liquidated', 'has been wound up']);
});

test('a company is found by its INN with its branches, or the one of a KPP', async () => {
  const { get } = await working();
  assert.equal((await get('/parties/7707083893')).json.items.length, 2);
  const { items } = (await get('/parties/7707083893?kpp=540602001')).json;
  assert.deepEqual([items.length, items[0].branch, items[0].counterparty.kpp], [1, true, '540602001']);
  assert.deepEqual((await get('/parties/5001007322')).json.items, []);
  const asked = sim.journal.length;
  for (const address of ['/parties/abc', '/banks/abc']) assert.equal((await get(address)).json.code, 'not_found');
  assert.equal(sim.journal.length, asked, 'what cannot be a number is not asked for');
});

test('a bank is suggested with its correspondent account, and found by its BIK', async () => {
  const { key, get } = await working();
  const [bank] = (await get(`/banks${query('сбер')}`)).json.items;
  assert.deepEqual(bank, (await get('/banks/044525225')).json.items[0]);
  assert.deepEqual(bank.faults, []);
  const requisites = [{ ...bank.paymentRequisite, checkingAccount: '40702810938000000001' }];
  const body = { shortName: 'ООО «Ромашка»', paymentRequisites: requisites };
  assert.equal((await request('POST', '/api/v1/counterparties', { key, body })).status, 201);
  const [closed] = (await get('/banks/044525999')).json.items;
  assert.deepEqual(
    closed.faults.map(({ code }: { code: string }) => code),
    ['account_format', 'liquidated'],
  );
});

test('addresses come as they are typed, and are cleaned for those who may change counterparties', async () => {
  const { portal, key, get } = await working({ apiKey, secretKey, regionFilter: ['Москва'] });
  const { items } = (await get(`/addresses${query('хабаров')}`)).json;
  assert.deepEqual(
    items.map(({ postalCode }: Record<string, string>) => postalCode),
    ['107589'],
  );
  assert.deepEqual(
    [items[0].region, items[0].place],
    ['г Москва', { latitude: '55.821122', longitude: '37.826852', isExact: true }],
  );
  const clean = (with_: object) =>
    request('POST', `${base}/addresses/clean`, { ...with_, body: { addresses: ['Хабаровская 12', 'нет такого'] } });
  const { json } = await clean({ key });
  assert.deepEqual(
    json.items.map(({ sure }: { sure: boolean }) => sure),
    [true, false],
  );
  assert.equal((await clean({ key: await portal.key('counterparties.read') })).status, 403);
});

test('the same question within minutes is asked once, in one portal alone', async () => {
  const mine = await working();
  await mine.get(`/parties${query('сбербанк')}`);
  const asked = () => sim.journal.filter(({ url }) => url.endsWith('suggest/party')).length;
  await mine.get(`/parties${query('сбербанк')}`);
  assert.equal(asked(), 1);
  const key = await keyOf(await newPortal());
  const theirs = await request('GET', `${base}/parties${query('сбербанк')}`, { key });
  assert.deepEqual([theirs.status, theirs.json.code], [409, 'installation_not_ready']);
  await working();
  const other = await working();
  await other.get(`/parties${query('сбербанк')}`);
  assert.equal(asked(), 1, 'another portal asks for itself');
});

test('without the integration, while it is being set up and when it is disabled, the answer says so', async () => {
  sim.reset();
  const portal = await newPortal();
  const key = await keyOf(portal);
  const ask = () => request('GET', `${base}/parties${query('сбербанк')}`, { key });
  assert.equal((await ask()).json.code, 'installation_not_ready');
  const { id } = (await request('POST', installations, { key, body: { publicId: 'dadata', settings: { apiKey } } }))
    .json;
  assert.equal((await ask()).json.code, 'installation_not_ready');
  await request('POST', `${installations}/${id}/test`, { key });
  assert.equal((await ask()).status, 200);
  await request('POST', `${installations}/${id}/disable`, { key });
  assert.equal((await ask()).json.code, 'integration_disabled');
});

test('a key the provider no longer takes stops the installation, and is told until a check passes again', async () => {
  const { key, id, get, installation, journal } = await working();
  sim.state.apiKey = 'another-key';
  const refused = await get(`/parties${query('сбербанк')}`);
  assert.deepEqual(
    [refused.status, refused.json.code, refused.json.providerKind],
    [409, 'installation_not_ready', 'auth'],
  );
  assert.deepEqual([(await installation()).status, (await installation()).lastError.kind], ['sync_error', 'auth']);
  assert.deepEqual([(await journal())[0].event, (await journal())[0].status], ['suggest.party', 'failed']);
  assert.equal((await get(`/parties${query('сбербанк')}`)).status, 409);
  sim.state.apiKey = apiKey;
  await request('POST', `${installations}/${id}/test`, { key });
  assert.equal((await get(`/parties${query('сбербанк')}`)).status, 200);
});

test('a used-up day is a quota, stops nothing, and is over when the provider says so', async () => {
  const { get, installation } = await working();
  sim.state.left = 0;
  const refused = await get(`/parties${query('сбербанк')}`);
  assert.deepEqual([refused.status, refused.json.code], [429, 'quota_exceeded']);
  assert.match(refused.json.detail, /DaData/);
  assert.equal((await installation()).status, 'installed');
  sim.state.left = 5;
  assert.equal((await get(`/parties${query('сбербанк')}`)).status, 200);
});

test('what the provider breaks is told as broken by it, and never remembered', async () => {
  const { get } = await working();
  sim.faults.add({ fault: { kind: 'HTML body' } });
  assert.deepEqual([(await get(`/parties${query('сбер')}`)).json.code], ['upstream_error']);
  assert.equal((await get(`/parties${query('сбер')}`)).status, 200);
  sim.faults.add({ fault: { kind: 'status', status: 400, effect: 'before' } });
  const refused = (await get(`/parties${query('сберб')}`)).json;
  assert.deepEqual([refused.code, refused.rule], ['business_rule_violated', 'provider_refused']);
  sim.faults.add({ fault: { kind: 'status', status: 429, effect: 'before', retryAfter: 1 }, times: 2 });
  assert.equal((await get(`/parties${query('сберба')}`)).json.code, 'rate_limited');
});

test('whoever may not look at counterparties is refused before anybody is asked', async () => {
  const { portal } = await working();
  const asked = sim.journal.length;
  const { door } = await import('../../../test/harness.ts');
  const { allRoutes } = await import('../../app.ts');
  for (const { operation, path } of allRoutes.filter((route) => route.path.startsWith(base)))
    await assert.rejects(
      door.query(operation as never, personWith(portal, 'catalog.read'), {}),
      { code: 'forbidden' },
      path,
    );
  assert.equal(sim.journal.length, asked);
});

test('the keys are in no answer, journal, fact or job', async () => {
  const { portal, id, get, installation, journal } = await working();
  const token = await signIn(portal);
  sim.state.left = 0;
  const answers = [
    await get(`/parties${query('сбербанк')}`),
    await request('GET', `${base}/parties/7707083893`, { token }),
    await installation(),
    await journal(),
  ].map((one) => JSON.stringify(one));
  const tables = ['audit_events', 'integration_log', 'jobs'];
  const rows = await Promise.all(
    tables.map(async (table) =>
      JSON.stringify((await owner.query(`select * from ${table} where tenant_id = $1`, [portal.tenantId])).rows),
    ),
  );
  for (const secret of [apiKey, secretKey])
    for (const form of [secret, Buffer.from(secret).toString('base64'), encodeURIComponent(secret)])
      assert.ok(![...answers, ...rows].some((text) => text.includes(form)), `${id}: a key is told`);
});
