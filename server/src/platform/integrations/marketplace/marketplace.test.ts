import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import Type from 'typebox';
import { owner } from '../../../../test/harness.ts';
import { installations, kitWith, manifestOf, marketplace, testConnector } from '../../../../test/integrations.ts';
import { object } from '../../../kernel/fields.ts';
import { connector } from '../../../kernel/integrations/connector.ts';
import { words } from '../../../kernel/problems/errors.ts';

/** Standings are of all portals together: every run has integrations of its own. */
const run = randomUUID().slice(0, 8);
const [bank, crm, files, unsure] = [`bank-${run}`, `crm-${run}`, `files-${run}`, `unsure-${run}`];

const { portalHere } = await kitWith([
  testConnector({
    slug: bank,
    publishedAt: '2026-11-01',
    updatedAt: '2026-11-20',
    name: words('Rates', 'Курсы валют'),
  }),
  connector({
    manifest: manifestOf({
      slug: crm,
      category: 'crm_sales',
      connectionTypes: ['oauth', 'webhook'],
      badges: ['platform_made'],
      dataTags: ['pr', 'statuses'],
      publishedAt: '2026-11-10',
      updatedAt: '2026-11-11',
      network: { baseUrl: 'https://api.example.com/v1', also: { spare: 'https://spare.example.com/v1' } },
      inbound: true,
      settings: object({
        board: Type.String({
          title: 'Name',
          'x-widget': 'remote-select',
          'x-help': words('Which board', 'Какая доска'),
        }),
        mode: Type.Unsafe({
          type: 'string',
          enum: ['a', 'b'],
          title: 'Status',
          'x-labels': { a: words('First', 'Первый'), b: words('Second', 'Второй') },
        }),
      }),
    }),
  }),
  connector({
    manifest: manifestOf({
      slug: files,
      category: 'suppliers_catalogs',
      connectionTypes: ['file'],
      dataTags: ['suppliers'],
      publishedAt: '2026-11-05',
      updatedAt: '2026-11-21',
    }),
  }),
  connector({ manifest: manifestOf({ slug: unsure, category: 'e_documents', hidden: true }) }),
]);

const here = await portalHere();
const slugs = async (query = '', asked = here) => {
  const { status, json } = await asked.ask('GET', `${marketplace}${query}`);
  assert.equal(status, 200, JSON.stringify(json));
  return json.items.map(({ slug }: { slug: string }) => slug);
};

/** Installs it in so many portals, as if eight days ago, each of which gives these stars. */
async function rated(slug: string, ...stars: number[]) {
  for (const given of stars) {
    const other = await portalHere();
    await other.install(undefined, slug);
    await owner.query(
      `update integration_installations set created_at = now() - interval '8 days' where tenant_id = $1`,
      [other.portal.tenantId],
    );
    assert.equal((await other.ask('POST', `${marketplace}/${slug}/rating`, { stars: given })).status, 200);
  }
}

await rated(crm, 5, 4);
await rated(files, 3);
const mine = await here.install({ address: 'x' }, bank);

test('the marketplace is sorted by installs, age, rating and change', async () => {
  assert.deepEqual(await slugs(), [crm, bank, files], 'of two installed once the name decides');
  assert.deepEqual(await slugs('?sort=new'), [crm, files, bank]);
  assert.deepEqual(await slugs('?sort=rating'), [crm, files, bank], 'what nobody has rated comes last');
  assert.deepEqual(await slugs('?sort=updated'), [files, bank, crm]);
  assert.equal((await here.ask('GET', `${marketplace}?sort=name`)).status, 400);
});

test('a hidden integration stands in no list and is counted nowhere, and who knows its name installs it', async () => {
  const other = await portalHere();
  assert.deepEqual(await slugs('?category=e_documents', other), []);
  assert.deepEqual(await slugs(`?search=${encodeURIComponent('Пробный')}`, other), [crm, files]);
  const { items } = (await other.ask('GET', `${marketplace}/categories`)).json;
  assert.equal(items.find(({ slug }: { slug: string }) => slug === 'e_documents').publishedCount, 0);
  assert.equal((await other.ask('GET', `${marketplace}/${unsure}`)).json.slug, unsure);
  assert.equal((await other.install({}, unsure)).status, 'requires_setup');
});

