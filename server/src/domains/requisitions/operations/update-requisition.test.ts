import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner, request } from '../../../../test/harness.ts';
import { accept, colleague, line, requisitionPortal, url } from '../../../../test/requisitions.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

test('header and lines change together: one version, one fact that names what changed', async () => {
  const { portal, ask, create } = await requisitionPortal();
  const { id, items } = await create({ items: [line(), line({ name: 'Песок' })] });
  const { status, json } = await ask('PATCH', `${url}/${id}`, {
    comment: 'Срочно',
    items: [
      { id: items[0].id, quantity: '20' },
      { id: items[1].id, status: 'cancelled' },
      line({ name: 'Щебень', quantity: '1' }),
    ],
  });
  assert.equal(status, 200, JSON.stringify(json));
  assert.deepEqual([json.version, json.plannedTotal, json.lineCount], [2, '2100.00', 2]);
  assert.deepEqual(
    json.items.map(({ name, position, status: held, version }: Record<string, unknown>) => [
      name,
      position,
      held,
      version,
    ]),
    [
      ['Цемент М500', 1, 'active', 2],
      ['Песок', 2, 'cancelled', 2],
      ['Щебень', 3, 'active', 1],
    ],
  );
  const [, fact, ...rest] = await factsOf(portal.tenantId);
  assert.equal(rest.length, 0);
  assert.equal(fact?.event, 'integration_api.procurement.updated');
  assert.deepEqual(fact?.data.changedFields, ['plannedTotal', 'comment', 'items']);
  assert.deepEqual(fact?.data.lines, { added: 1, cancelled: 1, changed: 2 });
  assert.deepEqual(fact?.data.items, {
    added: [json.items[2].id],
    changed: [{ id: items[0].id, fields: ['quantity', 'plannedAmount', 'supplyCoverage'] }],
    removed: [items[1].id],
  });
});

test('a change that changes nothing makes no version and no fact', async () => {
  const { portal, ask, create } = await requisitionPortal();
  const { id, items, title } = await create();
  const { json } = await ask('PATCH', `${url}/${id}`, { title, items: [{ id: items[0].id, quantity: '10.0' }] });
  assert.deepEqual([json.version, json.items[0].version], [1, 1]);
  assert.equal((await factsOf(portal.tenantId)).length, 1);
});

test('a line of nobody, or of another requisition, is named at its place', async () => {
  const { ask, create } = await requisitionPortal();
  const { id } = await create();
  const other = await create();
  const { json } = await ask('PATCH', `${url}/${id}`, {
    items: [{ id: other.items[0].id, quantity: '1' }, { id: uuidv7() }],
  });
  assert.deepEqual(
    json.errors.map(({ pointer, code }: Record<string, string>) => [pointer, code]),
    [
      ['/items/0/id', 'not_found_reference'],
      ['/items/1/id', 'not_found_reference'],
    ],
  );
});

test('two changes at once: both are there, one after the other', async () => {
  const { ask, create, cardOf } = await requisitionPortal();
  const { id, items } = await create({ items: [line(), line()] });
  const [one, two] = await Promise.all([
    ask('PATCH', `${url}/${id}`, { items: [{ id: items[0].id, quantity: '11' }] }),
    ask('PATCH', `${url}/${id}`, { items: [{ id: items[1].id, quantity: '12' }] }),
  ]);
  assert.deepEqual([one.status, two.status], [200, 200]);
  const { plannedTotal, version } = await cardOf(id);
  assert.deepEqual([plannedTotal, version], ['2300.00', 3]);
});

test('of two changes of one version one is refused', async () => {
  const { ask, create } = await requisitionPortal();
  const { id } = await create();
  const calls = ['А', 'Б'].map((comment) => ask('PATCH', `${url}/${id}`, { comment }, { 'if-match': '"v1"' }));
  assert.deepEqual(new Set((await Promise.all(calls)).map(({ status }) => status)), new Set([200, 412]));
  assert.equal((await ask('PATCH', `${url}/${id}`, { comment: 'В', version: 1 })).json.code, 'version_conflict');
});

test('submitted while it is being edited: what is approved later is what stands', async () => {
  const { ask, create, moveTo, cardOf } = await requisitionPortal();
  const { id, items } = await create();
  const [submitted, edited] = await Promise.all([
    moveTo(id, 'pending_approval'),
    ask('PATCH', `${url}/${id}`, { items: [{ id: items[0].id, quantity: '30' }] }),
  ]);
  assert.deepEqual([submitted.status, edited.status], [200, 200]);
  const { status, plannedTotal } = await cardOf(id);
  assert.deepEqual([status, plannedTotal], ['pending_approval', '3000.00']);
});

