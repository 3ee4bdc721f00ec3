import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { givePassword, goodPassword } from '../test/accounts.ts';
import { newPortal, owner, run, settings, urls } from '../test/harness.ts';
import { lobby } from './kernel/access/actor.ts';
import { requestPasswordReset } from './platform/accounts/operations/request-password-reset.ts';
import { createWakeUp } from './platform/jobs/create-wake-up.ts';
import { startWorker } from './start-worker.ts';

test('the worker role finds due work through the directory, does it with its own rights, and stops cleanly', async () => {
  const portal = await newPortal();
  const email = await givePassword(portal.tenantId, portal.ownerId, goodPassword);
  // What other tests left to do would come first.
  await owner.query('delete from jobs where tenant_id <> $1', [portal.tenantId]);
  const worker = await startWorker(settings, urls.workerUrl, pino({ level: 'silent' }), createWakeUp());
  await run(
    requestPasswordReset,
    { kind: 'visitor', tenantId: lobby, userId: null, permissions: new Set() },
    { email },
  );
  let status: string | undefined;
  for (let look = 0; look < 600 && status !== 'sent'; look += 1) {
    await sleep(50);
    status = (await owner.query('select status from letters where tenant_id = $1', [portal.tenantId])).rows[0]?.status;
  }
  await worker.stop();
  assert.equal(status, 'sent');
});
