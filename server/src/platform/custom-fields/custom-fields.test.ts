import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../test/count-statements.ts';
import { factsOf, newPortal, owner, request } from '../../../test/harness.ts';

const base = '/api/v1/settings/custom-fields';
const all = ['settings.read', 'settings.write', 'settings.delete', 'catalog.read', 'catalog.write'];

const define = (key: string, body: object) =>
  request('POST', base, { key, body: { entityType: 'catalogItem', label: 'Класс опасности', ...body } });

async function portalWithItem() {
  const portal = await newPortal();
  const key = await portal.key(...all);
  const { json } = await request('POST', '/api/v1/catalog', { key, body: { name: 'Кислота' } });
  return { portal, key, itemId: json.id as string };
}

const change = (key: string, itemId: string, customFields: unknown) =>
  request('PATCH', `/api/v1/catalog/${itemId}`, { key, body: { customFields } });

const firstError = ({ json }: { json: { errors?: Array<{ pointer: string; code: string }> } }) => {
  const [error] = json.errors ?? [];
  return error && [error.pointer, error.code];
};

test('a definition is made, listed, changed, archived and brought back, and each is told once', async () => {
  const portal = await newPortal();
  const key = await portal.key(...all);
  const made = await define(key, { key: 'hazard', type: 'select', options: { items: ['1', ' 2 '] } });
  assert.equal(made.status, 201);
  assert.deepEqual(made.json.options, { items: ['1', '2'] });
  assert.equal(made.json.position, 0);
  assert.equal(made.json.required, false);
  const { id } = made.json;

  const renamed = await request('PATCH', `${base}/${id}`, {
    key,
    body: { label: 'Класс', key: 'hazard', type: 'select' },
  });
  assert.equal(renamed.status, 200);
  assert.equal(renamed.json.version, 2);
  const same = await request('PATCH', `${base}/${id}`, { key, body: { label: 'Класс' } });
  assert.equal(same.json.version, 2);
  assert.equal((await request('PATCH', `${base}/${id}`, { key, body: {} })).json.version, 2);

  const archived = await request('DELETE', `${base}/${id}`, { key });
  assert.equal(archived.json.status, 'archived');
  assert.equal((await request('DELETE', `${base}/${id}`, { key })).status, 200);
  assert.equal((await request('PATCH', `${base}/${id}`, { key, body: { label: 'X' } })).json.code, 'resource_archived');
  const both = await request('PATCH', `${base}/${id}`, { key, body: { status: 'archived', label: 'X' } });
  assert.equal(both.status, 409);
  assert.equal((await request('GET', base, { key })).json.items.length, 0);
  assert.equal(
    (await request('GET', `${base}?includeArchived=only&entityType=catalogItem`, { key })).json.items.length,
    1,
  );
  const back = await request('PATCH', `${base}/${id}`, { key, body: { status: 'active' } });
  assert.equal(back.json.archivedAt, null);
  const away = await request('PATCH', `${base}/${id}`, { key, body: { status: 'archived' } });
  assert.notEqual(away.json.archivedAt, null);

  assert.deepEqual(
    (await factsOf(portal.tenantId)).map(({ event }) => event),
    ['created', 'updated', 'archived', 'updated', 'archived'].map((kind) => `custom_field.${kind}`),
  );
});

test('type, key and record type never change', async () => {
  const key = await (await newPortal()).key(...all);
  const { id } = (await define(key, { key: 'hazard', type: 'string' })).json;
  const patch = (body: object) => request('PATCH', `${base}/${id}`, { key, body });
  const type = await patch({ type: 'number' });
  assert.deepEqual([type.status, type.json.code], [409, 'type_immutable']);
  const other = await patch({ key: 'other' });
  assert.deepEqual([other.status, ...(firstError(other) as string[])], [422, '/key', 'immutable_field']);
  assert.deepEqual(firstError(await patch({ entityType: 'contract' })), ['/entityType', 'immutable_field']);
});

test('a key is taken for ever, also by an archived field, and only among records of its type', async () => {
  const key = await (await newPortal()).key(...all);
  const first = await define(key, { key: 'hazard', type: 'string' });
  await request('DELETE', `${base}/${first.json.id}`, { key });
  const second = await define(key, { key: 'hazard', type: 'number' });
  assert.equal(second.status, 409);
  assert.deepEqual(second.json.existing, { entityType: 'custom_field', entityId: first.json.id });
  assert.equal((await define(key, { entityType: 'contract', key: 'hazard', type: 'number' })).status, 201);
});

