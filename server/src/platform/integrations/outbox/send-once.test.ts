import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { newPortal, run, workerDoor } from '../../../../test/harness.ts';
import { letterConnector, openLetterOffice, orderLetter } from '../../../../test/letter-office.ts';
import { serveConnectors } from '../../../../test/serve-connectors.ts';
import type { AnyCommand, Steps } from '../../../kernel/operation.ts';
import { asSystemIn } from '../../door/as-system-in.ts';
import { internal } from '../../door/visit.ts';
import { connectorsOf } from '../installation.row.ts';
import { retryWrite } from './retry-write.ts';
import { sendOnce } from './send-once.ts';
import { takeWrite } from './take-write.ts';

const blind = letterConnector('paused-letters', { searches: false });
const office = await openLetterOffice();
const kit = await serveConnectors([blind]);
const connectors = connectorsOf([blind]);

/** A letter whose sender stands still for so long once it has taken it, while others do something. */
async function sendAfterStandingStill(t: TestContext, ms: number, meanwhile: (letter: Letter) => Promise<unknown>) {
  const portal = await newPortal();
  const { id: installationId, token } = await kit.install(portal, 'paused-letters', { url: office.url });
  const entryId: string = await run(orderLetter, portal.owner, { installationId });
  const asSystem = asSystemIn(workerDoor, portal.tenantId, internal);
  const now = performance.now.bind(performance);
  const command = async (op: AnyCommand, input: never) => {
    const result = await asSystem.command(op, input);
    if (op.name !== 'integrations.take-write') return result;
    await meanwhile({ portal, installationId, entryId, asSystem });
    t.mock.method(performance, 'now', () => now() + ms);
    return result;
  };
  const before = office.taken.length;
  await sendOnce(connectors)({ command } as never, { services: workerDoor.services, asSystem }, entryId, {
    isAwaited: false,
  });
  t.mock.restoreAll();
  const list = `/api/v1/integrations/installations/${installationId}/outbox`;
  const { json } = await kit.ask('GET', list, { token });
  return { entry: json.items[0], sent: office.taken.length - before };
}

interface Letter {
  portal: Awaited<ReturnType<typeof newPortal>>;
  installationId: string;
  entryId: string;
  asSystem: Steps['asSystem'];
}

test('a write whose sender stood still before it sent is not sent a second time by it after a person had it sent again', async (t) => {
  const { entry, sent } = await sendAfterStandingStill(
    t,
    900_000,
    async ({ portal, installationId, entryId, asSystem }) => {
      // Another worker finds it and cannot know; a person sees that the provider has nothing, and has it sent again.
      await asSystem.command(takeWrite(connectors), { entryId });
      await run(retryWrite, portal.owner, { id: installationId, entryId });
      await sendOnce(connectors)(asSystem, { services: workerDoor.services, asSystem }, entryId, { isAwaited: false });
    },
  );
  assert.equal(sent, 1);
  assert.equal(entry.status, 'done');
});

test('a write whose sender stood still, and that nobody else took, waits for its next turn and says why', async (t) => {
  const { entry, sent } = await sendAfterStandingStill(t, 11_000, async () => {});
  assert.equal(sent, 0);
  assert.equal(entry.status, 'pending');
  assert.equal(entry.lastError.kind, 'unavailable');
});

test('a sender that was only slow sends', async (t) => {
  const { entry, sent } = await sendAfterStandingStill(t, 5_000, async () => {});
  assert.equal(sent, 1);
  assert.equal(entry.status, 'done');
});
