import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, owner, request } from '../../../../../test/harness.ts';
import { newInbound } from '../../../../../test/inbound.ts';

const upsert = {
  event: 'catalog.item.upserted',
  operation: 'catalog_item.upsert',
  source: { name: '$.name', sku: { path: '$.article', as: 'upper' }, unit: '$.unit' },
  requiredFields: ['name'],
  externalSource: '1c',
  externalIdPath: '$.id',
};

test('a mapping is made, read, changed and deleted, and each is told', async () => {
  const { ask, map, portal, id } = await newInbound();
  const mappingId = await map(upsert);
  const made = (await ask('GET', `/mappings/${mappingId}`)).json;
  assert.deepEqual(
    [made.installationId, made.name, made.active, made.position, made.version, made.matchBy],
    [id, 'catalog.item.upserted', true, 1, 1, null],
  );
  assert.deepEqual(made.source, upsert.source);
  const changed = (await ask('PATCH', `/mappings/${mappingId}`, { requiredFields: ['name', 'sku'], version: 1 })).json;
  assert.deepEqual([changed.version, changed.requiredFields], [2, ['name', 'sku']]);
  assert.equal((await ask('PATCH', `/mappings/${mappingId}`, { requiredFields: ['name', 'sku'] })).json.version, 2);
  assert.equal(
    (await ask('PATCH', `/mappings/${mappingId}`, { active: false, version: 1 })).json.code,
    'version_conflict',
  );
  assert.equal((await ask('GET', '/mappings')).json.items.length, 1);
  const gone = (await ask('DELETE', `/mappings/${mappingId}`)).json;
  assert.ok(gone.archivedAt);
  assert.equal((await ask('DELETE', `/mappings/${mappingId}`)).json.version, gone.version);
  assert.equal((await ask('PATCH', `/mappings/${mappingId}`, { active: true })).json.code, 'resource_archived');
  assert.equal((await ask('GET', '/mappings')).json.items.length, 0);
  const told = (await factsOf(portal.tenantId)).filter(({ event }) => event.startsWith('inbound_mapping.'));
  assert.deepEqual(
    told.map(({ event }) => event),
    ['inbound_mapping.created', 'inbound_mapping.updated', 'inbound_mapping.deleted'],
  );
});

