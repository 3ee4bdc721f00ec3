import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, factsOf, owner } from '../../../../../test/harness.ts';
import { quotingPortal } from '../../../../../test/quoting.ts';
import { colleague, line, made } from '../../../../../test/requisitions.ts';
import { newWarehouse } from '../../../../../test/stock.ts';

const first = (quote: { current: { lines: Array<{ id: string }> } }, at = 0) => quote.current.lines[at]?.id as string;

test('a decision takes the price of its quote: the line is covered, the quote accepted, and it is told', async () => {
  const { quoted, decide, quoteCard, portal } = await quotingPortal();
  const quote = await quoted();
  const { status, json } = await decide({ quoteLineId: first(quote), quantity: '10' });
  assert.equal(status, 200, JSON.stringify(json));
  assert.deepEqual(
    [json.actualTotal, json.items[0].supplyCoverage.status, json.status],
    ['900.00', 'covered', 'supplier_selected'],
  );
  assert.equal((await quoteCard(quote.id)).status, 'accepted');
  const events = (await factsOf(portal.tenantId)).map(({ event }) => event);
  assert.ok(events.includes('procurement.quote_line_decided') && events.includes('supplier_quote.status_changed'));
});

test('a quote of two lines is accepted in part, then whole, and let go again', async () => {
  const { quoted, offer, ask, base, lines, quoteCard } = await quotingPortal([line(), line({ name: 'Песок' })]);
  const quote = await quoted([offer('90'), offer('10', {}, 1)]);
  const save = async (at: number, allocations: object[]) => {
    const decisions = [{ procurementItemId: lines[at].id, allocations }];
    assert.equal((await ask('PATCH', `${base}/quote-line-decisions`, { decisions })).status, 200);
    return (await quoteCard(quote.id)).status;
  };
  assert.equal(await save(0, [{ quoteLineId: first(quote), quantity: '1' }]), 'partially_accepted');
  assert.equal(await save(1, [{ quoteLineId: first(quote, 1), quantity: '10' }]), 'accepted');
  assert.equal(await save(0, []), 'partially_accepted');
  assert.equal(await save(1, []), 'submitted');
});

test('the tier of the quantity and the discount make the price, per unit of the line', async () => {
  const { quoted, offer, decide } = await quotingPortal();
  const priceTiers = [{ minQuantity: '2', price: '1080' }];
  const quote = await quoted([offer('1200', { uom: '778', factorToBase: '5', priceTiers, discountPercent: '10' })]);
  const whole = await decide({ quoteLineId: first(quote), quantity: '10' });
  assert.equal(whole.json.items[0].actualAmount, '1944.00');
  const half = await decide({ quoteLineId: first(quote), quantity: '5' });
  assert.equal(half.json.items[0].actualAmount, '1080.00');
});

test('goods asked for in words lie in the stock of the item that their quote brought into the catalog', async () => {
  const { quoted, decide, ask, base, portal } = await quotingPortal();
  const { json } = await decide({ quoteLineId: first(await quoted()), quantity: '10' });
  const [{ id, catalogItemId }] = json.items;
  assert.ok(catalogItemId);
  const body = {
    warehouseId: await newWarehouse(portal, 'Главный'),
    receivedAt: '2026-03-02T09:00:00.000Z',
    items: [{ procurementItemId: id, quantity: '10' }],
  };
  const { status, json: receipt } = await ask('POST', `${base}/stock-receipt`, body);
  assert.deepEqual([status, receipt.lines[0].movementId !== null], [201, true]);
  assert.equal((await ask('GET', `/api/v1/catalog/${catalogItemId}/stock`)).json.available, '10');
});

test('a line in words stays one where an analog is accepted, or several items', async () => {
  const { quoted, offer, decide } = await quotingPortal();
  const analog = await quoted([offer('80', { analog: { name: 'Цемент М400', brand: null, sku: null } })]);
  const plain = await quoted();
  const split = await decide(
    { quoteLineId: first(analog), quantity: '4' },
    { quoteLineId: first(plain), quantity: '6' },
  );
  assert.equal(split.json.items[0].catalogItemId, null, JSON.stringify(split.json));
  assert.equal((await decide({ quoteLineId: first(analog), quantity: '10' })).json.items[0].catalogItemId, null);
});

test('quote_line_mismatch: an offer is for its own line, of its own portal', async () => {
  const { quoted, offer, ask, base, lines, decide } = await quotingPortal([line(), line({ name: 'Песок' })]);
  const quote = await quoted([offer('90')]);
  const decisions = [{ procurementItemId: lines[1].id, allocations: [{ quoteLineId: first(quote), quantity: '1' }] }];
  const { status, json } = await ask('PATCH', `${base}/quote-line-decisions`, { decisions });
  assert.deepEqual(
    [status, json.rule, json.errors[0].pointer],
    [422, 'quote_line_mismatch', '/decisions/0/allocations/0/quoteLineId'],
  );
  const foreign = await (await quotingPortal()).quoted();
  assert.equal((await decide({ quoteLineId: first(foreign), quantity: '1' })).json.rule, 'quote_line_mismatch');
});

