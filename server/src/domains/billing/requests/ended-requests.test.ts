import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import { drainJobs, lettersTo } from '../../../../test/harness.ts';
import { asking, item } from '../../../../test/invoice-requests.ts';
import { mailOf, mailServerIsAway, refuseLetters } from '../../../../test/letters.ts';

const requisitions = '/api/v1/purchase-requisitions';

test('a letter of a cancelled request that has not left leaves no more, and what it asked for can be asked for again', async () => {
  const { email, ask, decided, askFor } = await asking();
  const { requisition, items } = await decided();
  const { results } = ok(await askFor(requisition.id, [item(items[0].id)]));
  const at = `${requisitions}/${requisition.id}/invoice-requests/${results[0].request.id}/cancel`;
  assert.equal(ok(await ask('POST', at, { reason: 'Поторопились' })).status, 'cancelled');
  assert.equal(ok(await ask('POST', at, {})).version, 2);
  assert.deepEqual(await lettersTo(email), []);
  ok(await askFor(requisition.id, [item(items[0].id)]));
});

test('a cancelled requisition takes its requests along, and no letter that waited leaves', async () => {
  const { portal, email, decided, askFor, moveTo, listed } = await asking();
  const { requisition, items } = await decided();
  ok(await askFor(requisition.id, [item(items[0].id)]));
  await mailServerIsAway(portal);
  ok(await moveTo(requisition.id, 'cancelled', { reason: 'Передумали' }));
  await drainJobs(portal.tenantId);
  assert.equal((await listed(requisition.id))[0].status, 'cancelled');
  assert.deepEqual(await lettersTo(email), []);
});

test('what was asked for is told to the decision, and taken back with the request', async () => {
  const { ask, decided, askFor, allocated } = await asking();
  const { requisition, items, allocations } = await decided();
  const { results } = ok(await askFor(requisition.id, [item(items[0].id, { quantity: '7' })]));
  assert.equal(await allocated(allocations[0] as string), '7');
  ok(await ask('POST', `${requisitions}/${requisition.id}/invoice-requests/${results[0].request.id}/cancel`, {}));
  assert.equal(await allocated(allocations[0] as string), '0');
});

test('a request answered in full is not cancelled', async () => {
  const { ask, decided, askFor, receive } = await asking();
  const { requisition, items } = await decided();
  const { results } = ok(await askFor(requisition.id, [item(items[0].id)]));
  await receive({
    invoiceRequestId: results[0].request.id,
    lines: [{ procurementItemId: items[0].id, quantity: '10', price: '100' }],
  });
  const at = `${requisitions}/${requisition.id}/invoice-requests/${results[0].request.id}/cancel`;
  assert.equal((await ask('POST', at, {})).json.code, 'invalid_state_transition');
});

test('a letter that was not delivered makes its request failed, its buyer is told, and it can be asked for again', async () => {
  const { portal, decided, askFor, listed, allocated } = await asking();
  const { requisition, items, allocations } = await decided();
  const { results } = ok(await askFor(requisition.id, [item(items[0].id)]));
  await refuseLetters(portal, results[0].request.id);
  const [failed] = await listed(requisition.id);
  assert.deepEqual([failed.status, failed.error], ['failed', '550 no such user']);
  assert.equal(await allocated(allocations[0] as string), '0');
  const [told] = await lettersTo(mailOf(portal));
  assert.match(String(told?.text), /550 no such user/);
  assert.match(String(told?.text), new RegExp(`/purchase-requisitions/${requisition.id}`));
  ok(await askFor(requisition.id, [item(items[0].id)]));
});

test('an answered request does not fail when a late refusal comes', async () => {
  const { portal, decided, askFor, receive, listed } = await asking();
  const { requisition, items } = await decided();
  const { results } = ok(await askFor(requisition.id, [item(items[0].id)]));
  await mailServerIsAway(portal);
  await receive({
    invoiceRequestId: results[0].request.id,
    lines: [{ procurementItemId: items[0].id, quantity: '10', price: '100' }],
  });
  await refuseLetters(portal, results[0].request.id);
  assert.equal((await listed(requisition.id))[0].status, 'invoiced');
});