test('a mapping that could never work is refused with every mistake named', async () => {
  const { ask } = await newInbound();
  const refusals: ReadonlyArray<readonly [Record<string, unknown>, readonly string[]]> = [
    [{ operation: 'catalog_item.delete' }, ['/operation enum']],
    [{ event: '*' }, ['/event pattern']],
    [{ event: 'a.*.b' }, ['/event pattern']],
    [{ source: { name: '$..name', price: '$.price' } }, ['/source/name pattern', '/source/price unknown_field']],
    [{ source: { name: '$.n', __proto__x: '$.x' } }, ['/source/__proto__x unknown_field']],
    [{ source: { name: { path: '$.constructor' } } }, ['/source/name pattern']],
    [{ defaults: { margin: '1' } }, ['/defaults/margin unknown_field']],
    [{ requiredFields: ['brand'] }, ['/requiredFields/0 unknown_field']],
    [{ idempotencyPath: '$.*' }, ['/idempotencyPath pattern']],
    [{ externalIdPath: null }, ['/externalIdPath required']],
    [{ externalSource: null, externalIdPath: null }, ['/externalIdPath required']],
    [{ matchBy: 'name' }, ['/matchBy enum']],
    [
      { externalSource: null, externalIdPath: null, matchBy: 'sku', versionPath: '$.v' },
      ['/versionPath business_rule'],
    ],
    [
      { operation: 'counterparty.upsert', source: { name: '$.n', bik: '$.bik' }, requiredFields: [] },
      ['/source/bik business_rule'],
    ],
    [
      {
        operation: 'procurement.status',
        source: { status: '$.s' },
        externalSource: null,
        externalIdPath: null,
        requiredFields: [],
      },
      ['/externalIdPath required'],
    ],
  ];
  for (const [change, wanted] of refusals) {
    const { status, json } = await ask('POST', '/mappings', { ...upsert, ...change });
    assert.deepEqual([status, json.code], [422, 'mapping_invalid'], JSON.stringify(change));
    assert.deepEqual(
      json.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`),
      wanted,
    );
  }
  const wide = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`custom.f${at}`, '$.x']));
  assert.equal((await ask('POST', '/mappings', { ...upsert, source: wide })).json.code, 'validation_failed');
  assert.equal(
    (await ask('POST', '/mappings', { ...upsert, source: { name: { path: '$.a', as: 'eval' } } })).json.code,
    'validation_failed',
  );
});

test('an installation has fifty mappings and no more', async () => {
  const { ask, map } = await newInbound();
  for (let at = 0; at < 50; at += 1) await map({ event: `e${at}`, operation: 'event.record' });
  const { status, json } = await ask('POST', '/mappings', { event: 'one.more', operation: 'event.record' });
  assert.deepEqual([status, json.code, json.limit], [429, 'quota_exceeded', 50]);
});

test('trying an event shows what each mapping would do, and leaves nothing', async () => {
  const { ask, map, portal } = await newInbound();
  await map(upsert);
  await map({
    ...upsert,
    event: 'catalog.*',
    name: 'Строгое',
    requiredFields: ['brand'],
    source: { name: '$.name', brand: '$.brand' },
  });
  const payload = { id: '104', name: 'Цемент М500', article: 'c-500', unit: 'кг' };
  const { json } = await ask('POST', '/mappings/test', { event: 'catalog.item.upserted', payload });
  const [first, second] = json.matched;
  assert.deepEqual(first.extracted, { name: 'Цемент М500', sku: 'C-500', unit: 'кг' });
  assert.deepEqual(first.wouldWrite, {
    result: 'created',
    entityType: 'catalog_item',
    entityId: null,
    displayName: 'Цемент М500',
  });
  assert.equal(first.problem, null);
  assert.deepEqual(second.missing, ['brand']);
  assert.equal(second.wouldWrite, null);
  assert.equal(second.problem.rule, 'required_fields_missing');
  for (const table of ['catalog_items', 'external_links', 'inbound_receipts', 'inbound_applications'])
    assert.equal(
      (await owner.query(`select 1 from ${table} where tenant_id = $1`, [portal.tenantId])).rows.length,
      0,
      table,
    );
  assert.deepEqual(
    (await factsOf(portal.tenantId)).filter(({ event }) => event.startsWith('integration_api')),
    [],
  );
  assert.deepEqual((await ask('POST', '/mappings/test', { event: 'other', payload: {} })).json, { matched: [] });
});

test('trying tells the very refusal a webhook would meet', async () => {
  const { ask, map } = await newInbound();
  await map(upsert);
  const tryIt = async (payload: unknown) =>
    (await ask('POST', '/mappings/test', { event: 'catalog.item.upserted', payload })).json.matched[0].problem;
  assert.equal((await tryIt({ id: '1', name: 'Болт', unit: 'вагон' })).errors[0].pointer, '/unit');
  assert.equal((await tryIt({ id: '1', name: ['Болт'] })).errors[0].pointer, '/source/name');
  assert.deepEqual((await tryIt({ name: 'Болт' })).missing, ['externalId']);
  assert.equal((await tryIt({ id: '9'.repeat(201), name: 'Болт' })).errors[0].pointer, '/externalIdPath');
});

test('an integration that takes no webhooks has no address and no mappings', async () => {
  const portal = await newPortal();
  const key = await portal.key('settings.read', 'settings.write');
  await owner.query(`insert into integration_installations (tenant_id, id, slug) values ($1, $2, 'cbr-rates')`, [
    portal.tenantId,
    portal.ownerId,
  ]);
  const base = `/api/v1/integrations/installations/${portal.ownerId}`;
  const asked = [
    await request('GET', `${base}/webhook-endpoint`, { key }),
    await request('POST', `${base}/webhook-endpoint/regenerate`, { key, body: {} }),
    await request('POST', `${base}/mappings`, { key, body: upsert }),
  ];
  for (const { status, json } of asked) assert.deepEqual([status, json.rule], [422, 'inbound_not_supported']);
});
