import assert from 'node:assert/strict';
import { test } from 'node:test';
import { archive, repeated } from '../../../../tools/hostile/archive.ts';
import { uid } from '../../../../tools/sim/onec-client/big-catalog.ts';
import { importFile, type Product } from '../../../../tools/sim/onec-client/make-files.ts';
import { pack } from '../../../../tools/sim/onec-client/pack.ts';
import { exchange, exchangePortal } from '../../../test/commerceml.ts';
import { newPerson, owner } from '../../../test/harness.ts';

const bolt: Product = { id: uid(4, 1), name: 'Болт' };
const file = (...products: Product[]) => Buffer.from(importFile({ groups: [], properties: [], products }));

test('a wrong password is failure with a reason, told once in the journal however often it comes', async (t) => {
  const portal = await exchangePortal();
  const client = portal.client(t);
  for (let n = 0; n < 3; n += 1)
    assert.deepEqual(await client.checkauth('catalog', 'чужой'), ['failure', 'Неверный логин или пароль.']);
  const refusals = (await portal.logs()).filter(({ event }) => event === 'exchange.authorize');
  assert.deepEqual(
    refusals.map(({ status, times }) => [status, times]),
    [['failed', 3]],
  );
});

test('the check waits for the first call of 1C, and then shows it; nothing is taken before the integration is enabled', async (t) => {
  const portal = await exchangePortal();
  const client = portal.client(t);
  await client.checkauth();
  await client.init();
  assert.match((await client.send('import.xml', file(bolt))).join(' '), /failure Интеграция ещё не включена/);
  const { checks } = await portal.must('POST', `${portal.base}/test`);
  assert.deepEqual(
    checks.map(({ id, result }: { id: string; result: string }) => [id, result]),
    [
      ['access', 'ok'],
      ['called', 'ok'],
      ['imported', 'skipped'],
    ],
  );
  const fresh = await exchangePortal();
  const waiting = await fresh.must('POST', `${fresh.base}/test`);
  assert.equal(waiting.checks[1].detail, 'Ждём первого обращения 1С.');
});

test('without the cookie, with a foreign key, or after a new password nothing is answered', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  const client = portal.client(t);
  await client.checkauth();
  await client.init();
  for (const more of [{ cookie: '' }, { cookie: 'prokura_exchange=nothing' }, { key: 'sessid=0123456789abcdef' }])
    assert.equal((await client.raw('catalog', 'import', 'import.xml', more))[0], 'failure');
  await portal.credentials();
  assert.match((await client.raw('catalog', 'init'))[1] ?? '', /Сеанса нет/);
  assert.equal((await client.checkauth())[0], 'failure');
});

test('a client that knows no key is known by its cookie', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  await exchange(portal.client(t, { sendsKey: false }), { 'import.xml': file(bolt) });
  assert.equal((await portal.items()).length, 1);
});

test('when the person who installed it is blocked nothing is taken in his name, and 1C is told so', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  const person = await newPerson(portal.portal, 'admin');
  const { tenantId } = portal.portal;
  await owner.query('update integration_installations set installed_by = $2 where tenant_id = $1', [
    tenantId,
    person.userId,
  ]);
  await owner.query(`update users set status = 'blocked' where tenant_id = $1 and id = $2`, [tenantId, person.userId]);
  const client = portal.client(t);
  await client.checkauth();
  await client.init();
  await client.send('import.xml', file(bolt));
  assert.match(
    (await client.import('import.xml')).join(' '),
    /^failure Сотрудник, который установил интеграцию, заблокирован/,
  );
});

test('import before file, and a file nobody sent, are refused by their names', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  const client = portal.client(t);
  await client.checkauth();
  assert.deepEqual(await client.import('import.xml'), ['failure', 'Файл import.xml не найден.']);
  assert.equal((await client.raw('catalog', 'export'))[0], 'failure');
});

test('a part sent again after its answer was lost counts once; one that broke off counts not at all', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  const client = portal.client(t);
  await client.checkauth();
  await client.init();
  const bytes = file(...Array.from({ length: 40 }, (_, n) => ({ id: uid(4, n), name: `Болт ${n}` })));
  const [first, second] = [bytes.subarray(0, 3_000), bytes.subarray(3_000)];
  await client.brokenPart('import.xml', first, 1_000);
  for (const part of [first, first, second, second])
    assert.deepEqual(await client.part('import.xml', part), ['success']);
  assert.deepEqual(await client.import('import.xml'), ['success']);
  assert.equal((await portal.items()).length, 40);
});

test('a part longer than the limit of the settings is refused', async (t) => {
  const portal = await exchangePortal({ fileLimit: 2_048 });
  await portal.enable();
  const client = portal.client(t);
  await client.checkauth();
  await client.init();
  assert.equal(client.fileLimit, 2_048);
  assert.match((await client.part('import.xml', Buffer.alloc(2_049, 'a')))[1] ?? '', /2048/);
});

