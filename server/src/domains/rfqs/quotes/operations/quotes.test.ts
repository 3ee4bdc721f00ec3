import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner } from '../../../../../test/harness.ts';
import { answeringPortal, holdsUntil, quotesUrl, quotingPortal } from '../../../../../test/quoting.ts';
import { line, made, url as requisitionsUrl } from '../../../../../test/requisitions.ts';

test('a quote for a requisition holds at once, with totals; its supplier has quoted and sourcing begins', async () => {
  const { quoted, offer, portal, ask, base } = await quotingPortal();
  const quote = await quoted([offer('90', { vatRate: '22' })]);
  assert.match(quote.number, /^SQ-\d{4}-0001$/);
  assert.deepEqual(
    [quote.status, quote.currentVersion, quote.draft, quote.totalGross],
    ['submitted', 1, null, '900.00'],
  );
  assert.deepEqual(quote.current.totals, { net: '737.70', vat: '162.30', gross: '900.00' });
  assert.equal((await ask('GET', base)).json.status, 'in_sourcing');
  const { items } = (await ask('GET', `${base}/suppliers`)).json;
  assert.deepEqual([items[0].supplierId, items[0].status], [quote.supplierId, 'quoted']);
  const events = (await factsOf(portal.tenantId)).map(({ event }) => event);
  assert.ok(events.includes('supplier_quote.created') && events.includes('supplier_quote.submitted'), events.join());
  const listed = (await ask('GET', `${base}/quotes`)).json.items;
  assert.deepEqual(
    listed.map(({ id }: { id: string }) => id),
    [quote.id],
  );
});

test('a quote for a request is a draft until it is submitted, and then its request is quoted', async () => {
  const { enter, submit, cardOf, rfq, items } = await answeringPortal();
  const draft = made(await enter());
  assert.deepEqual([draft.status, draft.currentVersion, draft.draft.lines[0].rfqItemId], ['draft', 0, items[0].id]);
  const { json } = await submit(draft.id);
  assert.deepEqual([json.status, json.currentVersion, json.totalGross], ['submitted', 1, '900.00']);
  const card = await cardOf(rfq.id);
  assert.deepEqual(
    [card.status, card.recipients[0].status, card.recipients[0].quoteId],
    ['quoted', 'quoted', draft.id],
  );
});

test('duplicate_quote: a supplier has one quote for a request; after it was withdrawn, another', async () => {
  const { enter, change } = await answeringPortal();
  const { id } = made(await enter());
  const { status, json } = await enter();
  assert.deepEqual([status, json.rule, json.existing.entityId], [409, 'duplicate_quote', id]);
  assert.equal((await change(id, { status: 'withdrawn' })).json.status, 'withdrawn');
  assert.equal((await enter()).status, 201);
});

