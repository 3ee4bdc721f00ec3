import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { contract } from '../../../../../test/check-answer.ts';
import { app } from '../../../../../test/harness.ts';
import { html } from '../html.ts';
import { searchScript } from './search-script.ts';
import { tryScript } from './try-script.ts';

const read = async (url: string) => {
  const { statusCode, payload, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
  assert.equal(statusCode, 200, url);
  return { payload, headers };
};

const operations = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .map((operation) => ({
    id: String(operation.operationId),
    en: String(operation.summary),
    ru: String(operation['x-summary-ru']),
  }));
const create = '/docs/operations/warehouses.create-warehouse';

test('the index names every operation and is light', async () => {
  const [russian, english] = [await read('/docs'), await read('/docs?lang=en')];
  for (const { id, ru } of operations) {
    assert.ok(russian.payload.includes(html`${ru}`.html), ru);
    assert.ok(english.payload.includes(`href="/docs/operations/${id}?lang=en"`), id);
  }
  assert.ok(gzipSync(russian.payload).length < 100_000);
});

test('every operation has a page in both languages, and a text for programs', async () => {
  for (const { id, ru, en } of operations) {
    const address = `/docs/operations/${id}`;
    const [inRussian, inEnglish, text] = [
      await read(address),
      await read(`${address}?lang=en`),
      await read(`${address}.md`),
    ];
    assert.ok(inRussian.payload.includes(html`<h1>${ru}</h1>`.html), address);
    assert.ok(inEnglish.payload.includes(html`<h1>${en}</h1>`.html), address);
    assert.ok(text.payload.startsWith(`# ${en}\n`), address);
    for (const { payload } of [inRussian, inEnglish]) {
      assert.doesNotMatch(payload.split('<script>')[0] as string, /undefined|\[object/, address);
      assert.doesNotMatch(payload, /(?:src|href)="(?:https?:)?\/\/|style="|onclick/, address);
    }
  }
});

test('a page of an operation tells rights, fields with the words of their values, refusals, events and how to repeat', async () => {
  const { payload } = await read(create);
  for (const part of [
    'warehouses.create',
    'warehouses.write',
    '<code>site</code> Объект',
    '/problems/validation_failed',
    '/docs/events/integration_api.warehouse.created',
    'Idempotency-Key',
    'dryRun=true',
    'prokura.warehouses.createWarehouse(',
    'Новый HTTPСоединение',
    '/docs/records/Warehouse',
  ])
    assert.ok(payload.includes(html`${part}`.html) || payload.includes(part), part);
});

test('the form tries a write as a dry run unless its reader says otherwise, and has none where that is refused', async () => {
  assert.match((await read(create)).payload, /<input name="dry" type="checkbox" checked>/);
  assert.doesNotMatch((await read('/docs/operations/warehouses.list-warehouses')).payload, /name="dry"/);
});

test('the scripts of the pages can be read by a browser, and keep the key in the tab alone', () => {
  for (const script of [searchScript, tryScript]) assert.doesNotThrow(() => new Script(script));
  assert.doesNotMatch(searchScript + tryScript, /localStorage|document\.cookie|innerHTML|https?:/);
});

test('what the search finds leads somewhere', async () => {
  const { payload } = await read('/docs/search.json?lang=en');
  const index = JSON.parse(payload) as string[][];
  const kinds = Map.groupBy(index, ([kind]) => kind);
  assert.deepEqual([...kinds.keys()], ['operation', 'event', 'error', 'guide', 'field']);
  assert.equal(kinds.get('operation')?.length, operations.length);
  const addresses = new Set(index.map(([, , , address]) => address?.split('#')[0] as string));
  for (const address of addresses) await read(address);
  assert.ok(
    index.some(([, title, name, , more]) => name === 'Warehouse.address' && title === 'Address' && more === 'Адрес'),
  );
});

test('the links of every kind of page lead somewhere', async () => {
  const pages = [
    ...['/docs', create, '/docs/events/integration_api.warehouse.created', '/docs/records/Warehouse', '/docs/webhooks'],
    ...['/docs/guides', '/docs/changelog', '/docs/deprecations'],
  ];
  const { payload: guides } = await read('/docs/guides');
  const links = [...guides.matchAll(/href="(\/docs\/guides\/[^"]*)"/g)].map(([, link]) => link as string);
  assert.ok(links.length > 40);
  for (const from of [...pages, ...links]) {
    const { payload } = await read(from);
    const to = new Set([...payload.matchAll(/href="(\/[^"#]*)/g)].map(([, link]) => link as string));
    for (const link of to) assert.ok((await app.inject(link)).statusCode < 400, `${from} → ${link}`);
    for (const [, id] of payload.matchAll(/href="#([^"]+)"/g))
      assert.ok(payload.includes(`id="${id}"`), `${from} #${id}`);
  }
});

test('a guide is a page: its markup is shown and not run, its commands stand as written', async () => {
  const { payload } = await read('/docs/guides/import-upd');
  assert.doesNotMatch(payload, /<\?xml|<Файл/);
  assert.match(payload, /&lt;\?xml/);
  assert.match((await read('/docs/guides/connect-an-erp.md')).payload, /^# Connect an ERP\n/);
  assert.equal((await app.inject('/docs/guides/no-such-guide')).statusCode, 404);
  assert.equal((await app.inject('/docs/guides/..%2Fplan')).statusCode, 404);
});

test('llms.txt leads to every group, and each group to its operations, in few words', async () => {
  const { payload, headers } = await read('/llms.txt');
  assert.match(payload, /^# Prokura\n\n> /);
  assert.match(String(headers['content-type']), /^text\/markdown/);
  assert.ok(payload.length < 20_000, `${payload.length} characters`);
  const lines = [...payload.matchAll(/\]\((\/docs\/groups\/[^)]+)\)/g)].map(([, link]) => link as string);
  const listed: string[] = [];
  for (const link of lines)
    listed.push(
      ...[...(await read(link)).payload.matchAll(/docs\/operations\/([^)]+)\.md\)/g)].map(([, id]) => id as string),
    );
  assert.deepEqual(listed.sort(), operations.map(({ id }) => id).sort());
  assert.match((await read('/llms-full.txt')).payload, /POST \/api\/v1\/warehouses/);
});

test('a page is sent once to who has it', async () => {
  const { headers } = await read(create);
  const again = await app.inject({ url: create, headers: { 'if-none-match': String(headers.etag) } });
  assert.equal(again.statusCode, 304);
});
