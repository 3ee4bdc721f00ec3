import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner } from '../../../../../test/harness.ts';
import { accept, colleague, counted, line, requisitionPortal, url } from '../../../../../test/requisitions.ts';
import { newCounterparty } from '../../../../../test/suppliers.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';

test('a requisition is submitted and approved by another person, and every step is one fact', async () => {
  const { portal, create, moveTo, cardOf } = await requisitionPortal();
  const manager = await colleague(portal, 'purchasing_manager');
  const { id } = await create();
  assert.equal((await moveTo(id, 'pending_approval')).json.submittedBy, portal.ownerId);
  const { status, json } = await manager.ask('PATCH', `${url}/${id}/status`, { status: 'approved' });
  assert.equal(status, 200, JSON.stringify(json));
  assert.deepEqual([json.status, json.approvedBy, json.approvedTotal], ['approved', manager.userId, '1000.00']);
  assert.equal((await cardOf(id)).stage.name, 'Готово к закупке');
  const facts = await factsOf(portal.tenantId);
  assert.deepEqual(
    facts.map(({ event, data }) => [event, data.status]),
    [
      ['integration_api.procurement.created', undefined],
      ['integration_api.procurement.status_changed', { from: 'draft', to: 'pending_approval' }],
      ['integration_api.procurement.status_changed', { from: 'pending_approval', to: 'approved' }],
    ],
  );
});

test('no_lines, due_date_required: without a line or a day nothing is submitted', async () => {
  const { create, moveTo } = await requisitionPortal();
  const empty = await create({ title: 'Пусто', items: [] });
  assert.equal((await moveTo(empty.id, 'pending_approval')).json.rule, 'no_lines');
  const dateless = await create({ dueDate: null });
  assert.equal((await moveTo(dateless.id, 'pending_approval')).json.rule, 'due_date_required');
});

test('self_approval: nobody approves what he submitted, unless the company lets him', async () => {
  const { create, moveTo, settle } = await requisitionPortal();
  const { id } = await create();
  assert.equal((await moveTo(id, 'approved')).json.rule, 'self_approval');
  await moveTo(id, 'pending_approval');
  assert.equal((await moveTo(id, 'approved')).json.rule, 'self_approval');
  await settle({ noSelfApproval: false });
  assert.equal((await moveTo(id, 'approved')).json.status, 'approved');
});

test('who submitted it is not offered the approval that would be refused; a colleague and a company that lets him are', async () => {
  const { portal, create, moveTo, settle, cardOf } = await requisitionPortal();
  const manager = await colleague(portal, 'purchasing_manager');
  const targets = ({ allowedMoves }: { allowedMoves: Array<{ to: string }> }) => allowedMoves.map(({ to }) => to);
  const { id } = await create();
  assert.deepEqual(targets(await cardOf(id)), ['pending_approval', 'on_hold', 'cancelled']);
  await moveTo(id, 'pending_approval');
  assert.deepEqual(targets(await cardOf(id)), ['rejected', 'draft', 'on_hold', 'cancelled']);
  assert.ok(targets((await manager.ask('GET', `${url}/${id}`)).json).includes('approved'));
  await settle({ noSelfApproval: false });
  assert.ok(targets(await cardOf(id)).includes('approved'));
});

test('a buyer submits and cannot approve, but does where no approval is asked for', async () => {
  const { portal, create, settle } = await requisitionPortal();
  const buyer = await colleague(portal, 'buyer');
  const { id } = await create();
  const refused = await buyer.ask('PATCH', `${url}/${id}/status`, { status: 'approved' });
  assert.deepEqual([refused.status, refused.json.requiredPermissions], [403, ['purchase_requisitions.approve']]);
  await settle({ approvalRequired: false });
  assert.equal((await buyer.ask('PATCH', `${url}/${id}/status`, { status: 'approved' })).json.status, 'approved');
});

test('rejecting, holding, cancelling and closing short need a reason', async () => {
  const { create, moveTo, approved } = await requisitionPortal();
  const { id } = await create();
  await moveTo(id, 'pending_approval');
  for (const status of ['rejected', 'on_hold', 'cancelled']) {
    const { json } = await moveTo(id, status);
    assert.equal(json.errors[0].pointer, '/reason', status);
  }
  const rejected = await moveTo(id, 'rejected', { reason: 'Дорого' });
  assert.equal(rejected.json.rejectReason, 'Дорого');
  assert.equal((await moveTo(id, 'draft')).json.submittedBy, null);
  const other = await approved();
  assert.equal((await moveTo(other.id, 'completed')).json.errors[0].pointer, '/reason');
});

test('what is on hold returns to where it was held from, and nowhere else', async () => {
  const { moveTo, approved, cardOf } = await requisitionPortal();
  const { id } = await approved();
  const held = await moveTo(id, 'on_hold', { reason: 'Ждём проект' });
  assert.deepEqual([held.json.heldFrom, held.json.holdReason], ['approved', 'Ждём проект']);
  assert.deepEqual((await cardOf(id)).allowedMoves.map(({ to }: { to: string }) => to).sort(), [
    'approved',
    'cancelled',
  ]);
  const astray = await moveTo(id, 'in_sourcing');
  assert.deepEqual([astray.status, astray.json.allowed], [409, ['approved', 'cancelled']]);
  const back = await moveTo(id, 'approved');
  assert.deepEqual([back.json.status, back.json.heldFrom, back.json.holdReason], ['approved', null, null]);
});

