import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base, define, firstError, scopes } from '../../../test/custom-fields.ts';
import { factsOf, newPortal, owner, request } from '../../../test/harness.ts';

test('a definition is made, listed, changed, archived and brought back, and each is told once', async () => {
  const portal = await newPortal();
  const key = await portal.key(...scopes);
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
  const key = await (await newPortal()).key(...scopes);
  const { id } = (await define(key, { key: 'hazard', type: 'string' })).json;
  const patch = (body: object) => request('PATCH', `${base}/${id}`, { key, body });
  const type = await patch({ type: 'number' });
  assert.deepEqual([type.status, type.json.code], [409, 'type_immutable']);
  const other = await patch({ key: 'other' });
  assert.deepEqual([other.status, ...(firstError(other) as string[])], [422, '/key', 'immutable_field']);
  assert.deepEqual(firstError(await patch({ entityType: 'contract' })), ['/entityType', 'immutable_field']);
});

test('a key is taken for ever, also by an archived field, and only among records of its type', async () => {
  const key = await (await newPortal()).key(...scopes);
  const first = await define(key, { key: 'hazard', type: 'string' });
  await request('DELETE', `${base}/${first.json.id}`, { key });
  const second = await define(key, { key: 'hazard', type: 'number' });
  assert.equal(second.status, 409);
  assert.deepEqual(second.json.existing, { entityType: 'custom_field', entityId: first.json.id });
  assert.equal((await define(key, { entityType: 'contract', key: 'hazard', type: 'number' })).status, 201);
});

test('a definition that breaks a rule is refused at its field', async () => {
  const key = await (await newPortal()).key(...scopes);
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
  const key = await portal.key(...scopes);
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