test('a structure that outgrew its approval goes back for it; a little growth does not', async () => {
  const { portal, ask, create, moveTo, cardOf } = await requisitionPortal();
  const manager = await colleague(portal, 'purchasing_manager');
  const { id, items } = await create();
  await moveTo(id, 'pending_approval');
  await manager.ask('PATCH', `${url}/${id}/status`, { status: 'approved' });
  const little = await ask('PATCH', `${url}/${id}`, { items: [{ id: items[0].id, quantity: '11' }] });
  assert.deepEqual([little.json.status, little.json.plannedTotal], ['approved', '1100.00']);
  const much = await ask('PATCH', `${url}/${id}`, { items: [line({ quantity: '1' })] });
  assert.deepEqual(
    [much.json.status, much.json.approvedBy, much.json.stage.name],
    ['pending_approval', null, 'Согласование'],
  );
  const events = (await factsOf(portal.tenantId)).slice(-2).map(({ event }) => event.split('.').at(-1));
  assert.deepEqual(events, ['updated', 'status_changed']);
  assert.equal((await moveTo(id, 'approved')).json.rule, 'self_approval');
  assert.equal((await cardOf(id)).submittedBy, portal.ownerId);
});

test('after approval the structure is changed by who may move requisitions; before it by who may change them', async () => {
  const { portal, create, approved } = await requisitionPortal();
  const draft = await create();
  const { id, items } = await approved();
  const person = await colleague(portal, 'buyer');
  await owner.query(
    `update roles set permissions = array['purchase_requisitions.read', 'purchase_requisitions.update'], is_system = false
    where tenant_id = $1 and code = 'buyer'`,
    [portal.tenantId],
  );
  const refused = await person.ask('PATCH', `${url}/${id}`, { items: [{ id: items[0].id, quantity: '9' }] });
  assert.deepEqual([refused.status, refused.json.requiredPermissions], [403, ['purchase_requisitions.status']]);
  assert.equal(
    (await person.ask('PATCH', `${url}/${id}`, { items: [{ id: items[0].id, specification: 'ГОСТ 31108' }] })).status,
    200,
  );
  assert.equal((await person.ask('PATCH', `${url}/${draft.id}`, { items: [line()] })).status, 200);
  const assigned = await person.ask('PATCH', `${url}/${draft.id}`, { responsibleId: person.userId });
  assert.deepEqual(assigned.json.requiredPermissions, ['purchase_requisitions.assign']);
});

test('currency_fixed: another currency counts all lines anew, until a supplier has quoted', async () => {
  const { portal, ask, create, approved } = await requisitionPortal();
  await ask('PUT', '/api/v1/settings/exchange-rates', {
    rates: [{ currency: 'USD', date: '2026-01-01', rate: '80', nominal: 1 }],
  });
  const { id } = await create();
  const { json } = await ask('PATCH', `${url}/${id}`, { currency: 'USD' });
  assert.deepEqual([json.currency, json.plannedTotal, json.items[0].fxRate], ['USD', '12.50', '0.0125']);
  const quoted = await approved();
  const { supplierId } = await newCounterparty(portal);
  await accept(portal, quoted.items[0], supplierId, { quantity: '1' });
  assert.equal((await ask('PATCH', `${url}/${quoted.id}`, { currency: 'USD' })).json.rule, 'currency_fixed');
});

test('what was approved in one currency is approved again in another', async () => {
  const { ask, settle, create, moveTo } = await requisitionPortal();
  await ask('PUT', '/api/v1/settings/exchange-rates', {
    rates: [{ currency: 'USD', date: '2026-01-01', rate: '80', nominal: 1 }],
  });
  await settle({ noSelfApproval: false });
  const { id } = await create();
  await moveTo(id, 'approved');
  const { json } = await ask('PATCH', `${url}/${id}`, { currency: 'USD' });
  assert.deepEqual([json.status, json.approvedTotal], ['pending_approval', null]);
});

test('the day stays once a requisition has left the draft', async () => {
  const { ask, create, approved } = await requisitionPortal();
  const { id } = await create();
  assert.equal((await ask('PATCH', `${url}/${id}`, { dueDate: null })).json.dueDate, null);
  const sent = await approved();
  assert.equal((await ask('PATCH', `${url}/${sent.id}`, { dueDate: null })).json.rule, 'due_date_required');
});

test('a line named twice in one change is refused', async () => {
  const { ask, create } = await requisitionPortal();
  const { id, items } = await create();
  const [{ id: lineId }] = items;
  const { json } = await ask('PATCH', `${url}/${id}`, {
    items: [
      { id: lineId, quantity: '1' },
      { id: lineId, quantity: '2' },
    ],
  });
  assert.deepEqual([json.errors[0].pointer, json.errors[0].code], ['/items/1/id', 'duplicate']);
});

