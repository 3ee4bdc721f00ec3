import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../../../test/count-statements.ts';
import { drainJobs, factsOf, owner } from '../../../../../test/harness.ts';
import { holdsUntil, quotesUrl } from '../../../../../test/quoting.ts';
import { line, made } from '../../../../../test/requisitions.ts';
import { rfqPortal, url as rfqsUrl } from '../../../../../test/rfqs.ts';

/** A request for the lines of an approved requisition that so many suppliers have answered. */
async function answeredBy(suppliers: number, lines: object[] = [line()], rfq: Record<string, unknown> = {}) {
  const held = await rfqPortal();
  const { ask, portal } = held;
  const requisition = await held.approved({ items: lines });
  const items = requisition.items.map(({ id }: { id: string }) => ({ procurementItemId: id }));
  const sent = await held.sent(suppliers, { procurementId: requisition.id, items, ...rfq });
  const quote = async (supplierId: string, price: string) => {
    const offers = sent.items.map(({ id }: { id: string }) => ({ rfqItemId: id, price }));
    const offer = rfq.quoteMode === 'total_only' ? { statedTotal: '1500', lines: [] } : { lines: offers };
    const body = { rfqId: sent.id, supplierId, validUntil: holdsUntil, ...offer };
    const { id } = made(await ask('POST', quotesUrl, body));
    const { status, json } = await ask('POST', `${quotesUrl}/${id}/submit`, {});
    assert.equal(status, 200, JSON.stringify(json));
    return json;
  };
  const quotes: Array<Awaited<ReturnType<typeof quote>>> = [];
  for (const { supplierId } of sent.asked) quotes.push(await quote(supplierId, '80'));
  const [first, second] = quotes;
  const decide = async (at: number, allocations: object[], followed = true) => {
    const decisions = [{ procurementItemId: requisition.items[at].id, allocations }];
    const path = `/api/v1/purchase-requisitions/${requisition.id}/quote-line-decisions`;
    const { status, json } = await ask('PATCH', path, { decisions });
    assert.equal(status, 200, JSON.stringify(json));
    if (followed) await drainJobs(portal.tenantId);
  };
  const take = (of: { lines: Array<{ id: string }> }, at = 0, quantity = '10', followed = true) =>
    decide(at, [{ quoteLineId: of.lines[at]?.id, quantity }], followed);
  /** Chooses, in full, what a third supplier offers for the requisition itself. */
  const takeElsewhere = async (followed = true) => {
    const { supplierId } = await held.supplier();
    const lines = [{ procurementItemId: requisition.items[0].id, price: '70' }];
    const body = { supplierId, validUntil: holdsUntil, lines };
    await take(
      made(await ask('POST', `/api/v1/purchase-requisitions/${requisition.id}/quotes`, body)),
      0,
      '10',
      followed,
    );
  };
  const end = async (body: object) => {
    assert.equal((await ask('PATCH', `${rfqsUrl}/${sent.id}`, body)).status, 200);
    await drainJobs(portal.tenantId);
  };
  const statuses = async () =>
    Promise.all(quotes.map(async ({ id }) => (await ask('GET', `${quotesUrl}/${id}`)).json.status));
  const statusOf = async (of: { id: string }) => (await ask('GET', `${quotesUrl}/${of.id}`)).json;
  return { ...held, sent, first, second, take, takeElsewhere, end, statuses, statusOf };
}

test('once all lines are decided the request closes, and who was not chosen is rejected for a reason buyers alone see', async () => {
  const { take, first, second, statuses, statusOf, cardOf, sent, portal } = await answeredBy(2);
  await take(first);
  assert.equal((await cardOf(sent.id)).status, 'closed');
  assert.deepEqual(await statuses(), ['accepted', 'rejected']);
  assert.ok((await statusOf(second)).rejectReason);
  const told = (await factsOf(portal.tenantId)).filter(
    ({ event, entity_id }) => event === 'supplier_quote.status_changed' && entity_id === second.id,
  );
  assert.deepEqual(
    told.map(({ data }) => [data.status, data.reason]),
    [[{ from: 'submitted', to: 'rejected' }, 'decided_elsewhere']],
  );
  const { rows } = await owner.query(
    `select price::text from price_observations where tenant_id = $1 and source = 'quote' and withdrawn_at is null`,
    [portal.tenantId],
  );
  assert.deepEqual(rows, [{ price: '80' }]);
});

test('a request that a buyer closes before all is decided leaves its quotes, and the last decision rejects them', async () => {
  const { take, first, end, statuses } = await answeredBy(2, [line(), line({ name: 'Песок' })]);
  await take(first, 0);
  await end({ status: 'closed' });
  assert.deepEqual(await statuses(), ['partially_accepted', 'submitted']);
  await take(first, 1);
  assert.deepEqual(await statuses(), ['accepted', 'rejected']);
});

test('who is accepted in part stays, and while the request takes answers nobody is rejected', async () => {
  const { take, first, second, statuses } = await answeredBy(2, [line(), line({ name: 'Песок' })]);
  await take(first, 0);
  assert.deepEqual(await statuses(), ['partially_accepted', 'submitted']);
  await take(second, 1);
  assert.deepEqual(await statuses(), ['partially_accepted', 'partially_accepted']);
});

test('half of a line is not all of it: the other supplier may still be chosen', async () => {
  const { take, first, end, statuses } = await answeredBy(2);
  await take(first, 0, '5');
  await end({ status: 'closed' });
  assert.deepEqual(await statuses(), ['accepted', 'submitted']);
});

test('quotes of a cancelled request stay while nothing is decided, and are rejected once another is chosen', async () => {
  const { end, statuses, takeElsewhere } = await answeredBy(2);
  await end({ status: 'cancelled', reason: 'Запросим иначе' });
  assert.deepEqual(await statuses(), ['submitted', 'submitted']);
  await takeElsewhere();
  assert.deepEqual(await statuses(), ['rejected', 'rejected']);
});

test('a quote of a total alone stands for all that was asked', async () => {
  const { statuses, takeElsewhere } = await answeredBy(2, [line()], { quoteMode: 'total_only' });
  assert.deepEqual(await statuses(), ['submitted', 'submitted']);
  await takeElsewhere();
  assert.deepEqual(await statuses(), ['rejected', 'rejected']);
});

test('a restored quote may take the place of the other, which is rejected then', async () => {
  const { take, first, second, statuses, ask } = await answeredBy(2);
  await take(first);
  assert.equal((await ask('PATCH', `${quotesUrl}/${second.id}`, { status: 'submitted' })).status, 200);
  await take(second);
  assert.deepEqual(await statuses(), ['rejected', 'accepted']);
});

/** Each rejected quote is counted in the reports by itself. */
const ofQuotes = (statement: string) => statement.includes('supplier_quotes') && !/report_|purchase_id/.test(statement);

test('rejecting costs the same number of statements for one quote and for six', async () => {
  const costOf = async (suppliers: number) => {
    const { end, takeElsewhere, portal, sent } = await answeredBy(suppliers);
    await end({ status: 'closed' });
    await takeElsewhere(false);
    const { statements } = await countStatements(() => drainJobs(portal.tenantId));
    const { rows } = await owner.query(
      `select 1 from supplier_quotes where tenant_id = $1 and rfq_id = $2 and status = 'rejected'`,
      [portal.tenantId, sent.id],
    );
    assert.equal(rows.length, suppliers);
    return statements.filter(ofQuotes).length;
  };
  const one = await costOf(1);
  assert.ok(one > 0);
  assert.equal(await costOf(6), one);
});
