import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../../../test/count-statements.ts';
import { drainJobs, owner, run, workerDoor } from '../../../../../test/harness.ts';
import { answeringPortal, quotingPortal } from '../../../../../test/quoting.ts';
import { line, made } from '../../../../../test/requisitions.ts';
import { rfqPortal } from '../../../../../test/rfqs.ts';
import { newItem } from '../../../../../test/suppliers.ts';
import { toolsOf } from '../../../../platform/jobs/keep-schedules.ts';
import { expireQuotes } from '../expiry/expire-quotes.ts';
import { quoteExpirySchedule } from '../expiry/expiry.schedule.ts';

const pricesOf = async (tenantId: string) =>
  (
    await owner.query(
      `select price::text, quantity_from::text as from, withdrawn_at is null as counts from price_observations
       where tenant_id = $1 and source = 'quote' order by quantity_from nulls first, recorded_at`,
      [tenantId],
    )
  ).rows;

test('a submitted quote tells the prices of its item, tier by tier, per base unit, and the next version takes them back', async () => {
  const { key, portal, ask, supplier, approved } = await quotingPortal();
  const catalogItemId = await newItem(key, { name: 'Кирпич' });
  const { id, items } = await approved({ items: [line({ catalogItemId })] });
  const offered = { procurementItemId: items[0].id, price: '60', uom: '778', factorToBase: '12', quantityOffered: '5' };
  const priceTiers = [{ minQuantity: '2', price: '48' }];
  const { supplierId } = await supplier();
  const body = { supplierId, lines: [{ ...offered, priceTiers, supplierSku: 'КР-1' }] };
  const quote = made(await ask('POST', `/api/v1/purchase-requisitions/${id}/quotes`, body));
  assert.deepEqual(await pricesOf(portal.tenantId), [
    { price: '5', from: null, counts: true },
    { price: '4', from: '24', counts: true },
  ]);
  const { rows } = await owner.query(`select supplier_sku, catalog_item_id from supplier_skus where tenant_id = $1`, [
    portal.tenantId,
  ]);
  assert.deepEqual(rows, [{ supplier_sku: 'КР-1', catalog_item_id: catalogItemId }]);
  await ask('PATCH', `/api/v1/supplier-quotes/${quote.id}`, { status: 'rejected' });
  assert.ok((await pricesOf(portal.tenantId)).every(({ counts }) => !counts));
});

test('SUPPLIER_QUOTES_ALL: a line without an item becomes one, once for two suppliers; an analog becomes its own', async () => {
  const { quoted, offer, portal } = await quotingPortal();
  const first = await quoted([offer('90')]);
  const second = await quoted([offer('80')]);
  assert.ok(first.current.lines[0].catalogItemId);
  assert.equal(second.current.lines[0].catalogItemId, first.current.lines[0].catalogItemId);
  const other = await quoted([offer('70', { analog: { name: 'Цемент М400', brand: null, sku: null } })]);
  assert.notEqual(other.current.lines[0].catalogItemId, first.current.lines[0].catalogItemId);
  const { rows } = await owner.query(`select name from catalog_items where tenant_id = $1 order by name`, [
    portal.tenantId,
  ]);
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['Цемент М400', 'Цемент М500'],
  );
});

test('ACCEPTED_QUOTE_LINES_ONLY: a quote alone teaches the catalog nothing', async () => {
  const { quoted, portal, ask } = await quotingPortal();
  const { status } = await ask('PATCH', '/api/v1/settings/catalog', {
    nomenclatureSavePolicy: 'ACCEPTED_QUOTE_LINES_ONLY',
  });
  assert.equal(status, 200);
  assert.equal((await quoted()).current.lines[0].catalogItemId, null);
  assert.deepEqual(await pricesOf(portal.tenantId), []);
});

test('sealed prices stay out of the price history', async () => {
  const { enter, submit, portal } = await answeringPortal({ sealed: true });
  await submit(made(await enter()).id);
  assert.deepEqual(await pricesOf(portal.tenantId), []);
});