test('quote_not_current: neither a rejected quote nor an earlier version is accepted', async () => {
  const { quoted, offer, decide, change, revise } = await quotingPortal();
  const quote = await quoted();
  await change(quote.id, { status: 'rejected', reason: 'дорого' });
  const { status, json } = await decide({ quoteLineId: first(quote), quantity: '1' });
  assert.deepEqual([status, json.rule], [409, 'quote_not_current']);
  await change(quote.id, { status: 'submitted' });
  const next = await revise(quote.id, { lines: [offer('80')] });
  assert.equal((await decide({ quoteLineId: first(quote), quantity: '1' })).json.rule, 'quote_not_current');
  assert.equal((await decide({ quoteLineId: first(next), quantity: '1' })).status, 200);
});

test('a next version keeps what was accepted at its price, marks it price_changed, and lets it be repeated or lessened', async () => {
  const { quoted, offer, decide, revise, portal, requisition, quoteCard } = await quotingPortal();
  const quote = await quoted();
  await decide({ quoteLineId: first(quote), quantity: '10' });
  const next = await revise(quote.id, { lines: [offer('80')] });
  assert.deepEqual([next.status, next.currentVersion], ['accepted', 2]);
  const held = async () =>
    (
      await owner.query(
        `select price::text, quantity::text, price_changed from requisition_allocations where tenant_id = $1 and requisition_id = $2 and status = 'accepted'`,
        [portal.tenantId, requisition.id],
      )
    ).rows;
  assert.deepEqual(await held(), [{ price: '90', quantity: '10', price_changed: true }]);
  assert.equal((await decide({ quoteLineId: first(quote), quantity: '10' })).status, 200);
  assert.equal((await decide({ quoteLineId: first(quote), quantity: '6' })).status, 200);
  assert.equal((await decide({ quoteLineId: first(quote), quantity: '7' })).json.rule, 'quote_not_current');
  await decide({ quoteLineId: first(next), quantity: '10' });
  assert.deepEqual(await held(), [{ price: '80', quantity: '10', price_changed: false }]);
  assert.equal((await quoteCard(quote.id)).status, 'accepted');
});

test('quote_expired: a price whose day is over is taken by who may approve, with a reason', async () => {
  const { quoted, portal, ask, base, lines } = await quotingPortal();
  const quote = await quoted();
  await owner.query(
    `update supplier_quote_versions set valid_until = '2020-01-01' where tenant_id = $1 and quote_id = $2`,
    [portal.tenantId, quote.id],
  );
  const body = {
    decisions: [{ procurementItemId: lines[0].id, allocations: [{ quoteLineId: first(quote), quantity: '10' }] }],
  };
  const save = (more: object, by = ask) => by('PATCH', `${base}/quote-line-decisions`, { ...body, ...more });
  const { status, json } = await save({});
  assert.deepEqual([status, json.rule], [422, 'quote_expired']);
  assert.equal((await save({ acceptExpired: true })).json.errors[0].pointer, '/reason');
  const buyer = await colleague(portal, 'buyer');
  const { status: refused, json: lacking } = await save({ acceptExpired: true, reason: 'подтвердил' }, buyer.ask);
  assert.deepEqual([refused, lacking.requiredPermissions], [403, ['purchase_requisitions.approve']]);
  assert.equal((await save({ acceptExpired: true, reason: 'подтвердил по телефону' })).status, 200);
});

test('prices_sealed: nobody decides by prices that nobody may see', async () => {
  const { sent, ask, requisition, lines, decide, portal } = await quotingPortal();
  const items = [{ procurementItemId: lines[0].id }];
  const rfq = await sent(1, { procurementId: requisition.id, sealed: true, items });
  const offers = [{ rfqItemId: rfq.items[0].id, price: '90' }];
  const { supplierId } = rfq.asked[0];
  const submitted = made(await ask('POST', '/api/v1/supplier-quotes', { rfqId: rfq.id, supplierId, lines: offers }));
  assert.equal((await ask('POST', `/api/v1/supplier-quotes/${submitted.id}/submit`, {})).status, 200);
  const { rows } = await owner.query('select id from supplier_quote_lines where tenant_id = $1 and quote_id = $2', [
    portal.tenantId,
    submitted.id,
  ]);
  const { status, json } = await decide({ quoteLineId: rows[0].id, quantity: '1' });
  assert.deepEqual([status, json.rule], [409, 'prices_sealed']);
});

test('exceeds_offer, below_moq and not_pack_multiple; the last two may be agreed', async () => {
  const { quoted, offer, decide, ask, base, lines } = await quotingPortal();
  const quote = await quoted([offer('90', { quantityOffered: '8', moq: '4', packQuantity: '2' })]);
  const rule = async (quantity: string) => (await decide({ quoteLineId: first(quote), quantity })).json;
  assert.equal((await rule('9')).rule, 'exceeds_offer');
  assert.deepEqual([(await rule('2')).rule, (await rule('2')).moq], ['below_moq', '4']);
  assert.equal((await rule('5')).rule, 'not_pack_multiple');
  const save = (quantity: string) =>
    ask('PATCH', `${base}/quote-line-decisions`, {
      allowMoqOverride: true,
      decisions: [{ procurementItemId: lines[0].id, allocations: [{ quoteLineId: first(quote), quantity }] }],
    });
  assert.equal((await save('9')).json.rule, 'exceeds_offer');
  assert.equal((await save('3')).status, 200);
});

