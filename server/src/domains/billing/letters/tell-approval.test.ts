import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, ok, url } from '../../../../test/billing.ts';
import { drainJobs, lettersTo } from '../../../../test/harness.ts';
import { mailOf } from '../../../../test/letters.ts';
import { colleague } from '../../../../test/requisitions.ts';

test('an approver hears of an invoice that waits, and who sent it how it was decided', async () => {
  const { portal, settle, receive } = await billingPortal();
  await settle({ noSelfApproval: true });
  const head = await colleague(portal, 'purchasing_manager');
  const buyer = await colleague(portal, 'buyer');
  const told = async (userId: string) => {
    await drainJobs(portal.tenantId);
    return (await lettersTo(mailOf({ ownerId: userId }))).map(({ subject }) => subject);
  };
  const { id, supplier } = await receive({ externalNumber: 'СЧ-1045' });
  ok(await buyer.ask('PATCH', `${url}/${id}/status`, { status: 'pending_approval' }));
  assert.deepEqual(await told(head.userId), [`Согласуйте счёт СЧ-1045, ${supplier.name}`]);
  assert.deepEqual([await told(portal.ownerId), await told(buyer.userId)], [[], []]);
  ok(await head.ask('PATCH', `${url}/${id}/status`, { status: 'approved' }));
  assert.deepEqual(await told(buyer.userId), [`Счёт СЧ-1045, ${supplier.name}: согласован`]);
});
