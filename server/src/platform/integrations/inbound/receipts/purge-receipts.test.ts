import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner, workerDoor } from '../../../../../test/harness.ts';
import { newInbound, send } from '../../../../../test/inbound.ts';
import { systemIn } from '../../../../kernel/access/actor.ts';
import { purgeReceipts } from './purge-receipts.ts';

test('receipts go after 90 days and are counted still; a key that was signed is kept a day, one that was named as long as its receipt', async () => {
  const { portal, pair, ask, map } = await newInbound();
  const { tenantId } = portal;
  await map({ event: 'named', operation: 'event.record', idempotencyPath: '$.id' });
  const receive = async (event: string, body: string, headers = {}) =>
    (await send({ ...pair, event, body, headers })).json.receiptId;
  const gone = await receive('named', '{"id":"old"}');
  const signed = await receive('probe', '{"a":1}');
  const named = await receive('named', '{"id":"young"}');
  const withHeader = await receive('probe', '{"a":2}', { 'webhook-id': 'msg' });
  const age = (id: string, days: number) =>
    owner.query(
      `update inbound_receipts set received_at = now() - $3 * interval '1 day' where tenant_id = $1 and id = $2`,
      [tenantId, id, days],
    );
  await age(gone, 91);
  for (const id of [signed, named, withHeader]) await age(id, 89);
  await workerDoor.command(purgeReceipts, systemIn(tenantId), {});

  const { rows } = await owner.query(
    'select id, replay_key is null and signed_key is null as spent from inbound_receipts where tenant_id = $1 order by id',
    [tenantId],
  );
  assert.deepEqual(rows, [
    { id: signed, spent: true },
    { id: named, spent: false },
    { id: withHeader, spent: false },
  ]);
  assert.equal((await ask('GET', '/webhook-endpoint')).json.receivedCount, 4);
  assert.equal((await ask('GET', `/receipts/${gone}`)).status, 404);
});
