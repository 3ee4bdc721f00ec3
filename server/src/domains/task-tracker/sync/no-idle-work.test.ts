import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner } from '../../../../test/harness.ts';
import { requisitionPortal } from '../../../../test/requisitions.ts';
import { taskBoard, trackerPortal } from '../../../../test/tracker.ts';

const board = await taskBoard();

/** How often the tracker was to look at a requisition of this portal. */
async function followed(tenantId: string): Promise<number> {
  const { rows } = await owner.query(
    `select count(*)::int as jobs from jobs where tenant_id = $1 and name = 'task-tracker.follow-requisition'`,
    [tenantId],
  );
  return rows[0].jobs;
}

test('requisitions of a portal without a tracker leave no work for one', async () => {
  const { portal, create } = await requisitionPortal();
  await create();
  await create();
  assert.equal(await followed(portal.tenantId), 0);
});

test('from the installation of a tracker on they do, also while it is disabled, and no more once it is deleted', async () => {
  const { portal, create, act, drain, installationId } = await trackerPortal(board);
  const one = `/api/v1/integrations/installations/${installationId}`;
  await drain();
  const before = await followed(portal.tenantId);
  await create();
  assert.equal(await followed(portal.tenantId), before + 1);
  assert.equal((await act('POST', `${one}/disable`)).status, 200);
  await create();
  assert.equal(await followed(portal.tenantId), before + 2);
  assert.equal((await act('DELETE', one)).status, 200);
  await create();
  assert.equal(await followed(portal.tenantId), before + 2);
});