test('the supplier of a requisition is the one named, else the only one with accepted quantities, else none', async () => {
  const { portal, ask, approved, cardOf } = await requisitionPortal();
  const [one, two] = [await newCounterparty(portal, 'Первый'), await newCounterparty(portal, 'Второй')];
  const { id, items } = await approved();
  await accept(portal, items[0], one.supplierId, { quantity: '4' });
  assert.equal((await cardOf(id)).selectedSupplier.name, 'Первый');
  await accept(portal, items[0], two.supplierId, { quantity: '4' });
  assert.equal((await cardOf(id)).selectedSupplier, null);
  await ask('PATCH', `${url}/${id}`, { selectedSupplierId: two.supplierId });
  assert.equal((await cardOf(id)).selectedSupplier.name, 'Второй');
});

test('lines are added, changed, cancelled, brought back and put in order one by one', async () => {
  const { ask, create } = await requisitionPortal();
  const { id, items } = await create();
  const added = await ask('POST', `${url}/${id}/items`, { items: [line({ name: 'Песок' })] });
  assert.deepEqual([added.status, added.json.lineCount], [201, 2]);
  const [cement, sand] = added.json.items;
  const changed = await ask('PATCH', `${url}/${id}/items/${sand.id}`, { quantity: '2', analogsAllowed: true });
  assert.deepEqual([changed.json.quantity, changed.json.version], ['2', 2]);
  const gone = await ask('DELETE', `${url}/${id}/items/${sand.id}`);
  assert.equal(gone.json.status, 'cancelled');
  assert.equal((await ask('DELETE', `${url}/${id}/items/${sand.id}`)).json.version, 3);
  assert.equal((await ask('PATCH', `${url}/${id}/items/${sand.id}`, { status: 'active' })).json.status, 'active');
  const ordered = await ask('PUT', `${url}/${id}/items/order`, { itemIds: [sand.id, cement.id] });
  assert.deepEqual(
    ordered.json.items.map(({ name }: { name: string }) => name),
    ['Песок', 'Цемент М500'],
  );
  const again = await ask('PUT', `${url}/${id}/items/order`, { itemIds: [sand.id, cement.id] });
  assert.equal(again.json.version, ordered.json.version);
  const torn = await ask('PUT', `${url}/${id}/items/order`, { itemIds: [sand.id] });
  assert.equal(torn.json.errors[0].code, 'not_permutation');
  const other = await create();
  assert.equal((await ask('PATCH', `${url}/${other.id}/items/${items[0].id}`, { quantity: '1' })).status, 404);
});

test('an order names lines of its own requisition alone', async () => {
  const { ask, create } = await requisitionPortal();
  const [{ id }, other] = [await create(), await create()];
  const { json } = await ask('PUT', `${url}/${id}/items/order`, { itemIds: [other.items[0].id] });
  assert.equal(json.errors[0].code, 'not_permutation');
});

test('custom fields of requisitions and of lines are kept, checked and read as values', async () => {
  const { portal, ask, create } = await requisitionPortal();
  for (const entityType of ['procurement', 'procurementItem'])
    await ask('POST', '/api/v1/settings/custom-fields', { entityType, key: 'hazard', label: 'Класс', type: 'number' });
  const { id, items } = await create({
    customFields: { hazard: '3' },
    items: [line({ customFields: { hazard: '4' } })],
  });
  assert.deepEqual(items[0].customFields, { hazard: '4' });
  const wrong = await ask('PATCH', `${url}/${id}`, { items: [{ id: items[0].id, customFields: { hazard: 'много' } }] });
  assert.equal(wrong.json.errors[0].pointer, '/items/0/customFields/hazard');
  const values = await ask(
    'GET',
    `/api/v1/settings/custom-fields/values?entityType=procurementItem&entityId=${items[0].id}`,
  );
  assert.equal(values.status, 200, JSON.stringify(values.json));
  assert.ok(portal);
});

test('the integration API lends requisitions under both names, and does not delete them', async () => {
  const { key, ask } = await requisitionPortal();
  const facade = '/api/v1/integration-api/purchase-requisitions';
  const made = await ask('POST', facade, { title: 'Из 1С', items: [line()], externalSource: '1c', externalId: '42' });
  assert.deepEqual([made.status, made.json.externalLinks], [201, [{ externalSource: '1c', externalId: '42' }]]);
  const { id } = made.json;
  assert.equal((await ask('GET', `/api/v1/integration-api/procurements/${id}`)).json.items[0].name, 'Цемент М500');
  const gone = await request('DELETE', `${facade}/${id}`, { key });
  assert.deepEqual([gone.status, gone.json.code], [405, 'operation_not_supported']);
  const meta = await ask('GET', '/api/v1/integration-api/meta');
  const lent = meta.json.resources.find((one: { key: string }) => one.key === 'purchase-requisitions');
  assert.ok(lent.transitions.some(({ name }: { name: string }) => name === 'approve_at_once'));
  const moved = await ask('POST', `${facade}/${id}/operations/change-status`, {
    status: 'cancelled',
    from: 'draft',
    reason: 'Отмена в 1С',
  });
  assert.equal(moved.json.status, 'cancelled');
});
