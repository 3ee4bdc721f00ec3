import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { decidingOn, refusalOf } from '../../../../test/deciding.ts';
import { owner, request } from '../../../../test/harness.ts';
import { orderPortal, url as orders } from '../../../../test/orders.ts';
import { askQualified, newCategory, qualifying } from '../../../../test/qualifications.ts';
import { quotingPortal } from '../../../../test/quoting.ts';
import { line, requisitionPortal } from '../../../../test/requisitions.ts';
import { someoneWaitsFor } from '../../../../test/someone-waits-for.ts';
import { newItem } from '../../../../test/suppliers.ts';

/** A requisition of an item within two categories, two suppliers, and what the company asks for. */
async function begin(policy: string, { asksFor = 'everything' }: { asksFor?: 'everything' | 'mixes' | 'tools' } = {}) {
  const held = await requisitionPortal();
  const { portal } = held;
  const mixes = await newCategory(portal, 'Сухие смеси');
  const cement = await newCategory(portal, 'Цемент', [mixes]);
  const tools = await newCategory(portal, 'Инструмент');
  const itemId = await newItem(held.key, { name: 'Цемент М500' });
  await owner.query('update catalog_items set category_id = $3 where tenant_id = $1 and id = $2', [
    portal.tenantId,
    itemId,
    cement,
  ]);
  await askQualified(portal, policy, { everything: [], mixes: [mixes], tools: [tools] }[asksFor]);
  const deciding = await decidingOn(held, [line({ catalogItemId: itemId })]);
  return {
    ...deciding,
    ...(await qualifying(portal)),
    mixes,
    tools,
    choose: () => deciding.decide(deciding.give([{ supplierId: deciding.first }])),
  };
}

const codes = (answer: unknown) => (answer as { warnings: Array<{ code: string }> }).warnings.map(({ code }) => code);

test('nothing is asked for unless the company says so', async () => {
  const { choose } = await begin('off');
  assert.deepEqual(codes(await choose()), []);
});

test('a supplier that is not qualified is warned of, or refused at its place in the decision', async () => {
  assert.deepEqual(codes(await (await begin('warn')).choose()), ['supplier_not_qualified']);
  const refused = await refusalOf((await begin('refuse')).choose());
  assert.deepEqual(
    [refused.members.rule, refused.errors.map(({ at, code }) => `${at} ${code}`)],
    ['supplier_not_qualified', ['/decisions/0/allocations/0 supplier_not_qualified']],
  );
  assert.match(refused.detail.ru, /^Нет допуска: ООО «Цементный двор»\./);
});

test('a qualification for the category above is enough, one for another is not', async () => {
  const { choose, qualified, firstParty, tools, mixes } = await begin('refuse');
  await qualified(firstParty, { categoryIds: [tools] });
  await refusalOf(choose());
  await qualified(firstParty, { categoryIds: [mixes] });
  assert.deepEqual(codes(await choose()), []);
});

test('where only some categories need it, others are bought from anybody', async () => {
  assert.deepEqual(codes(await (await begin('refuse', { asksFor: 'tools' })).choose()), []);
  await refusalOf((await begin('refuse', { asksFor: 'mixes' })).choose());
});

test('one that was suspended or has ended qualifies nobody', async () => {
  const { choose, qualified, decide, firstParty, portal } = await begin('refuse');
  const { id } = await qualified(firstParty);
  ok(await decide(id, 'suspended', { reason: 'Рекламация' }));
  await refusalOf(choose());
  ok(await decide(id, 'approved'));
  await owner.query(`update supplier_qualifications set ends_on = '2020-01-01' where tenant_id = $1`, [
    portal.tenantId,
  ]);
  await refusalOf(choose());
});

test('a supplier that is being suspended is waited for, and then not chosen', async () => {
  const { choose, qualified, firstParty } = await begin('refuse');
  const { id } = await qualified(firstParty);
  const holder = await owner.connect();
  await holder.query('begin');
  await holder.query(`update supplier_qualifications set status = 'suspended' where id = $1`, [id]);
  const refused = refusalOf(choose());
  await someoneWaitsFor(holder);
  await holder.query('commit').finally(() => holder.release());
  assert.equal((await refused).members.rule, 'supplier_not_qualified');
});

test('an order is not made of a supplier without a qualification, and a draft does not go out', async () => {
  const { portal, decided, ask, make, card, act, supplier } = await orderPortal();
  const { requisition } = await decided();
  await askQualified(portal, 'warn');
  const warned = ok(await ask('POST', `${orders}/from-requisition`, { requisitionId: requisition.id }), 201);
  assert.deepEqual(codes(warned), ['supplier_not_qualified']);
  await askQualified(portal, 'refuse');
  const order = warned.items[0];
  const { unqualifiedFor, lines } = await card(order.id);
  assert.deepEqual(
    unqualifiedFor,
    lines.map(({ id }: { id: string }) => id),
  );
  const refused = '422 business_rule_violated: supplier_not_qualified';
  assert.equal(refusal(await act(order.id, 'send', { channel: 'link' })), refused);
  ok(await ask('DELETE', `${orders}/${order.id}`));
  assert.equal(refusal(await ask('POST', `${orders}/from-requisition`, { requisitionId: requisition.id })), refused);
  await (await qualifying(portal)).qualified(supplier.counterpartyId);
  const [made] = await make(requisition.id);
  ok(await act(made.id, 'send', { channel: 'link' }));
  const sent = await card(made.id);
  assert.deepEqual([sent.status, sent.unqualifiedFor], ['sent', []]);
});

test('a comparison tells which lines a supplier is not qualified for', async () => {
  const { portal, quoted, offer, requisition, key } = await quotingPortal();
  await quoted([offer('90')]);
  const compared = async () =>
    ok(await request('GET', `/api/v1/supplier-quotes/compare/list?procurementId=${requisition.id}`, { key })).suppliers;
  assert.deepEqual((await compared())[0].unqualifiedFor, []);
  await askQualified(portal, 'warn');
  assert.deepEqual((await compared())[0].unqualifiedFor, [requisition.items[0].id]);
});