test('packed files are unpacked, pictures let go', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  const client = portal.client(t, { splitAt: () => 211 });
  await client.checkauth();
  await client.init();
  assert.equal(client.zip, true);
  const zip = await pack({ 'import0_1.xml': file(bolt), 'import_files/aa/bolt.jpg': Buffer.alloc(500, 1) });
  await client.send('v8_1.zip', zip);
  assert.deepEqual(await client.send('import_files/x.jpg', Buffer.alloc(10)), ['success']);
  assert.deepEqual(await client.import('import0_1.xml'), ['success']);
  assert.equal((await portal.items()).length, 1);
});

const trap = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
const broken = file(bolt).toString();
const hostile: Record<string, [name: string, bytes: () => Buffer | Promise<Buffer>]> = {
  'an external entity': ['import.xml', () => Buffer.from(broken.replace('?>', `?>${trap}`).replace('Болт', '&x;'))],
  'billion laughs': [
    'import.xml',
    () => Buffer.from(broken.replace('?>', '?><!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>')),
  ],
  'an endless depth': [
    'import.xml',
    () => Buffer.from(`<?xml version="1.0"?><КоммерческаяИнформация>${'<a>'.repeat(100_000)}`),
  ],
  'a cut file': ['import.xml', () => file(bolt).subarray(0, 500)],
  'no CommerceML': ['import.xml', () => Buffer.from('<?xml version="1.0"?><html/>')],
  'a foreign encoding': ['import.xml', () => Buffer.from('<?xml version="1.0" encoding="IBM037"?><a/>')],
  'bytes of another encoding': [
    'import.xml',
    () => Buffer.concat([file(bolt).subarray(0, -40), Buffer.from([0xff, 0xfe])]),
  ],
  'zip slip': ['x.zip', () => archive([{ name: '../../import.xml', data: file(bolt) }])],
  'a link in an archive': [
    'x.zip',
    () => archive([{ name: 'import.xml', data: Buffer.from('/etc/passwd'), claims: { mode: 0o120777 } }]),
  ],
  'a bomb': ['x.zip', () => archive([{ name: 'import.xml', data: repeated([Buffer.alloc(1_048_576, ' '), 400]) }])],
  'no archive': ['x.zip', () => Buffer.from('PK это не архив')],
};

for (const [what, [name, bytes]] of Object.entries(hostile))
  test(`${what} is failure with a reason, and nothing of it is taken`, async (t) => {
    const portal = await exchangePortal();
    await portal.enable();
    const client = portal.client(t);
    await client.checkauth();
    await client.init();
    await client.send(name, await bytes());
    for (let n = 0; n < 2; n += 1) {
      const answer = await client.import(name === 'x.zip' && n === 1 ? 'import.xml' : name);
      assert.equal(answer[0], 'failure', answer.join(' '));
      assert.doesNotMatch(answer[1] ?? '', /Внутренняя|internal/i);
    }
    assert.deepEqual(await portal.items(), []);
    const { rows } = await owner.query('select 1 from site_exchange_records where tenant_id = $1', [
      portal.portal.tenantId,
    ]);
    assert.equal(rows.length, 0);
  });

test('two exchanges at once both end well, and every product is there once', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  const products = Array.from({ length: 1_500 }, (_, n) => ({ id: uid(4, n), name: `Болт ${n}`, sku: `B-${n}` }));
  const [one, other] = [portal.client(t), portal.client(t)];
  await Promise.all([
    exchange(one, { 'import.xml': file(...products) }),
    exchange(other, { 'import.xml': file(...products.toReversed()) }),
  ]);
  const { rows } = await owner.query('select count(*)::int as n from catalog_items where tenant_id = $1', [
    portal.portal.tenantId,
  ]);
  assert.equal(rows[0].n, 1_500);
});

test('another portal is not reached by a session of this one, nor an address that nobody has', async (t) => {
  const [portal, other] = [await exchangePortal(), await exchangePortal()];
  await Promise.all([portal.enable(), other.enable()]);
  const client = portal.client(t);
  await client.checkauth();
  const stranger = other.client(t);
  stranger.cookie = client.cookie;
  assert.equal((await stranger.import('import.xml'))[0], 'failure');
  Object.assign(stranger.access, { address: stranger.access.address.replace(/[^/]+$/, 'A'.repeat(22)) });
  assert.deepEqual(await stranger.checkauth(), ['failure', 'Адрес обмена не найден.']);
});

test('a disabled or deleted integration takes nothing, and its secrets are in no answer', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  const client = portal.client(t);
  await client.checkauth();
  await portal.must('POST', `${portal.base}/disable`);
  assert.match((await client.import('import.xml'))[1] ?? '', /отключена/);
  const told = JSON.stringify([await portal.logs(), await portal.show(), await portal.must('GET', portal.base)]);
  for (const secret of [portal.access.password, client.cookie.split('=')[1] as string])
    assert.ok(!told.includes(secret));
  await portal.must('DELETE', portal.base);
  assert.equal((await client.checkauth())[0], 'failure');
});