test('the status it has already changes nothing, a wrong belief is refused', async () => {
  const { portal, create, moveTo } = await requisitionPortal();
  const { id } = await create();
  const same = await moveTo(id, 'draft');
  assert.deepEqual([same.status, same.json.version], [200, 1]);
  assert.equal((await factsOf(portal.tenantId)).length, 1);
  const stale = await moveTo(id, 'pending_approval', { from: 'approved' });
  assert.equal(stale.json.code, 'invalid_state_transition');
});

test('suppliers of all lines select, an invoice orders, receipts receive and complete', async () => {
  const { portal, approved, cardOf } = await requisitionPortal();
  const { supplierId } = await newCounterparty(portal);
  const { id, items } = await approved();
  await accept(portal, items[0], supplierId, { quantity: '10' });
  const selected = await cardOf(id);
  assert.deepEqual(
    [selected.status, selected.actualTotal, selected.supplyCoverage.percent],
    ['supplier_selected', '900.00', '100'],
  );
  assert.equal(selected.selectedSupplier.supplierId, supplierId);
  assert.equal(selected.items[0].supplyCoverage.suppliers[0].name, 'ООО «Цементный двор»');
  await counted(portal, items[0], { invoiced: '10' });
  assert.equal((await cardOf(id)).status, 'awaiting_delivery');
  await counted(portal, items[0], { received: '4' });
  const partly = await cardOf(id);
  assert.deepEqual(
    [partly.status, partly.receiptCoverage],
    ['partially_received', { status: 'partially_covered', percent: '40' }],
  );
  await counted(portal, items[0], { received: '10' });
  assert.equal((await cardOf(id)).status, 'completed');
  await counted(portal, items[0], { received: '0' });
  assert.equal((await cardOf(id)).status, 'awaiting_delivery');
});

test('goods may come without a decision: received is never derived from decided', async () => {
  const { portal, approved, cardOf } = await requisitionPortal();
  const { id, items } = await approved();
  await counted(portal, items[0], { received: '10' });
  const { status, supplyCoverage } = await cardOf(id);
  assert.deepEqual([status, supplyCoverage.status], ['completed', 'not_covered']);
});

test('ordering by hand needs an accepted supplier', async () => {
  const { portal, approved, moveTo } = await requisitionPortal();
  const { id, items } = await approved({ items: [line(), line()] });
  assert.equal((await moveTo(id, 'awaiting_delivery')).json.rule, 'no_accepted_supply');
  const { supplierId } = await newCounterparty(portal);
  await accept(portal, items[0], supplierId, { quantity: '10' });
  assert.equal((await moveTo(id, 'awaiting_delivery')).json.status, 'awaiting_delivery');
});

test('closing short lets untouched suppliers go and remembers what did not come; reopening expects it again', async () => {
  const { portal, approved, moveTo, cardOf } = await requisitionPortal();
  const { supplierId } = await newCounterparty(portal);
  const { id, items } = await approved({ items: [line(), line()] });
  await accept(portal, items[1], supplierId, { quantity: '10' });
  await counted(portal, items[0], { received: '7' });
  const closed = await moveTo(id, 'completed', { reason: 'Остаток не нужен' });
  assert.deepEqual(
    [closed.json.status, closed.json.closeReason, closed.json.actualTotal],
    ['completed', 'Остаток не нужен', null],
  );
  assert.deepEqual(
    (await cardOf(id)).items.map(({ closedShortQuantity }: Record<string, string>) => closedShortQuantity),
    ['3', '10'],
  );
  const reopened = await moveTo(id, 'partially_received');
  assert.deepEqual([reopened.json.status, reopened.json.closeReason], ['partially_received', null]);
  assert.equal((await cardOf(id)).items[0].closedShortQuantity, '0');
});

test('nothing_closed_short: what came whole has nothing to reopen', async () => {
  const { portal, approved, moveTo } = await requisitionPortal();
  const { id, items } = await approved();
  await counted(portal, items[0], { received: '10' });
  assert.equal((await moveTo(id, 'partially_received')).json.rule, 'nothing_closed_short');
});

test('requisition_closed: cancelling lets all suppliers go and is final', async () => {
  const { portal, approved, moveTo, ask } = await requisitionPortal();
  const { supplierId } = await newCounterparty(portal);
  const { id, items } = await approved();
  await accept(portal, items[0], supplierId, { quantity: '10' });
  const { json } = await moveTo(id, 'cancelled', { reason: 'Не нужно' });
  assert.deepEqual(
    [json.status, json.cancelReason, json.actualTotal, json.supplyCoverage.percent],
    ['cancelled', 'Не нужно', null, '0'],
  );
  assert.deepEqual((await moveTo(id, 'draft')).json.allowed, []);
  const edit = await ask('PATCH', `${url}/${id}`, { comment: 'Поздно' });
  assert.deepEqual([edit.status, edit.json.rule], [409, 'requisition_closed']);
});

