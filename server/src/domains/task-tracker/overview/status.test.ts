import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, request, signIn } from '../../../../test/harness.ts';
import { colleague } from '../../../../test/requisitions.ts';
import { taskBoard, trackerPortal, trackerUrl } from '../../../../test/tracker.ts';

const board = await taskBoard();
const installations = '/api/v1/integrations/installations';

test('tasks show from the first check of the tracker until it is disabled, to whoever may read them', async () => {
  const { tracker, act, sync, portal, installationId } = await trackerPortal(board);
  const shown = async () => (await tracker('GET', '/sidebar-status')).json;
  assert.deepEqual(await shown(), { isShown: true, status: 'installed' });
  await sync();
  const buyer = await colleague(portal, 'buyer');
  assert.equal((await buyer.ask('GET', `${trackerUrl}/sidebar-status`)).json.isShown, true);
  await act('POST', `${installations}/${installationId}/disable`);
  assert.deepEqual(await shown(), { isShown: false, status: 'disabled' });
});

test('a tracker that is installed and not set up yet shows nothing, and so does none', async () => {
  const token = await signIn(await newPortal());
  const shown = async () => (await request('GET', `${trackerUrl}/sidebar-status`, { token })).json;
  assert.deepEqual(await shown(), { isShown: false, status: null });
  await request('POST', installations, { token, body: { publicId: 'yougile' } });
  assert.deepEqual(await shown(), { isShown: false, status: 'requires_setup' });
});