test('a submitted quote whose last day is over expires and its prices go; a next version holds again', async () => {
  const { quoted, portal, quoteCard, revise, offer } = await quotingPortal();
  const { id } = await quoted();
  await owner.query(`update supplier_quotes set valid_until = '2020-01-01' where tenant_id = $1`, [portal.tenantId]);
  await quoteExpirySchedule.run({
    ...toolsOf(workerDoor),
    portalsWith: async () => [portal.tenantId],
  });
  assert.equal((await quoteCard(id)).status, 'expired');
  assert.ok((await pricesOf(portal.tenantId)).every(({ counts }) => !counts));
  const after = await revise(id, { lines: [offer('85')], validUntil: '2031-01-01' });
  assert.deepEqual([after.status, after.currentVersion], ['submitted', 2]);
});

test('once sealed prices are opened they are told', async () => {
  const { enter, submit, portal, rfq, ask } = await answeringPortal({ sealed: true });
  await submit(made(await enter()).id);
  const closed = await ask('PATCH', `/api/v1/supplier-rfqs/${rfq.id}`, { status: 'closed' });
  assert.equal(closed.status, 200, JSON.stringify(closed.json));
  await drainJobs(portal.tenantId);
  assert.deepEqual(await pricesOf(portal.tenantId), [{ price: '90', from: null, counts: true }]);
});

const historyOf = async (tenantId: string) =>
  (
    await owner.query(
      `select price::text, quantity_from::text as from, withdrawn_at is null as counts from price_observations
       where tenant_id = $1 and source = 'quote' order by price_observations.price desc, recorded_at`,
      [tenantId],
    )
  ).rows.map(({ price, from, counts }) => [price, from, counts ? null : 'gone'].filter(Boolean).join(' '));

test('a next version records what it changed: an unchanged price stays, a dropped tier and line are taken back', async () => {
  const { quoted, offer, revise, portal } = await quotingPortal([line(), line({ name: 'Песок' })]);
  const tiers = (...prices: string[]) => prices.map((price, at) => ({ minQuantity: String((at + 1) * 100), price }));
  const { id } = await quoted([offer('90', { priceTiers: tiers('80', '70') }), offer('9', {}, 1)]);
  assert.deepEqual(await historyOf(portal.tenantId), ['90', '80 100', '70 200', '9']);
  await revise(id, { supplierComment: 'Те же цены' });
  assert.deepEqual(await historyOf(portal.tenantId), ['90', '80 100', '70 200', '9'], 'nothing is told again');
  await revise(id, { lines: [offer('90', { priceTiers: tiers('79') })] });
  assert.deepEqual(await historyOf(portal.tenantId), ['90', '80 100 gone', '79 100', '70 200 gone', '9 gone']);
});

test('sealed prices that are opened and quotes that expire cost the same number of statements for one and for five', async () => {
  const statementsOf = async (suppliers: number) => {
    const { sent, ask, portal } = await sealedBy(suppliers);
    await drainJobs(portal.tenantId);
    const closed = await ask('PATCH', `/api/v1/supplier-rfqs/${sent.id}`, { status: 'closed' });
    assert.equal(closed.status, 200, JSON.stringify(closed.json));
    const opened = (await countStatements(() => drainJobs(portal.tenantId))).statements.length;
    assert.equal((await pricesOf(portal.tenantId)).length, suppliers);
    const { rows } = await owner.query('select 1 from catalog_items where tenant_id = $1', [portal.tenantId]);
    assert.equal(rows.length, 1, 'what all of them offer is one item');
    await owner.query(`update supplier_quotes set valid_until = '2020-01-01' where tenant_id = $1`, [portal.tenantId]);
    const ended = (await countStatements(() => run(expireQuotes, portal.owner, {}))).statements.length;
    assert.ok((await pricesOf(portal.tenantId)).every(({ counts }) => !counts));
    return [opened, ended];
  };
  const one = await statementsOf(1);
  assert.deepEqual(await statementsOf(5), one);
});

/** A sealed request that so many suppliers have answered. */
async function sealedBy(suppliers: number) {
  const held = await rfqPortal();
  const sent = await held.sent(suppliers, { sealed: true });
  for (const { supplierId } of sent.asked) {
    const lines = [{ rfqItemId: sent.items[0].id, price: '90' }];
    const { id } = made(await held.ask('POST', '/api/v1/supplier-quotes', { rfqId: sent.id, supplierId, lines }));
    assert.equal((await held.ask('POST', `/api/v1/supplier-quotes/${id}/submit`, {})).status, 200);
  }
  return { ...held, sent };
}