test('a definition that breaks a rule is refused at its field', async () => {
  const key = await (await newPortal()).key(...all);
  const refusals: Array<[object, string, string]> = [
    [{ key: 'Hazard', type: 'string' }, '/key', 'pattern'],
    [{ key: 'a', type: 'colour' }, '/type', 'enum'],
    [{ key: 'a', type: 'string', entityType: 'user' }, '/entityType', 'enum'],
    [{ key: 'a', type: 'string', options: { items: ['1'] } }, '/options', 'business_rule'],
    [{ key: 'a', type: 'select', options: { items: ['1', '1 '] } }, '/options/items', 'unique_items'],
    [{ key: 'a', type: 'select', options: { items: [' '] } }, '/options/items/0', 'min_length'],
    [
      { key: 'a', type: 'select', options: { items: Array.from({ length: 501 }, String) } },
      '/options/items',
      'max_items',
    ],
    [{ key: 'a', type: 'string', label: '' }, '/label', 'min_length'],
  ];
  for (const [body, pointer, code] of refusals) {
    const answer = await define(key, body);
    assert.equal(answer.status, 422, JSON.stringify(body));
    assert.deepEqual(firstError(answer), [pointer, code]);
  }
  assert.equal((await request('GET', `${base}?entityType=user`, { key })).status, 400);
});

test('a record type has at most 200 active fields', async () => {
  const portal = await newPortal();
  const key = await portal.key(...all);
  await owner.query(
    `insert into custom_field_definitions (tenant_id, entity_type, key, label, type, position)
     select $1, 'catalogItem', 'f' || n, 'F', 'string', n from generate_series(1, 199) n`,
    [portal.tenantId],
  );
  const last = await define(key, { key: 'last', type: 'string' });
  assert.equal(last.status, 201);
  assert.equal(last.json.position, 200);
  const beyond = await define(key, { key: 'beyond', type: 'string' });
  assert.deepEqual([beyond.status, beyond.json.rule, beyond.json.limit], [422, 'custom_fields_limit', 200]);
  await request('DELETE', `${base}/${last.json.id}`, { key });
  assert.equal((await define(key, { key: 'beyond', type: 'string' })).status, 201);
  const back = await request('PATCH', `${base}/${last.json.id}`, { key, body: { status: 'active' } });
  assert.equal(back.json.rule, 'custom_fields_limit');
});

test('every type takes its values in one stored form and refuses the rest', async () => {
  const { portal, key, itemId } = await portalWithItem();
  const types: Record<string, { takes: Array<[unknown, unknown]>; refuses: Array<[unknown, string]> }> = {
    string: {
      takes: [[' да ', 'да']],
      refuses: [
        [5, 'type'],
        ['a\nb', 'format'],
      ],
    },
    text: { takes: [['а\r\nб', 'а\nб']], refuses: [['x'.repeat(10_001), 'max_length']] },
    number: {
      takes: [
        [-1.5, '-1.5'],
        ['2.50', '2.50'],
      ],
      refuses: [
        ['1e3', 'format'],
        [true, 'type'],
      ],
    },
    money: { takes: [[1250, '1250']], refuses: [['1,5', 'format']] },
    boolean: { takes: [[false, false]], refuses: [['true', 'type']] },
    date: { takes: [['2026-11-20', '2026-11-20']], refuses: [['2026-02-30', 'format']] },
    datetime: {
      takes: [['2026-11-20T12:00:00+03:00', '2026-11-20T09:00:00.000Z']],
      refuses: [['2026-11-20T12:00:00', 'format']],
    },
    select: { takes: [['любое', 'любое']], refuses: [[['a'], 'type']] },
    multiselect: {
      takes: [
        [
          ['b', 'a'],
          ['b', 'a'],
        ],
      ],
      refuses: [
        ['a', 'type'],
        [['a', 'a'], 'unique_items'],
      ],
    },
    url: { takes: [['https://цемент.рф/a', 'https://цемент.рф/a']], refuses: [['javascript:alert(1)', 'format']] },
    user: {
      takes: [[portal.ownerId, portal.ownerId]],
      refuses: [
        ['Анна', 'format'],
        [itemId, 'not_found_reference'],
      ],
    },
  };
  for (const [type, { takes, refuses }] of Object.entries(types)) {
    assert.equal((await define(key, { key: `f_${type}`, type })).status, 201);
    for (const [given, stored] of takes) {
      const { json } = await change(key, itemId, { [`f_${type}`]: given });
      assert.deepEqual(json.customFields?.[`f_${type}`], stored, `${type} ${JSON.stringify(json)}`);
    }
    for (const [given, code] of refuses) {
      const answer = await change(key, itemId, { [`f_${type}`]: given });
      assert.equal(answer.status, 422);
      assert.deepEqual(firstError(answer), [`/customFields/f_${type}`, code]);
    }
  }
  const cleared = await change(key, itemId, { f_string: null, f_multiselect: [] });
  assert.deepEqual(Object.keys(cleared.json.customFields).length, Object.keys(types).length - 2);
});

