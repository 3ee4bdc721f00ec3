import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, owner, refused, request, signIn } from '../../../../test/harness.ts';
import { installations, manifestAt, newPublisher, publications } from '../../../../test/publishing.ts';

test('a draft goes through checks, review and publishing, and every portal sees it then', async (t) => {
  const publisher = await newPublisher(t);
  const stranger = await signIn(await newPortal());
  const seen = () => request('POST', installations, { token: stranger, body: { publicId: publisher.slug } });
  assert.equal((await seen()).status, 404);
  await publisher.act('check');
  assert.equal((await publisher.act('submit')).json.status, 'in_review');
  assert.equal((await publisher.act('publish')).json.code, 'invalid_state_transition');
  await publisher.decide('return', 'Напишите, зачем нужны данные.');
  const returned = await request('GET', `${publications}/${publisher.id}`, { token: publisher.token });
  assert.deepEqual(
    [returned.json.status, returned.json.reviewNote],
    ['changes_requested', 'Напишите, зачем нужны данные.'],
  );
  assert.equal((await publisher.act('submit')).json.status, 'in_review');
  await publisher.decide('approve');
  assert.equal((await seen()).status, 404);
  assert.equal((await publisher.act('publish')).json.status, 'published');
  assert.equal((await seen()).json.rule, 'consent_required');
  const events = (await factsOf(publisher.portal.tenantId)).map(({ event }) =>
    event.replace('integration_publication.', ''),
  );
  for (const event of ['created', 'checked', 'submitted', 'returned', 'approved', 'published'])
    assert.ok(events.includes(event), event);
});

test('what was published never changes: a change begins the next version', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  const changed = await publisher.change({ name: { en: 'Other', ru: 'Другое' } });
  assert.deepEqual([changed.json.status, changed.json.number], ['draft', 2]);
  const { rows } = await owner.query('select number, manifest from published_versions where slug = $1', [
    publisher.slug,
  ]);
  assert.deepEqual(
    rows.map(({ number, manifest }) => [number, manifest.name.en]),
    [[1, 'Stock watch']],
  );
});

test('nothing is changed while it is being reviewed', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.act('check');
  await publisher.act('submit');
  const { status, json } = await publisher.change({ dataTags: [] });
  assert.deepEqual([status, json.rule], [409, 'publication_under_review']);
});

test('a portal without an INN does not publish, nor one that has not said who it is', async () => {
  const portal = await newPortal();
  const token = await signIn(portal);
  const contact = { contact: 'Пётр', supportEmail: 'a@b.ru', privacyUrl: 'http://127.0.0.1:9999/privacy' };
  const save = () => request('PUT', '/api/v1/integrations/publisher', { token, body: contact });
  assert.deepEqual(
    [(await save()).json.rule, (await request('GET', '/api/v1/integrations/publisher', { token })).json],
    ['publisher_inn_missing', null],
  );
  const body = { slug: 'a-a.b-b', manifest: manifestAt('http://127.0.0.1:9999') };
  assert.equal((await request('POST', publications, { token, body })).json.rule, 'publisher_missing');
  await owner.query(`update tenants set company_inn = '7707083893' where tenant_id = $1`, [portal.tenantId]);
  assert.deepEqual([(await save()).status, (await save()).json.version], [200, 1]);
  const bad = await request('PUT', '/api/v1/integrations/publisher', {
    token,
    body: { ...contact, privacyUrl: 'https://10.0.0.1/' },
  });
  assert.equal(bad.json.code, 'url_not_allowed');
});

test('an identifier is taken once on the whole platform, and has a dot', async (t) => {
  const first = await newPublisher(t);
  const second = await newPublisher(t);
  const manifest = manifestAt(second.server.base);
  const make = (slug: string) => request('POST', publications, { token: second.token, body: { slug, manifest } });
  assert.deepEqual([(await make(first.slug)).status, (await make(first.slug)).json.errors[0].pointer], [409, '/slug']);
  for (const slug of ['cbr-rates', 'Big.Name', 'a..b', '.a', 'a.']) assert.equal((await make(slug)).status, 422, slug);
});

test('publications of one portal are nobody else’s', async (t) => {
  const { id } = await newPublisher(t);
  const token = await signIn(await newPortal());
  for (const path of ['', '/check', '/submit', '/publish', '/proof'])
    assert.equal(
      (await request(path === '' ? 'GET' : 'POST', `${publications}/${id}${path}`, { token })).status,
      404,
      path,
    );
});

test('the lists of a manifest are closed: an unknown scope, category or member is refused by its place', async (t) => {
  const { change } = await newPublisher(t);
  const at = async (changes: object) =>
    (await change(changes)).json.errors.map(({ pointer }: { pointer: string }) => pointer);
  assert.deepEqual(await at({ scopes: ['catalog.paint'] }), ['/manifest/scopes/0']);
  assert.deepEqual(await at({ category: 'games' }), ['/manifest/category']);
  assert.deepEqual(await at({ script: 'alert(1)' }), ['/manifest/script']);
  assert.deepEqual(await at({ name: { en: 'x' } }), ['/manifest/name/ru']);
});

test('a review asks for the right state, whoever runs it', async (t) => {
  const publisher = await newPublisher(t);
  assert.equal((await refused(publisher.decide('approve'))).code, 'invalid_state_transition');
});

test('the marketplace shows it beside our own, with its form in the language of who asks', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  const token = await signIn(await newPortal());
  const asked = (path: string, language = 'ru') =>
    request('GET', `/api/v1/integrations/marketplace${path}`, { token, headers: { 'accept-language': language } });
  const count = async () =>
    (await asked('/categories')).json.items.find(({ slug }: { slug: string }) => slug === 'warehouse_logistics')
      .publishedCount;
  const { json } = await asked(`/${publisher.slug}`);
  assert.deepEqual(
    [json.name, json.developer, json.canBeTested, json.badges],
    ['Контроль остатков', 'ООО «СкладСофт»', true, []],
  );
  assert.deepEqual(json.hosts, [new URL(publisher.server.base).host]);
  const { token: field } = json.settingsSchema.properties;
  assert.deepEqual([field.title, field['x-widget'], field['x-title-ru']], ['Токен', 'password', undefined]);
  assert.equal((await asked(`/${publisher.slug}`, 'en')).json.settingsSchema.properties.token.title, 'Token');
  const listed = await asked(`?search=${publisher.slug}`);
  assert.deepEqual(
    listed.json.items.map(({ slug }: { slug: string }) => slug),
    [publisher.slug],
  );
  assert.ok((await count()) >= 1);
  await publisher.suspend({ en: 'Stopped.', ru: 'Остановлена.' });
  assert.equal((await asked(`/${publisher.slug}`)).status, 404);
  assert.deepEqual((await asked(`?search=${publisher.slug}`)).json.items, []);
});