test('every filter of the catalog leaves what it says', async () => {
  assert.deepEqual(await slugs('?category=banks'), [bank]);
  assert.deepEqual(await slugs('?category=banks,crm_sales'), [crm, bank]);
  assert.deepEqual(await slugs('?connectionType=webhook'), [crm]);
  assert.deepEqual(await slugs('?connectionType=file,api_key'), [bank, files]);
  assert.deepEqual(await slugs('?badge=platform_made'), [crm]);
  assert.deepEqual(await slugs('?badge=verified'), []);
  assert.deepEqual(await slugs('?dataTag=statuses'), [crm]);
  assert.deepEqual(await slugs('?installed=true'), [bank]);
  assert.deepEqual(await slugs('?installed=false'), [crm, files]);
  assert.deepEqual(await slugs('?status=requires_setup'), [bank]);
  assert.deepEqual(await slugs('?status=installed,disabled'), []);
  assert.deepEqual(await slugs('?minRating=3'), [crm, files], 'what nobody has rated is left out');
  assert.deepEqual(await slugs('?minRating=4.5'), [crm]);
  assert.deepEqual(await slugs('?minRating=4.51'), []);
  assert.deepEqual(await slugs(`?search=${encodeURIComponent('КУРСЫ ')}`), [bank]);
  assert.deepEqual(await slugs('?search=rates&category=crm_sales'), []);
});

test('a filter that says nothing known is refused with what is known', async () => {
  for (const [query, parameter] of [
    ['category=unknown', 'category'],
    ['badge=gold', 'badge'],
    ['search=%20a%20', 'search'],
    ['status=deleted', 'status'],
  ]) {
    const { status, json } = await here.ask('GET', `${marketplace}?${query}`);
    assert.deepEqual([status, json.code, json.parameter], [400, 'invalid_filter', parameter], query);
  }
  for (const query of ['minRating=6', 'minRating=good', 'installed=maybe', 'planted=1'])
    assert.equal((await here.ask('GET', `${marketplace}?${query}`)).status, 400, query);
});

test('pages go there and back under the cursors of every list', async () => {
  const page = async (query: string) =>
    (await here.ask('GET', `${marketplace}?limit=1&includeTotal=true${query}`)).json;
  const first = await page('');
  const second = await page(`&cursor=${first.page.nextCursor}`);
  const third = await page(`&cursor=${second.page.nextCursor}`);
  assert.deepEqual(
    [first, second, third].map(({ items }) => items[0].slug),
    [crm, bank, files],
  );
  assert.deepEqual(
    [first.page.prevCursor, third.page.nextCursor, third.page.hasMore, third.meta.total],
    [null, null, false, 3],
  );
  const back = await page(`&cursor=${third.page.prevCursor}`);
  assert.equal(back.items[0].slug, bank);
  assert.deepEqual((await page(`&cursor=${back.page.prevCursor}`)).items[0].slug, crm);
  const other = await here.ask('GET', `${marketplace}?sort=new&cursor=${first.page.nextCursor}`);
  assert.equal(other.json.code, 'cursor_mismatch');
  assert.equal((await here.ask('GET', `${marketplace}?cursor=planted`)).json.code, 'cursor_invalid');
  assert.deepEqual(Object.keys((await page('&fields=slug,rating')).items[0]), ['slug', 'rating']);
});

test('a row says what is known of it, in the language of who asks', async () => {
  const ask = (language: string) =>
    here.ask('GET', `${marketplace}?category=banks`, undefined, { 'accept-language': language });
  const [russian] = (await ask('ru')).json.items;
  assert.deepEqual(
    [russian.name, russian.categoryName, russian.dataTransfer],
    ['Курсы валют', 'Банки и счета', [{ entity: 'thing', label: 'Вещи', access: 'write' }]],
  );
  assert.deepEqual(russian.installation, { id: mine.id, status: 'requires_setup', statusLabel: 'Требует настройки' });
  const [english] = (await ask('en')).json.items;
  assert.deepEqual([english.name, english.rating, english.ratingCount, english.installCount], ['Rates', null, 0, 1]);
});

