import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, owner, run, workerDoor } from '../../../../test/harness.ts';
import { letterConnector, openLetterOffice, orderLetter } from '../../../../test/letter-office.ts';
import { serveConnectors } from '../../../../test/serve-connectors.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import type { OwnWrite } from '../../../kernel/integrations/call.ts';
import { listWritten } from './list-written.ts';

const office = await openLetterOffice();
const kit = await serveConnectors([letterConnector('kept-letters', { searches: true })]);

test('a connector sees what its installation wrote and the provider has, the oldest first, for 90 days', async () => {
  const portal = await newPortal();
  const { id } = await kit.install(portal, 'kept-letters', { url: office.url });
  const order = () => run(orderLetter, portal.owner, { installationId: id });
  const seen = async (operation = 'letters.send', installationId = id) => {
    const { result } = await workerDoor.query(listWritten, systemIn(portal.tenantId), {
      id: installationId,
      operation,
    });
    return (result as OwnWrite[]).map(({ externalId }) => externalId);
  };

  const [first, second] = [await order(), await order()];
  assert.deepEqual(await seen(), [], 'what waits is not there yet');
  await kit.drain(portal);
  assert.deepEqual((await seen()).toSorted(), ['1', '2']);
  office.from('refuses');
  await order();
  await kit.drain(portal);
  assert.equal((await seen()).length, 2, 'what was refused is not there');

  const age = (entry: string, days: number) =>
    owner.query(
      `update integration_outbox set created_at = now() - $3 * interval '1 day' where tenant_id = $1 and id = $2`,
      [portal.tenantId, entry, days],
    );
  await age(second, 10);
  const [oldest] = await seen();
  await age(second, 91);
  assert.deepEqual((await seen()).includes(oldest ?? ''), false);
  assert.equal((await seen()).length, 1);
  assert.notEqual(first, second);
  assert.deepEqual(await seen('letters.burn'), []);
  assert.deepEqual(await seen('letters.send', first), [], 'nor what another installation wrote');
});