test('goods that came keep a requisition from being cancelled, and are named', async () => {
  const { portal, approved, moveTo, ask } = await requisitionPortal();
  const { id, items } = await approved();
  const warehouse = (await ask('POST', '/api/v1/warehouses', { name: 'Главный' })).json;
  const receiptId = uuidv7();
  await owner.query(
    `insert into stock_receipts (tenant_id, id, number, requisition_id, warehouse_id, received_at) values ($1, $2, 'R-1', $3, $4, now())`,
    [portal.tenantId, receiptId, id, warehouse.id],
  );
  await owner.query(
    'insert into stock_receipt_lines (tenant_id, receipt_id, line_id, quantity) values ($1, $2, $3, 1)',
    [portal.tenantId, receiptId, items[0].id],
  );
  const { status, json } = await moveTo(id, 'cancelled', { reason: 'Не нужно' });
  assert.equal(status, 409);
  assert.deepEqual(json.blockers, [{ entityType: 'stock_receipt', count: 1 }]);
});

test('the budget of a code counts every requisition once, by the greater of planned and decided', async () => {
  const { portal, create, moveTo, settle } = await requisitionPortal();
  await settle({ approvalRequired: false });
  const budget = { budgetCode: 'Стройка-2', budgetAmount: '2500' };
  const first = await create(budget);
  const [item] = first.items;
  await moveTo(first.id, 'approved');
  const { supplierId } = await newCounterparty(portal);
  await accept(portal, item, supplierId, { quantity: '10', price: '120' });
  const second = await create(budget);
  assert.deepEqual((await moveTo(second.id, 'approved')).json.warnings, []);
  const third = await create(budget);
  const { json } = await moveTo(third.id, 'approved');
  assert.deepEqual(
    json.warnings.map(({ code, meta }: Record<string, unknown>) => [code, meta]),
    [['budget_exceeded', { committed: '3200.00', budget: '2500', budgetCode: 'Стройка-2' }]],
  );
});

test('budget_exceeded: a company that blocks overruns refuses them, and points out a budget nearly used', async () => {
  const { create, moveTo, settle } = await requisitionPortal();
  await settle({ approvalRequired: false, budgetPolicy: 'block' });
  const over = await create({ budgetAmount: '999.99' });
  const refused = await moveTo(over.id, 'approved');
  assert.deepEqual([refused.status, refused.json.rule, refused.json.committed], [422, 'budget_exceeded', '1000.00']);
  const near = await create({ budgetAmount: '1050' });
  assert.equal((await moveTo(near.id, 'approved')).json.warnings[0].code, 'budget_nearly_used');
});

test('two growths at once do not both take the last of a budget', async () => {
  const { approved, ask, settle } = await requisitionPortal();
  await settle({ budgetPolicy: 'block' });
  const budget = { budgetCode: 'Б', budgetAmount: '2500' };
  const two = [await approved(budget), await approved(budget)];
  const grow = ({ id, items }: (typeof two)[number]) =>
    ask('PATCH', `${url}/${id}`, { items: [{ id: items[0].id, quantity: '14' }] });
  const answers = await Promise.all(two.map(grow));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 422]));
});

test('the status scheme is the table', async () => {
  const { ask } = await requisitionPortal();
  const { json } = await ask('GET', `${url}/status-flow`, undefined, { 'accept-language': 'ru' });
  assert.equal(json.statuses.length, 11);
  assert.deepEqual(json.statuses[0], { code: 'draft', name: 'Черновик', color: '#64748B', terminal: false, order: 1 });
  assert.deepEqual(
    json.transitions.find(({ from, to }: Record<string, string>) => from === 'draft' && to === 'pending_approval'),
    {
      from: 'draft',
      to: 'pending_approval',
      auto: false,
      permission: 'purchase_requisitions.status',
      requires: ['lines', 'due_date'],
    },
  );
});

test('a stage moves by itself and by hand without the status; one that is not there or archived is refused', async () => {
  const { portal, ask, create } = await requisitionPortal();
  const { id, stage } = await create();
  const { rows } = await owner.query(
    `insert into pipeline_stages (tenant_id, name, color, position) values ($1, 'Особый', '#000000', 90) returning id`,
    [portal.tenantId],
  );
  const moved = await ask('PATCH', `${url}/${id}/stage`, { stageId: rows[0].id });
  assert.deepEqual([moved.json.stage.name, moved.json.status, moved.json.version], ['Особый', 'draft', 2]);
  const again = await ask('PATCH', `${url}/${id}/stage`, { stageId: rows[0].id });
  assert.equal(again.json.version, 2);
  assert.equal((await ask('PATCH', `${url}/${id}/stage`, { stageId: uuidv7() })).json.code, 'unknown_reference');
  await owner.query('update pipeline_stages set archived_at = now() where tenant_id = $1 and id = $2', [
    portal.tenantId,
    stage.id,
  ]);
  assert.equal((await ask('PATCH', `${url}/${id}/stage`, { stageId: stage.id })).json.rule, 'archived_reference');
});
