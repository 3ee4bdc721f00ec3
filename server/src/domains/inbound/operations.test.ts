import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../test/harness.ts';
import { type Inbound, newInbound, nextAttempt, send } from '../../../test/inbound.ts';

const catalog = '/api/v1/integration-api/catalog-items';
const upsert = {
  event: 'catalog.item.upserted',
  operation: 'catalog_item.upsert',
  source: {
    name: '$.name',
    sku: '$.article',
    brand: '$.brand',
    unit: '$.unit',
    category: '$.group',
    'custom.hazard': '$.hazard',
  },
  externalSource: '1c',
  externalIdPath: '$.id',
};
const event = 'catalog.item.upserted';

async function itemsOf({ portal }: Inbound) {
  const key = await portal.key('integration_api.read', 'integration_api.write');
  return (await request('GET', `${catalog}?sort=createdAt`, { key })).json.items;
}

async function define({ portal }: Inbound, key: string, entityType: string) {
  const made = await request('POST', '/api/v1/settings/custom-fields', {
    key: await portal.key('settings.read', 'settings.write'),
    body: { entityType, key, label: 'Класс опасности', type: 'text' },
  });
  assert.equal(made.status, 201, made.text);
}

test('an event makes an item, the next one changes it, and what it leaves out stays', async () => {
  const inbound = await newInbound();
  await define(inbound, 'hazard', 'catalogItem');
  await inbound.map(upsert);
  const first = { id: '77', name: 'Цемент М500', article: 'C-500', brand: 'Евроцемент', unit: 'кг', hazard: '3' };
  const made = await inbound.tell(event, first);
  assert.deepEqual([made.status, made.applications[0].result], ['applied', 'created'], JSON.stringify(made));
  const changed = await inbound.tell(event, { id: '77', name: 'Цемент М500 Д0', brand: '', article: null });
  assert.equal(changed.applications[0].result, 'updated');
  const same = await inbound.tell(event, { id: '77', name: 'Цемент М500 Д0' });
  assert.equal(same.applications[0].result, 'unchanged');
  const [item, ...others] = await itemsOf(inbound);
  assert.deepEqual(others, []);
  assert.deepEqual(
    [item.name, item.sku, item.brand, item.baseUom, item.customFields, item.externalLinks],
    ['Цемент М500 Д0', 'C-500', 'Евроцемент', '166', { hazard: '3' }, [{ externalSource: '1c', externalId: '77' }]],
  );
});

test('an item is known by its article only where the mapping says so, and is linked then', async () => {
  const inbound = await newInbound();
  const key = await inbound.portal.key('integration_api.read', 'integration_api.write');
  await request('POST', catalog, { key, body: { name: 'Болт', sku: 'B-8' } });
  const mapping = await inbound.map({ ...upsert, source: { name: '$.name', sku: '$.article' } });
  const refused = await inbound.tell(event, { id: '1', name: 'Болт М8', article: 'b-8' });
  assert.deepEqual([refused.status, refused.lastError.code], ['retrying', 'already_exists']);
  await inbound.ask('PATCH', `/mappings/${mapping}`, { matchBy: 'sku' });
  await nextAttempt(inbound.portal);
  const [item, ...others] = await itemsOf(inbound);
  assert.deepEqual(others, []);
  assert.deepEqual([item.name, item.externalLinks], ['Болт М8', [{ externalSource: '1c', externalId: '1' }]]);
  const another = await inbound.tell(event, { id: '2', name: 'Болт М8', article: 'B-8' });
  assert.equal(another.lastError.code, 'external_id_conflict');
});

test('an item that an event links without changing it is found by who polls by updatedAt', async () => {
  const inbound = await newInbound();
  const key = await inbound.portal.key('integration_api.read', 'integration_api.write');
  await request('POST', catalog, { key, body: { name: 'Болт М8', sku: 'B-8' } });
  await inbound.map({ ...upsert, source: { name: '$.name', sku: '$.article' }, matchBy: 'sku' });
  const [before] = await itemsOf(inbound);
  await inbound.tell(event, { id: '1', name: 'Болт М8', article: 'B-8' });
  const [after] = await itemsOf(inbound);
  assert.deepEqual([after.externalLinks.length, after.version], [1, before.version]);
  assert.ok(after.updatedAt > before.updatedAt, `${after.updatedAt} after ${before.updatedAt}`);
});

test('a counterparty comes by an event, and its bank account only where the mapping allows it', async () => {
  const inbound = await newInbound();
  const mapping = {
    event: 'partner.saved',
    operation: 'counterparty.upsert',
    source: { name: '$.name', inn: '$.inn', kpp: '$.kpp', role: '$.kind' },
    externalSource: '1c',
    externalIdPath: '$.ref',
    matchBy: 'inn',
  };
  const id = await inbound.map(mapping);
  const body = {
    ref: 'p1',
    name: 'ООО «Цементный двор»',
    inn: '7707083893',
    kpp: '770701001',
    kind: 'supplier',
    account: '40702810938000000001',
    bik: '044525225',
  };
  assert.equal((await inbound.tell('partner.saved', body)).applications[0].result, 'created');
  await inbound.ask('PATCH', `/mappings/${id}`, {
    allowBankDetails: true,
    source: { ...mapping.source, checkingAccount: '$.account', bik: '$.bik' },
  });
  for (const result of ['updated', 'unchanged']) {
    const receipt = await inbound.tell('partner.saved', {
      ...body,
      result,
      kind: result === 'updated' ? 'customer' : 'supplier',
    });
    assert.equal(receipt.applications[0]?.result, result, JSON.stringify(receipt));
  }
  const key = await inbound.portal.key('counterparties.read');
  const [party] = (await request('GET', '/api/v1/counterparties', { key })).json.items;
  assert.deepEqual(party.roles.sort(), ['customer', 'supplier']);
  const whole = (await request('GET', `/api/v1/counterparties/${party.id}`, { key })).json;
  assert.deepEqual(
    whole.paymentRequisites.map(({ checkingAccount, bik }: Record<string, string>) => `${checkingAccount} ${bik}`),
    ['40702810938000000001 044525225'],
  );
});

