import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quotesUrl, quotingPortal } from '../../../../../test/quoting.ts';

const url = `${quotesUrl}/award-plan`;

test('the cheapest award is planned under limits of suppliers, and saved as decisions in one call', async () => {
  const { quoted, offer, ask, requisition, quoteCard, base } = await quotingPortal();
  const cheap = await quoted([offer('80', { quantityOffered: '4' })]);
  const dear = await quoted([offer('100')]);
  const { status, json } = await ask('POST', url, { procurementId: requisition.id });
  assert.equal(status, 200, JSON.stringify(json));
  assert.deepEqual([json.status, json.plan.total, json.saved], ['optimal', '920.00', false]);
  const alone = (
    await ask('POST', url, { procurementId: requisition.id, limits: [{ kind: 'max_suppliers', count: 1 }] })
  ).json;
  assert.deepEqual([alone.plan.total, alone.limitCosts[0].costs], ['1000.00', '80.00']);
  const saved = (await ask('POST', url, { procurementId: requisition.id, save: true, reason: 'дешевле' })).json;
  assert.equal(saved.saved, true);
  assert.equal((await ask('GET', base)).json.actualTotal, '920.00');
  assert.deepEqual([(await quoteCard(cheap.id)).status, (await quoteCard(dear.id)).status], ['accepted', 'accepted']);
});

test('a plan of nothing in particular is refused by its field, for it was no parameter of the address', async () => {
  const { ask } = await quotingPortal();
  const { status, json } = await ask('POST', url, {});
  assert.deepEqual(
    [status, json.errors[0].in, json.errors[0].pointer, json.errors[0].code],
    [422, 'body', '/procurementId', 'exactly_one'],
  );
});

test('a plan that awards nothing is told, and there is nothing of it to save', async () => {
  const { ask, requisition } = await quotingPortal();
  const { status, json } = await ask('POST', url, { procurementId: requisition.id, save: true });
  assert.deepEqual([status, json.plan?.allocations, json.saved], [200, [], false], JSON.stringify(json));
});

test('limits that cannot hold together are named', async () => {
  const { quoted, offer, ask, requisition } = await quotingPortal();
  await quoted([offer('80')]);
  const { json } = await ask('POST', url, {
    procurementId: requisition.id,
    limits: [{ kind: 'budget', amount: '10' }],
  });
  assert.deepEqual([json.status, json.plan, json.conflict[0].kind], ['infeasible', null, 'budget']);
});

test('a limit says all that it needs, and only a plan of a requisition is saved', async () => {
  const { quoted, ask, requisition } = await quotingPortal();
  const { id } = await quoted();
  const { json } = await ask('POST', url, { procurementId: requisition.id, limits: [{ kind: 'share_at_least' }] });
  assert.deepEqual(
    json.errors.map(({ pointer }: { pointer: string }) => pointer),
    ['/limits/0/supplierId', '/limits/0/percent'],
  );
  assert.equal((await ask('POST', url, { quoteIds: [id], save: true })).json.errors[0].pointer, '/procurementId');
  assert.equal((await (await quotingPortal()).ask('POST', url, { procurementId: requisition.id })).status, 404);
});