test('foreign_line and a line answered twice are refused with their places', async () => {
  const { enter, items } = await answeringPortal();
  const other = await answeringPortal();
  const { json } = await enter({
    lines: [
      { rfqItemId: other.items[0].id, price: '1' },
      { rfqItemId: items[0].id, price: '1' },
      { rfqItemId: items[0].id, price: '2' },
    ],
  });
  assert.deepEqual(
    json.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`),
    ['/lines/0/rfqItemId foreign_line', '/lines/2/rfqItemId duplicate'],
  );
});

test('percents over a hundred are refused at once', async () => {
  const { enter, items } = await answeringPortal();
  const { json } = await enter({
    prepaymentPercent: '101',
    lines: [{ rfqItemId: items[0].id, discountPercent: '101' }],
  });
  assert.deepEqual(
    json.errors.map(({ pointer }: { pointer: string }) => pointer),
    ['/prepaymentPercent', '/lines/0/discountPercent'],
  );
});

test('quote_immutable: what was submitted changes by a next version alone; buyers note beside it', async () => {
  const { quoted, offer, change, ask } = await quotingPortal();
  const { id, version } = await quoted();
  const { status, json } = await change(id, { lines: [offer('80')] });
  assert.deepEqual([status, json.rule, json.hint], [409, 'quote_immutable', { revising: true }]);
  const noted = await change(id, { comment: 'торгуемся', internalScore: '8.5', externalNumber: 'КП-1' });
  assert.deepEqual(
    [noted.json.comment, noted.json.internalScore, noted.json.version],
    ['торгуемся', '8.5', version + 1],
  );
  const again = await change(id, { comment: 'торгуемся', internalScore: '8.5' });
  assert.equal(again.json.version, version + 1);
  assert.equal((await change(id, { internalScore: '11' })).status, 422);
  assert.equal((await ask('PATCH', `${quotesUrl}/${id}`, { comment: 'ещё' }, { 'if-match': '"v1"' })).status, 412);
});

test('a next version holds when it is submitted; versions tell what they changed', async () => {
  const { quoted, offer, change, revise, ask, quoteCard } = await quotingPortal();
  const { id } = await quoted();
  const revising = (await change(id, { revising: true, lines: [offer('80')], deliveryDays: 5 })).json;
  assert.deepEqual(
    [revising.revising, revising.status, revising.totalGross, revising.draft.totals.gross],
    [true, 'submitted', '900.00', '800.00'],
  );
  await change(id, { revising: false });
  assert.deepEqual([(await quoteCard(id)).draft, (await quoteCard(id)).revising], [null, false]);
  const after = await revise(id, { lines: [offer('80')], deliveryDays: 5 });
  assert.deepEqual([after.currentVersion, after.revising, after.totalGross], [2, false, '800.00']);
  const { items } = (await ask('GET', `${quotesUrl}/${id}/versions`)).json;
  assert.deepEqual(
    items.map(({ n }: { n: number }) => n),
    [2, 1],
  );
  assert.deepEqual([items[1].totals.gross, items[1].changes], ['900.00', null]);
  assert.deepEqual(items[0].changes.terms, [{ field: 'deliveryDays', from: null, to: 5 }]);
  assert.deepEqual(
    items[0].changes.lines.map(({ position, field, from, to }: Record<string, unknown>) => [position, field, from, to]),
    [[1, 'price', '90', '80']],
  );
});

test('quote_ended: a quote is rejected with a reason and restored; a withdrawn one has ended', async () => {
  const { quoted, change } = await quotingPortal();
  const { id } = await quoted();
  const rejected = (await change(id, { status: 'rejected', reason: 'дорого' })).json;
  assert.deepEqual([rejected.status, rejected.rejectReason], ['rejected', 'дорого']);
  assert.equal((await change(id, { revising: true })).json.rule, 'quote_ended');
  assert.equal((await change(id, { status: 'submitted' })).json.rejectReason, null);
  assert.equal((await change(id, { status: 'withdrawn' })).json.status, 'withdrawn');
  const { status, json } = await change(id, { status: 'submitted' });
  assert.deepEqual([status, json.code], [409, 'invalid_state_transition']);
});

test('rfq_not_sent, rfq_closed and requisition_ended: only what is asked is answered', async () => {
  const { draft, ask, supplier, sent, create } = await answeringPortal();
  const { supplierId } = await supplier();
  const refused = async (body: object) => (await ask('POST', quotesUrl, { supplierId, ...body })).json;
  assert.equal((await refused({ rfqId: (await draft()).id })).rule, 'rfq_not_sent');
  const cancelled = await sent();
  await ask('PATCH', `/api/v1/supplier-rfqs/${cancelled.id}`, { status: 'cancelled', reason: 'передумали' });
  assert.equal((await refused({ rfqId: cancelled.id })).rule, 'rfq_closed');
  const requisition = await create();
  await ask('PATCH', `${requisitionsUrl}/${requisition.id}/status`, { status: 'cancelled', reason: 'передумали' });
  assert.equal((await refused({ procurementId: requisition.id })).rule, 'requisition_ended');
});

test('who quotes is named once, known, in use and not blocked', async () => {
  const { ask, base, offer, supplier, portal } = await quotingPortal();
  const stranger = await quotingPortal();
  const body = { lines: [offer('90')] };
  assert.equal((await ask('POST', `${base}/quotes`, body)).json.errors[0].code, 'exactly_one');
  const foreign = await ask('POST', `${base}/quotes`, { ...body, supplierId: (await stranger.supplier()).supplierId });
  assert.equal(foreign.json.code, 'unknown_reference');
  const blocked = await supplier();
  await owner.query(
    `update counterparties set status = 'blocked', block_reason = 'долги' where tenant_id = $1 and id = $2`,
    [portal.tenantId, blocked.counterpartyId],
  );
  assert.equal(
    (await ask('POST', `${base}/quotes`, { ...body, supplierId: blocked.supplierId })).json.rule,
    'supplier_blocked',
  );
});

test('quotes of another portal are not found, and another requisition does not show them', async () => {
  const { quoted, ask } = await quotingPortal();
  const { id } = await quoted();
  const stranger = await quotingPortal();
  for (const [method, path] of [
    ['GET', ''],
    ['PATCH', ''],
    ['POST', '/submit'],
    ['GET', '/versions'],
  ] as const)
    assert.equal(
      (await stranger.ask(method, `${quotesUrl}/${id}${path}`, method === 'GET' ? undefined : {})).status,
      404,
    );
  const other = (await quotingPortal()).requisition;
  assert.equal((await ask('PATCH', `${requisitionsUrl}/${other.id}/quotes/${id}`, { comment: 'x' })).status, 404);
  assert.equal((await ask('GET', `${requisitionsUrl}/${other.id}/quotes`)).status, 404);
});

test('sealed prices are hidden from the list, the card, the versions and the facts until the deadline', async () => {
  const { enter, submit, ask, portal } = await answeringPortal({ sealed: true });
  const { id } = made(await enter());
  const { json } = await submit(id);
  assert.deepEqual([json.status, json.sealed, json.totalGross, json.current], ['submitted', true, null, null]);
  assert.deepEqual((await ask('GET', `${quotesUrl}/${id}/versions`)).json.items, []);
  assert.equal((await ask('GET', quotesUrl)).json.items[0].totalGross, null);
  const told = (await factsOf(portal.tenantId)).find(({ event }) => event === 'supplier_quote.submitted');
  assert.ok(told);
  assert.equal((told.data as { object: { totalGross: unknown } }).object.totalGross, null);
});

test('a quote of a line that is there alone is found by line and holds until its day', async () => {
  const { quoted, offer } = await quotingPortal([line(), line({ name: 'Песок' })]);
  const quote = await quoted([offer('10', {}, 1), offer('90')]);
  assert.deepEqual(
    quote.current.lines.map(({ name }: { name: string }) => name),
    ['Цемент М500', 'Песок'],
  );
  assert.equal(quote.validUntil, holdsUntil);
});
