import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uid } from '../../../../tools/sim/onec-client/big-catalog.ts';
import { importFile, offersFile, type Product } from '../../../../tools/sim/onec-client/make-files.ts';
import { type ExchangePortal, exchange, exchangePortal } from '../../../test/commerceml.ts';
import { newPerson, request, signIn } from '../../../test/harness.ts';

const bolt: Product = { id: uid(4, 1), name: 'Болт' };
const nut: Product = { id: uid(4, 2), name: 'Гайка' };
const priceTypes = [{ id: uid(5, 1), name: 'Закупочная', currency: 'руб.' }];
const stores = [{ id: uid(6, 1), name: 'Основной' }];

const files = (...products: Product[]) => ({
  'import.xml': importFile({ groups: [], properties: [], products }),
  'offers.xml': offersFile({ priceTypes, stores, offers: [] }),
});

const enabled = async () => {
  const portal = await exchangePortal();
  await portal.enable();
  return portal;
};

const namesOf = async (portal: ExchangePortal, query: string) =>
  (await portal.objects(query)).map(({ kind, name }: Record<string, string>) => `${kind} ${name}`);

test('a person finds price types and stores of 1C to map, and its products, each by its kind', async (t) => {
  const portal = await enabled();
  await exchange(portal.client(t), files(bolt, nut));
  assert.deepEqual(await namesOf(portal, '?kind=price_type'), ['price_type Закупочная']);
  assert.deepEqual(await namesOf(portal, '?kind=store'), ['store Основной']);
  assert.deepEqual(await namesOf(portal, '?kind=product&state=present'), ['product Болт', 'product Гайка']);
  assert.deepEqual(await namesOf(portal, '?state=deleted'), []);
});

test('the list goes on where the one before it ended', async (t) => {
  const portal = await enabled();
  await exchange(portal.client(t), files(bolt, nut));
  const { more, next } = await portal.must('GET', `${portal.base}/exchange/objects`);
  assert.deepEqual([more, next], [false, null]);
  assert.deepEqual(await namesOf(portal, `?kind=product&after=product:${bolt.id}`), ['product Гайка']);
  assert.deepEqual(await namesOf(portal, `?after=product:${nut.id}`), ['store Основной']);
});

test('files are shown the newest first, each with what came of its records', async (t) => {
  const portal = await enabled();
  await exchange(portal.client(t), files(bolt, nut));
  const shown = await portal.show();
  assert.deepEqual(
    shown.files.map(({ name, state, reason }: Record<string, string>) => [name, state, reason]),
    [
      ['offers.xml', 'done', null],
      ['import.xml', 'done', null],
    ],
  );
  const [, imported] = shown.files;
  assert.deepEqual([imported.read, imported.counts['product.applied']], [2, 2]);
  assert.ok(imported.bytes > 0);
  assert.ok(shown.lastLoginAt);
});

test('a file that is no CommerceML fails with its reason, and the check of the integration shows it', async (t) => {
  const portal = await enabled();
  const client = portal.client(t);
  await client.checkauth();
  await client.init();
  const answer = [
    ...(await client.send('import.xml', Buffer.from('<html>не то</html>'))),
    ...(await client.import('import.xml')),
  ];
  assert.ok(answer.includes('failure'), answer.join(' '));
  const [file] = (await portal.show()).files;
  assert.equal(file.state, 'failed');
  assert.ok(file.reason);
  const { checks } = await portal.must('POST', `${portal.base}/test`);
  const last = checks.find(({ id }: { id: string }) => id === 'imported');
  assert.deepEqual([last.result, last.detail], ['warning', `import.xml: ${file.reason}`]);
});

test('new credentials keep the address and the login, and the password is shown this once', async () => {
  const portal = await exchangePortal();
  const again = await portal.credentials();
  assert.deepEqual([again.address, again.login], [portal.access.address, portal.access.login]);
  assert.notEqual(again.password, portal.access.password);
  const shown = await portal.show();
  assert.equal(shown.login, again.login);
  assert.ok(!JSON.stringify(shown).includes(again.password));
  const events = (await portal.logs()).map(({ event, message }) => `${event}: ${message}`);
  assert.deepEqual(events.slice(0, 2), [
    'exchange.credentials: Создан новый пароль.',
    'exchange.credentials: Созданы логин и пароль.',
  ]);
});

test('who may not see integrations sees nothing of the exchange, and makes no passwords', async () => {
  const portal = await exchangePortal();
  const viewer = await newPerson(portal.portal, 'viewer');
  const token = await signIn(portal.portal, viewer.userId);
  const statuses = await Promise.all([
    request('GET', `${portal.base}/exchange`, { token }),
    request('GET', `${portal.base}/exchange/objects`, { token }),
    request('POST', `${portal.base}/exchange/credentials`, { token, body: {} }),
  ]);
  assert.deepEqual(
    statuses.map(({ status }) => status),
    [403, 403, 403],
  );
});
