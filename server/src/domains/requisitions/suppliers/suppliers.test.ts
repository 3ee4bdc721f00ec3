import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner } from '../../../../test/harness.ts';
import { accept, requisitionPortal, settled, url } from '../../../../test/requisitions.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';
import { noteSupplier } from './note-supplier.ts';

test('a supplier is added once, by either of its names', async () => {
  const { portal, ask, create } = await requisitionPortal();
  const { id } = await create();
  const { supplierId, counterpartyId } = await newCounterparty(portal);
  const added = await ask('POST', `${url}/${id}/suppliers`, { supplierId, note: 'Возит сам' });
  assert.deepEqual(
    [added.status, added.json.status, added.json.name, added.json.warnings],
    [201, 'candidate', 'ООО «Цементный двор»', []],
  );
  const again = await ask('POST', `${url}/${id}/suppliers`, { counterpartyId });
  assert.deepEqual([again.status, again.json.existing.entityId], [409, added.json.id]);
  const { json } = await ask('GET', `${url}/${id}/suppliers`);
  assert.equal(json.items.length, 1);
  assert.equal((await factsOf(portal.tenantId)).at(-1)?.event, 'procurement_supplier.added');
});

test('a counterparty that was no supplier becomes one', async () => {
  const { portal, ask, create } = await requisitionPortal();
  const { id } = await create();
  const { counterpartyId } = await newCounterparty(portal, 'ООО «Новый»', 'customer');
  assert.equal((await ask('POST', `${url}/${id}/suppliers`, { counterpartyId })).status, 201);
});

test('none and both names are refused, and so are suppliers of nobody and of another portal', async () => {
  const { portal, ask, create } = await requisitionPortal();
  const { id } = await create();
  const party = await newCounterparty(portal);
  assert.equal((await ask('POST', `${url}/${id}/suppliers`, {})).json.errors[0].code, 'exactly_one');
  assert.equal((await ask('POST', `${url}/${id}/suppliers`, party)).json.errors[0].code, 'exactly_one');
  const stranger = await newCounterparty((await requisitionPortal()).portal);
  const { json } = await ask('POST', `${url}/${id}/suppliers`, { supplierId: stranger.supplierId });
  assert.equal(json.code, 'unknown_reference');
});

test('a blocked supplier is refused, one to be careful with is added with a warning', async () => {
  const { portal, ask, create } = await requisitionPortal();
  const { id } = await create();
  const standing = async (value: string) => {
    const { supplierId } = await newCounterparty(portal, value);
    await owner.query('update suppliers set standing = $2 where id = $1', [supplierId, value]);
    return ask('POST', `${url}/${id}/suppliers`, { supplierId });
  };
  assert.equal((await standing('prevent_all')).json.rule, 'supplier_blocked');
  const careful = await standing('warn');
  assert.deepEqual([careful.status, careful.json.warnings[0].code], [201, 'supplier_warned']);
});

test('a supplier is excluded for a reason and brought back to where it was', async () => {
  const { portal, ask, create } = await requisitionPortal();
  const { id } = await create();
  const { supplierId, counterpartyId } = await newCounterparty(portal);
  await settled(portal, id, (ctx) => noteSupplier(ctx, id, { supplierId, counterpartyId, from: 'rfq' }, 'invited'));
  const [held] = (await ask('GET', `${url}/${id}/suppliers`)).json.items;
  const path = `${url}/${id}/suppliers/${held.id}`;
  assert.equal((await ask('PATCH', path, { status: 'excluded' })).json.errors[0].pointer, '/excludeReason');
  const excluded = await ask('PATCH', path, { status: 'excluded', excludeReason: 'Не отвечает' });
  assert.deepEqual([excluded.json.status, excluded.json.excludeReason], ['excluded', 'Не отвечает']);
  await settled(portal, id, (ctx) => noteSupplier(ctx, id, { supplierId, counterpartyId, from: 'quote' }, 'quoted'));
  assert.equal((await ask('GET', `${url}/${id}/suppliers`)).json.items[0].status, 'excluded');
  const back = await ask('PATCH', path, { status: 'candidate' });
  assert.deepEqual([back.json.status, back.json.excludeReason], ['quoted', null]);
  assert.equal((await ask('PATCH', path, { status: 'candidate' })).json.version, back.json.version);
});

test('a supplier never moves backwards', async () => {
  const { portal, ask, create } = await requisitionPortal();
  const { id } = await create();
  const party = await newCounterparty(portal);
  for (const status of ['quoted', 'invited', 'candidate'] as const)
    await settled(portal, id, (ctx) => noteSupplier(ctx, id, { ...party, from: 'rfq' }, status));
  const [held] = (await ask('GET', `${url}/${id}/suppliers`)).json.items;
  assert.equal(held.status, 'quoted');
});

test('supplier_selected: who holds accepted quantities is selected and stays in; who quoted in vain is not selected', async () => {
  const { portal, ask, approved } = await requisitionPortal();
  const { id, items } = await approved();
  const [winner, other] = [await newCounterparty(portal, 'А'), await newCounterparty(portal, 'Б')];
  for (const party of [winner, other])
    await settled(portal, id, (ctx) => noteSupplier(ctx, id, { ...party, from: 'quote' }, 'quoted'));
  await accept(portal, items[0], winner.supplierId, { quantity: '10' });
  const { suppliers } = (await ask('GET', `${url}/${id}`)).json;
  assert.deepEqual(
    suppliers.map(({ status, supplyCoverage }: Record<string, unknown>) => [status, supplyCoverage]),
    [
      ['selected', { status: 'covered', percent: '100', lines: 1, amount: '900.00' }],
      ['not_selected', { status: 'not_covered', percent: '0', lines: 0, amount: null }],
    ],
  );
  const kept = await ask('PATCH', `${url}/${id}/suppliers/${suppliers[0].id}`, {
    status: 'excluded',
    excludeReason: 'Так',
  });
  assert.deepEqual([kept.status, kept.json.rule], [409, 'supplier_selected']);
});

test('a contact is one of the supplier itself', async () => {
  const { portal, ask, create } = await requisitionPortal();
  const { id } = await create();
  const [one, other] = [await newCounterparty(portal, 'А'), await newCounterparty(portal, 'Б')];
  const { rows } = await owner.query(
    `insert into counterparty_contacts (tenant_id, counterparty_id, full_name, email) values ($1, $2, 'Ольга Петрова', 'petrova@cement.ru') returning id`,
    [portal.tenantId, one.counterpartyId],
  );
  const contactId = rows[0].id;
  const strange = await ask('POST', `${url}/${id}/suppliers`, { supplierId: other.supplierId, contactId });
  assert.equal(strange.json.code, 'unknown_reference');
  const added = await ask('POST', `${url}/${id}/suppliers`, { supplierId: one.supplierId, contactId });
  assert.equal(added.json.contactId, contactId);
});

test('a supplier of another requisition is not found', async () => {
  const { portal, ask, create } = await requisitionPortal();
  const [{ id }, other] = [await create(), await create()];
  const { supplierId } = await newCounterparty(portal);
  const added = await ask('POST', `${url}/${id}/suppliers`, { supplierId });
  assert.equal((await ask('PATCH', `${url}/${other.id}/suppliers/${added.json.id}`, { note: 'x' })).status, 404);
});