test('two branches with one INN are told apart by the KPP, and not guessed without it: counterparty_ambiguous', async () => {
  const inbound = await newInbound();
  const key = await inbound.portal.key('counterparties.read', 'counterparties.write');
  for (const kpp of ['770701001', '780201001'])
    await request('POST', '/api/v1/counterparties', {
      key,
      body: { shortName: `Филиал ${kpp}`, inn: '7707083893', kpp },
    });
  await inbound.map({
    event: 'partner.saved',
    operation: 'counterparty.upsert',
    source: { name: '$.name', inn: '$.inn', kpp: '$.kpp' },
    matchBy: 'inn',
  });
  const told = await inbound.tell('partner.saved', { name: 'Филиал', inn: '7707083893' });
  assert.deepEqual([told.status, told.lastError.code], ['retrying', 'business_rule_violated']);
  const right = await inbound.tell('partner.saved', { name: 'Филиал «Север»', inn: '7707083893', kpp: '780201001' });
  assert.equal(right.applications[0].result, 'updated');
});

test('a status moves as the scheme allows and in no other way; a requisition nobody linked is requisition_not_linked', async () => {
  const inbound = await newInbound();
  const key = await inbound.portal.key('integration_api.read', 'integration_api.write', 'integration_api.delete');
  const made = await request('POST', '/api/v1/integration-api/purchase-requisitions', {
    key,
    body: {
      title: 'Цемент',
      externalSource: '1c',
      externalId: 'z1',
      items: [{ name: 'Цемент', quantity: '1', uom: '796' }],
    },
  });
  assert.equal(made.status, 201, made.text);
  await inbound.map({
    event: 'request.status',
    operation: 'procurement.status',
    source: { status: { path: '$.state', as: 'lower' }, reason: '$.why' },
    externalSource: '1c',
    externalIdPath: '$.ref',
  });
  const told = await inbound.tell('request.status', { ref: 'z1', state: 'CANCELLED', why: 'Не нужно' });
  assert.deepEqual([told.status, told.applications[0]?.result], ['applied', 'updated'], JSON.stringify(told));
  const again = await inbound.tell('request.status', { ref: 'z1', state: 'cancelled', why: 'Да' });
  assert.equal(again.applications[0].result, 'unchanged');
  const wrong = await inbound.tell('request.status', { ref: 'z1', state: 'completed' });
  assert.equal(wrong.lastError.code, 'invalid_state_transition');
  const lost = await inbound.tell('request.status', { ref: 'z9', state: 'cancelled' });
  const line = (await inbound.logs(`&correlationId=${lost.id}`)).at(-1);
  assert.equal(line.details.rule, 'requisition_not_linked');
});

test('what is older than what was applied is left out, by number and by moment; another kind of version is version_not_comparable', async () => {
  const inbound = await newInbound();
  await inbound.map({ ...upsert, source: { name: '$.name' }, versionPath: '$.v' });
  const status = async (v: unknown, name: string) => (await inbound.tell(event, { id: '1', v, name })).status;
  assert.equal(await status(2, 'Второй'), 'applied');
  assert.equal(await status(10, 'Десятый'), 'applied');
  assert.equal(await status(9, 'Девятый'), 'skipped_stale');
  assert.equal(await status('10', 'Десятый снова'), 'applied');
  assert.equal((await itemsOf(inbound))[0].name, 'Десятый снова');
  assert.equal(await status('2026-11-22T10:00:00+03:00', 'По времени'), 'applied');
  assert.equal(await status('2026-11-22T06:59:59Z', 'Раньше'), 'skipped_stale');
  const odd = await inbound.tell(event, { id: '1', v: 'свежая', name: 'x' });
  const line = (await inbound.logs(`&correlationId=${odd.id}`)).at(-1);
  assert.equal(line.details.rule, 'version_not_comparable');
  assert.equal((await inbound.logs('&status=skipped'))[0].event, 'catalog_item.upsert');
});

test('digits of a number are those that were sent, however many', async () => {
  const inbound = await newInbound();
  await inbound.map({ ...upsert, source: { name: '$.code' } });
  await send({ ...inbound.pair, event, body: '{"id":900719925474099267,"code":12345678901234567890}' });
  await nextAttempt(inbound.portal);
  const [item] = await itemsOf(inbound);
  assert.deepEqual([item.name, item.externalLinks[0].externalId], ['12345678901234567890', '900719925474099267']);
});
