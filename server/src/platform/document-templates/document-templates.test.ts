import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner, request } from '../../../test/harness.ts';
import { plainLayout, templatePortal, url } from '../../../test/templates.ts';
import { wordFile } from '../../../test/word-files.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';

const builtInOf = (items: Array<Record<string, unknown>>, kind = 'commercial_proposal') =>
  items.filter((one) => one.isSystem && one.kind === kind);

const ruleOf = ({ status, json }: { status: number; json: { code: string; rule?: string } }) => [
  status,
  json.rule ?? json.code,
];

test('a layout is saved as it was put together, and told with its variables', async () => {
  const { create, ask } = await templatePortal();
  const made = await create();
  assert.deepEqual(
    [made.format, made.revision, made.isDefault, made.isSystem, made.status, made.fileId],
    ['layout', 1, false, false, 'active', null],
  );
  assert.deepEqual(made.variablesUsed, [
    ...['document.number', 'document.totalAmount', 'items.rows[].lineAmount', 'items.rows[].name'],
  ]);
  assert.deepEqual([made.unknownVariables, made.warnings, made.layout], [[], [], plainLayout]);
  assert.deepEqual((await ask('GET', `/${made.id}`)).json.layout, plainLayout);
});

test('a layout that no editor makes is refused at its place', async () => {
  const { ask } = await templatePortal();
  const layout = { page: {}, blocks: [{ type: 'script', text: 'alert(1)' }] };
  const { status, json } = await ask('POST', '', { kind: 'contract', name: 'Договор', layout });
  assert.deepEqual([status, json.code], [422, 'validation_failed']);
  assert.match(json.errors[0].pointer, /^\/layout\/blocks/);
});

test('a filter that is not there and a brace that is no placeholder are refused at their places', async () => {
  const { ask } = await templatePortal();
  const blocks = [
    { type: 'paragraph', text: '{document.number|shout}' },
    { type: 'heading', text: '{цена}' },
  ];
  const { status, json } = await ask('POST', '', { kind: 'contract', name: 'Договор', layout: { page: {}, blocks } });
  assert.equal(status, 422);
  assert.deepEqual(
    json.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]),
    [
      ['/layout/blocks/0/text', 'unknown_filter'],
      ['/layout/blocks/1/text', 'malformed_placeholder'],
    ],
  );
});

test('exactly one of layout and copyOf makes a template', async () => {
  const { ask } = await templatePortal();
  for (const more of [{}, { layout: plainLayout, copyOf: uuidv7() }]) {
    const { status, json } = await ask('POST', '', { kind: 'contract', name: 'Договор', ...more });
    assert.deepEqual([status, json.errors[0].pointer, json.errors[0].code], [422, '/layout', 'exactly_one']);
  }
});

test('built-in layouts are listed after those of the company, and are the default while it has none', async () => {
  const { create, change, list } = await templatePortal();
  const [system] = builtInOf(await list('?kind=commercial_proposal'));
  assert.equal(system?.isDefault, true);
  const { id } = await create({ isDefault: true });
  const items = await list('?kind=commercial_proposal');
  assert.deepEqual([items[0]?.id, items[0]?.isDefault], [id, true]);
  assert.ok(builtInOf(items).every(({ isDefault }) => isDefault === false));
  await change(id, { isDefault: false });
  assert.equal(builtInOf(await list('?kind=commercial_proposal'))[0]?.isDefault, true);
  assert.ok((await list('?isSystem=true')).length >= 3);
  assert.deepEqual(await list('?format=docx'), []);
});

test('of two defaults the later takes the mark, and both changes are told', async () => {
  const { portal, create, ask } = await templatePortal();
  const first = await create({ isDefault: true });
  const second = await create({ name: 'Другое', isDefault: true });
  const card = async (id: string) => (await ask('GET', `/${id}`)).json.isDefault;
  assert.deepEqual([await card(first.id), await card(second.id)], [false, true]);
  const told = (await factsOf(portal.tenantId)).filter(({ event }) => event.startsWith('document_template.'));
  assert.deepEqual(
    told.map(({ event }) => event),
    ['document_template.created', 'document_template.updated', 'document_template.created'],
  );
});

test('two who make a default at once leave one', async () => {
  const { create, list } = await templatePortal();
  await Promise.all(['Раз', 'Два', 'Три'].map((name) => create({ name, isDefault: true })));
  const items = await list('?kind=commercial_proposal&isDefault=true');
  assert.equal(items.length, 1);
});

test('a name belongs to one active template of a kind', async () => {
  const { create, ask, change } = await templatePortal();
  const { id } = await create();
  const again = await ask('POST', '', { kind: 'commercial_proposal', name: 'кп НАШЕ', layout: plainLayout });
  assert.deepEqual([again.status, again.json.code, again.json.existing.entityId], [409, 'already_exists', id]);
  await create({ kind: 'contract' });
  await change(id, { status: 'archived' });
  await create();
  const back = await ask('PATCH', `/${id}`, { status: 'active' });
  assert.deepEqual(ruleOf(back), [409, 'already_exists']);
});