test('a card says everything before anything is installed, the form of its settings too', async () => {
  const { json } = await here.ask('GET', `${marketplace}/${crm}`, undefined, { 'accept-language': 'ru' });
  assert.deepEqual(
    [json.rating, json.ratingCount, json.installCount, json.ownRating, json.installation],
    ['4.50', 2, 2, null, null],
  );
  assert.deepEqual(
    [json.description, json.requirements, json.capabilities, json.instruction],
    ['Вещи.', ['Ключ'], ['Читает вещи'], ['Впишите ключ.']],
  );
  assert.deepEqual(
    [json.inbound, json.canBeTested, json.canBeSynced, json.hosts],
    [true, false, false, ['api.example.com', 'spare.example.com']],
  );
  const { board, mode } = json.settingsSchema.properties;
  assert.deepEqual([board.title, board['x-widget'], board['x-help']], ['Название', 'remote-select', 'Какая доска']);
  assert.deepEqual([mode['x-widget'], mode['x-labels']], ['select', { a: 'Первый', b: 'Второй' }]);

  const { settingsSchema } = (await here.ask('GET', `${marketplace}/${bank}`)).json;
  const { apiKey, mail } = settingsSchema.properties;
  assert.deepEqual(
    [apiKey['x-widget'], apiKey['x-secret'], mail['x-widget'], mail.properties.port['x-widget']],
    ['password', true, undefined, 'number'],
  );
  assert.deepEqual(settingsSchema.required, ['address', 'apiKey']);
  assert.doesNotMatch(JSON.stringify(settingsSchema), /x-clean|"line"|~/);
  assert.equal((await here.ask('GET', `${marketplace}/no-such`)).status, 404);
});

test('the ten categories stand in their order with what is published in each', async () => {
  const { items } = (await here.ask('GET', `${marketplace}/categories`, undefined, { 'accept-language': 'ru' })).json;
  assert.equal(items.length, 10);
  assert.deepEqual(items[0], { slug: 'accounting_erp', name: 'Бухгалтерия и ERP', publishedCount: 0 });
  assert.deepEqual(
    items
      .filter(({ publishedCount }: { publishedCount: number }) => publishedCount > 0)
      .map(({ slug }: { slug: string }) => slug),
    ['banks', 'suppliers_catalogs', 'crm_sales'],
  );
});

test('a portal has one opinion, seven days after installing and not before: rule rating_too_early', async () => {
  const one = await portalHere();
  const rate = (stars: unknown) => one.ask('POST', `${marketplace}/${bank}/rating`, { stars });
  const soon = async () => {
    const { status, json } = await rate(5);
    return [status, json.rule];
  };
  assert.deepEqual(await soon(), [422, 'rating_too_early'], 'never installed');
  const { id } = await one.install(undefined, bank);
  assert.deepEqual(await soon(), [422, 'rating_too_early']);
  const since = (days: number) =>
    owner.query(`update integration_installations set created_at = now() - $2 * interval '1 day' where id = $1`, [
      id,
      days,
    ]);
  await since(6.9);
  assert.deepEqual(await soon(), [422, 'rating_too_early']);
  await since(7.1);
  await Promise.all([1, 2, 3, 4, 5, 1, 2, 3].map(rate));
  const { json } = await rate(2);
  assert.deepEqual(json, { slug: bank, ownRating: 2, rating: '2.00', ratingCount: 1 });
  assert.deepEqual((await rate(2)).json, json, 'the same again changes nothing');
  assert.equal((await one.ask('GET', `${marketplace}/${bank}`)).json.ownRating, 2);
  for (const stars of [0, 6, 2.5, '5', null]) assert.equal((await rate(stars)).status, 422, String(stars));

  await one.ask('DELETE', `${installations}/${id}`);
  assert.equal((await rate(3)).status, 200, 'who has used it long enough may say so after it is gone');
  const { json: gone } = await one.ask('DELETE', `${marketplace}/${bank}/rating`);
  assert.deepEqual(gone, { slug: bank, ownRating: null, rating: null, ratingCount: 0 });
  assert.deepEqual((await one.ask('DELETE', `${marketplace}/${bank}/rating`)).json, gone);
  for (const method of ['POST', 'DELETE'])
    assert.equal(
      (await one.ask(method, `${marketplace}/no-such/rating`, method === 'POST' ? { stars: 5 } : undefined)).status,
      404,
    );
});