test('uom_not_convertible: a unit that does not convert is not accepted', async () => {
  const { quoted, offer, decide } = await quotingPortal();
  const quote = await quoted([offer('900', { uom: '778', quantityOffered: '2' })]);
  assert.equal((await decide({ quoteLineId: first(quote), quantity: '10' })).json.rule, 'uom_not_convertible');
});

test('over_allocated and the same offer twice are refused as decisions are', async () => {
  const { quoted, decide } = await quotingPortal();
  const quote = await quoted();
  const over = await decide({ quoteLineId: first(quote), quantity: '11' });
  assert.deepEqual([over.json.rule, over.json.max], ['over_allocated', '10']);
  const twice = await decide(
    { quoteLineId: first(quote), quantity: '1' },
    { quoteLineId: first(quote), quantity: '2' },
  );
  assert.equal(twice.json.errors[0].code, 'duplicate_allocation');
});

test('a price agreed by word needs a supplier, a price and a currency', async () => {
  const { decide, supplier } = await quotingPortal();
  const { supplierId } = await supplier();
  const { json } = await decide({ supplierId, quantity: '5' });
  assert.deepEqual(
    json.errors.map(({ pointer }: { pointer: string }) => pointer),
    ['/decisions/0/allocations/0/price', '/decisions/0/allocations/0/currency'],
  );
  assert.equal((await decide({ supplierId, quantity: '5', price: '95', currency: 'RUB' })).json.actualTotal, '475.00');
});

test('quote_accepted: who has an order cannot be withdrawn', async () => {
  const { quoted, decide, change } = await quotingPortal();
  const quote = await quoted();
  await decide({ quoteLineId: first(quote), quantity: '10' });
  const { status, json } = await change(quote.id, { status: 'withdrawn' });
  assert.deepEqual([status, json.rule], [409, 'quote_accepted']);
});

test('the same decision twice changes nothing, and two at once do not sell more than is needed', async () => {
  const { quoted, decide, portal, requisition, ask, base } = await quotingPortal();
  const [one, two] = [await quoted(), await quoted()];
  await decide({ quoteLineId: first(one), quantity: '10' });
  const { version } = (await ask('GET', base)).json;
  await decide({ quoteLineId: first(one), quantity: '10' });
  assert.equal((await ask('GET', base)).json.version, version);
  await Promise.all([
    decide({ quoteLineId: first(one), quantity: '10' }),
    decide({ quoteLineId: first(two), quantity: '10' }),
  ]);
  const { rows } = await owner.query(
    `select sum(quantity)::text as sum from requisition_allocations where tenant_id = $1 and requisition_id = $2 and status = 'accepted'`,
    [portal.tenantId, requisition.id],
  );
  assert.equal(rows[0].sum, '10');
});

test('decisions on different requisitions at the same moment do not turn each other away', async () => {
  const { approved, supplier, ask } = await quotingPortal();
  const { supplierId } = await supplier();
  const requisitions = [];
  for (let made = 0; made < 8; made += 1) requisitions.push(await approved());
  const answers = await Promise.all(
    requisitions.map(({ id, items: [{ id: procurementItemId, quantity }] }) =>
      ask('PATCH', `/api/v1/purchase-requisitions/${id}/quote-line-decisions`, {
        decisions: [{ procurementItemId, allocations: [{ supplierId, price: '90', currency: 'RUB', quantity }] }],
      }),
    ),
  );
  assert.deepEqual(
    answers.map(({ status }) => status),
    requisitions.map(() => 200),
  );
});

test('nothing is decided for a draft or a requisition of another portal', async () => {
  const { create, ask, supplier } = await quotingPortal();
  const { id, items } = await create();
  const { supplierId } = await supplier();
  const allocations = [{ supplierId, price: '1', currency: 'RUB', quantity: '1' }];
  const body = { decisions: [{ procurementItemId: items[0].id, allocations }] };
  const path = `/api/v1/purchase-requisitions/${id}/quote-line-decisions`;
  const { status, json } = await ask('PATCH', path, body);
  assert.deepEqual([status, json.rule], [409, 'requisition_status']);
  assert.equal((await (await quotingPortal()).ask('PATCH', path, body)).status, 404);
});

test('a requisition that is cancelled lets its quotes go', async () => {
  const { quoted, decide, quoteCard, ask, base, portal } = await quotingPortal();
  const quote = await quoted();
  await decide({ quoteLineId: first(quote), quantity: '10' });
  assert.equal((await ask('PATCH', `${base}/status`, { status: 'cancelled', reason: 'передумали' })).status, 200);
  await drainJobs(portal.tenantId);
  assert.equal((await quoteCard(quote.id)).status, 'submitted');
});