test('system_template: a built-in layout is copied, never changed', async () => {
  const { ask, list, create } = await templatePortal();
  const id = builtInOf(await list())[0]?.id as string;
  assert.deepEqual(ruleOf(await ask('PATCH', `/${id}`, { name: 'Моё' })), [409, 'system_template']);
  const copy = await create({ name: 'Копия', layout: undefined, copyOf: id });
  const { json } = await ask('GET', `/${id}`);
  assert.deepEqual([copy.layout, copy.isSystem], [json.layout, false]);
  const other = await ask('POST', '', { kind: 'contract', name: 'Копия', copyOf: id });
  assert.deepEqual([other.status, other.json.code], [422, 'template_kind_mismatch']);
  const none = await ask('POST', '', { kind: 'contract', name: 'Копия', copyOf: uuidv7() });
  assert.deepEqual([none.status, none.json.errors[0].pointer], [422, '/copyOf']);
});

test('each change of the content is a revision, a change of the name is none', async () => {
  const { create, change, ask } = await templatePortal();
  const { id } = await create();
  const layout = { ...plainLayout, blocks: plainLayout.blocks.slice(0, 1) };
  assert.equal((await change(id, { layout })).revision, 2);
  assert.equal((await change(id, { layout, name: 'Другое' })).revision, 2);
  const { json } = await ask('GET', `/${id}/revisions`);
  assert.deepEqual(
    json.items.map((one: { revision: number; layout: unknown }) => [one.revision, one.layout]),
    [
      [2, layout],
      [1, plainLayout],
    ],
  );
  assert.equal((await change(id, { layout: plainLayout })).revision, 3);
});

test('an archived template is neither the default nor changed, and comes back', async () => {
  const { create, change, ask, list } = await templatePortal();
  const { id } = await create({ isDefault: true });
  const away = await change(id, { status: 'archived' });
  assert.deepEqual([away.isDefault, away.status, away.archivedAt !== null], [false, 'archived', true]);
  assert.equal((await change(id, { status: 'archived' })).version, away.version);
  assert.deepEqual(ruleOf(await ask('PATCH', `/${id}`, { name: 'Моё' })), [409, 'resource_archived']);
  assert.ok(!(await list()).some((one) => one.id === id));
  assert.ok((await list('?status=archived')).some((one) => one.id === id));
  assert.equal((await change(id, { status: 'active', name: 'Снова' })).name, 'Снова');
});

test('a Word file is no layout and a layout no Word file', async () => {
  const { create, uploaded, ask, send } = await templatePortal();
  const [layout, word] = [await create(), await uploaded(wordFile(['{document.number}']))];
  const wrong = await ask('PATCH', `/${word.id}`, { layout: plainLayout });
  assert.deepEqual([wrong.status, wrong.json.errors[0].code], [422, 'other_format']);
  const file = await send('PUT', `/${layout.id}/file`, wordFile(['{document.number}']));
  assert.deepEqual([file.status, file.json.errors[0].pointer], [422, '/file']);
});

test('no_word_file: a layout has no file, and a revision that was never made is not found', async () => {
  const { create, uploaded, ask } = await templatePortal();
  const { id } = await create();
  assert.deepEqual(ruleOf(await ask('GET', `/${id}/file`)), [409, 'no_word_file']);
  const word = await uploaded(wordFile(['{document.number}']));
  assert.equal((await ask('GET', `/${word.id}/file?revision=7`)).status, 404);
});

test('templates of another portal are neither seen nor copied', async () => {
  const foreign = await templatePortal();
  const [layout, word] = [await foreign.create(), await foreign.uploaded(wordFile(['{document.number}']))];
  const { ask, list, key } = await templatePortal();
  for (const { id } of [layout, word]) {
    for (const [method, path, body] of [
      ['GET', `/${id}`, undefined],
      ['PATCH', `/${id}`, { name: 'Моё' }],
      ['GET', `/${id}/revisions`, undefined],
      ['GET', `/${id}/file`, undefined],
    ] as const)
      assert.equal((await ask(method, path, body)).status, 404, `${method} ${path}`);
    assert.equal((await request('POST', `${url}/${id}/preview?format=html`, { key, body: {} })).status, 404);
    assert.equal((await ask('POST', '', { kind: 'commercial_proposal', name: 'Чужое', copyOf: id })).status, 422);
  }
  assert.ok((await list()).every(({ isSystem }) => isSystem));
});

test('what may be exported by is listed, the default first, for each kind of delivery document too', async () => {
  const { create, uploaded, ask } = await templatePortal();
  await create();
  const word = await uploaded(wordFile(['{document.number}']), { name: 'Основной' });
  await ask('PATCH', `/${word.id}`, { isDefault: true });
  const { json } = await ask('GET', '/export-options/commercial-proposals');
  assert.deepEqual(json.items[0], { id: word.id, name: 'Основной', format: 'docx', isDefault: true, isSystem: false });
  assert.ok(json.items.length >= 3);
  assert.ok(
    (await ask('GET', '/export-options/contracts')).json.items.every((one: { isSystem: boolean }) => one.isSystem),
  );
  const { json: ofDelivery } = await ask('GET', '/export-options/logistics/packing_list');
  assert.deepEqual(
    ofDelivery.items.map((one: { name: string; isDefault: boolean }) => [one.name, one.isDefault]),
    [['Упаковочный лист', true]],
  );
  assert.equal((await ask('GET', '/export-options/logistics/nonsense')).status, 404);
});

test('too_many_templates: a company has two hundred of them', async () => {
  const { portal, ask } = await templatePortal();
  await owner.query(
    `insert into document_templates (tenant_id, kind, name, format)
     select $1, 'contract', 'Договор ' || n, 'layout' from generate_series(1, 200) n`,
    [portal.tenantId],
  );
  const full = await ask('POST', '', { kind: 'contract', name: 'Ещё', layout: plainLayout });
  assert.deepEqual(ruleOf(full), [422, 'too_many_templates']);
});