test('another portal’s person is no value of a user field', async () => {
  const { key, itemId } = await portalWithItem();
  const stranger = await newPortal();
  await define(key, { key: 'keeper', type: 'user' });
  const answer = await change(key, itemId, { keeper: stranger.ownerId });
  assert.deepEqual(firstError(answer), ['/customFields/keeper', 'not_found_reference']);
});

test('unknown keys are refused by name, names of the language itself included', async () => {
  const { key, itemId } = await portalWithItem();
  assert.deepEqual(firstError(await change(key, itemId, { nope: 1 })), ['/customFields/nope', 'unknown_field']);
  assert.deepEqual(firstError(await change(key, itemId, { constructor: 1 })), [
    '/customFields/constructor',
    'unknown_field',
  ]);
  assert.equal((await change(key, itemId, [])).status, 422);
  await define(key, { key: 'constructor', type: 'string' });
  const { json } = await request('POST', '/api/v1/catalog', { key, body: { name: 'Болт' } });
  const values = await request('GET', `${base}/values?entityType=catalogItem&entityId=${json.id}`, { key });
  assert.equal(values.json.items[0].value, null);
});

test('a required field is asked of new records and cannot be cleared, but does not stop other changes', async () => {
  const { key, itemId } = await portalWithItem();
  await define(key, { key: 'hazard', type: 'string', required: true });
  const bare = await request('POST', '/api/v1/catalog', { key, body: { name: 'Болт' } });
  assert.deepEqual(firstError(bare), ['/customFields/hazard', 'required']);
  const full = await request('POST', '/api/v1/catalog', { key, body: { name: 'Болт', customFields: { hazard: '1' } } });
  assert.equal(full.status, 201);
  assert.deepEqual(firstError(await change(key, full.json.id, { hazard: null })), ['/customFields/hazard', 'required']);
  const other = await request('PATCH', `/api/v1/catalog/${itemId}`, { key, body: { brand: 'Рога' } });
  assert.equal(other.status, 200);
});

test('values of removed options and archived fields stay readable and are not written again', async () => {
  const { key, itemId } = await portalWithItem();
  const { id } = (await define(key, { key: 'hazard', type: 'select', options: { items: ['1', '2'] } })).json;
  await change(key, itemId, { hazard: '1' });
  await request('PATCH', `${base}/${id}`, { key, body: { options: { items: ['2'] } } });
  const put = (value: unknown) => request('PUT', `${base}/${id}/values`, { key, body: { entityId: itemId, value } });
  const again = await put('1');
  assert.deepEqual([again.status, ...(firstError(again) as string[])], [422, '/value', 'option_not_allowed']);

  await request('DELETE', `${base}/${id}`, { key });
  const values = await request('GET', `${base}/values?entityType=catalogItem&entityId=${itemId}`, { key });
  assert.deepEqual(
    values.json.items.map(({ key: name, status, value }: Record<string, unknown>) => [name, status, value]),
    [['hazard', 'archived', '1']],
  );
  const late = await put('2');
  assert.deepEqual([late.status, late.json.code], [409, 'resource_archived']);
  assert.deepEqual(firstError(await change(key, itemId, { hazard: '2' })), ['/customFields/hazard', 'archived_field']);
  assert.equal((await change(key, itemId, { hazard: '1' })).status, 200);
});

test('one value is written by the record’s own update, with its version and its event', async () => {
  const { portal, key, itemId } = await portalWithItem();
  const { id } = (await define(key, { key: 'hazard', type: 'number' })).json;
  const url = `${base}/${id}/values`;
  const written = await request('PUT', url, {
    key,
    body: { entityId: itemId, value: 3 },
    headers: { 'if-match': '"v1"' },
  });
  assert.equal(written.status, 200, written.text);
  assert.equal(written.headers.etag, '"v2"');
  assert.deepEqual(written.json, {
    definitionId: id,
    key: 'hazard',
    entityType: 'catalogItem',
    entityId: itemId,
    value: '3',
    version: 2,
  });
  const [fact] = (await factsOf(portal.tenantId)).slice(-1);
  assert.equal(fact?.event, 'integration_api.catalog_item.updated');
  assert.deepEqual(fact?.data.changedFields, ['customFields']);

  const stale = await request('PUT', url, {
    key,
    body: { entityId: itemId, value: 4 },
    headers: { 'if-match': '"v1"' },
  });
  assert.equal(stale.status, 412);
  assert.equal((await request('PUT', url, { key, body: { entityId: itemId, value: null } })).json.value, null);
  assert.deepEqual(firstError(await request('PUT', url, { key, body: { entityId: itemId } })), ['/value', 'required']);
});

test('values of another portal’s record, or of records not served yet, are not found', async () => {
  const { key } = await portalWithItem();
  const { itemId: foreign } = await portalWithItem();
  const { id } = (await define(key, { key: 'hazard', type: 'string' })).json;
  assert.equal(
    (await request('PUT', `${base}/${id}/values`, { key, body: { entityId: foreign, value: 'x' } })).status,
    404,
  );
  assert.equal(
    (await request('GET', `${base}/values?entityType=catalogItem&entityId=${foreign}`, { key })).status,
    404,
  );
  assert.equal((await request('GET', `${base}/values?entityType=contract&entityId=${foreign}`, { key })).status, 404);
  assert.equal((await request('GET', `${base}/values?entityType=nope&entityId=${foreign}`, { key })).status, 400);
  const contract = await define(key, { entityType: 'contract', key: 'hazard', type: 'string' });
  const put = await request('PUT', `${base}/${contract.json.id}/values`, {
    key,
    body: { entityId: foreign, value: 'x' },
  });
  assert.equal(put.status, 404);
  const stranger = await (await newPortal()).key(...all);
  assert.equal((await request('PATCH', `${base}/${id}`, { key: stranger, body: { label: 'X' } })).status, 404);
  assert.equal((await request('DELETE', `${base}/${id}`, { key: stranger })).status, 404);
});

test('a key needs the settings scope, and the record’s own scope for its values', async () => {
  const { portal, key, itemId } = await portalWithItem();
  const { id } = (await define(key, { key: 'hazard', type: 'string' })).json;
  const narrow = await portal.key('settings.read', 'settings.write');
  const values = `${base}/values?entityType=catalogItem&entityId=${itemId}`;
  assert.deepEqual((await request('GET', values, { key: narrow })).json.requiredScopes, ['catalog.read']);
  const put = await request('PUT', `${base}/${id}/values`, { key: narrow, body: { entityId: itemId, value: 'x' } });
  assert.deepEqual(put.json.requiredScopes, ['catalog.write']);
  assert.equal((await request('DELETE', `${base}/${id}`, { key: narrow })).json.code, 'insufficient_scope');
  assert.equal((await request('GET', base, { key: await portal.key('catalog.read') })).status, 403);
});

test('a record without values costs no statement once the definitions are remembered', async () => {
  const { key } = await portalWithItem();
  await define(key, { key: 'hazard', type: 'string' });
  const create = (body: object) => countStatements(() => request('POST', '/api/v1/catalog', { key, body }));
  await create({ name: 'Первый' });
  const bare = await create({ name: 'Второй' });
  const full = await create({ name: 'Третий', customFields: { hazard: '1' } });
  assert.equal(full.result.status, 201);
  for (const { statements } of [bare, full])
    assert.ok(!statements.some((text) => text.includes('custom_field_definitions')));
  assert.equal(bare.statements.length, full.statements.length);
});
