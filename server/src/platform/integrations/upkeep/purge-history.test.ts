import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner, workerDoor } from '../../../../test/harness.ts';
import { newInbound, send } from '../../../../test/inbound.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import { purgeHistory } from './purge-history.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('lines of the journal are shown for 90 days and go with their month, and writes that are over; what waits or is in doubt stays', async () => {
  const { portal, id, ask } = await newInbound();
  const { tenantId } = portal;
  for (const days of [130, 91, 89])
    await owner.query(
      `insert into integration_log (tenant_id, id, installation_id, at, direction, level, event, status, message)
       values ($1, id_at($3::timestamptz), $2, $3, 'INTERNAL', 'info', 'tests.line', 'ok', '{"en": "x", "ru": "x"}')`,
      [tenantId, id, daysAgo(days)],
    );
  for (const [status, days] of Object.entries({ done: 91, failed: 91, pending: 91, in_doubt: 91, running: 91 }))
    await owner.query(
      `insert into integration_outbox (tenant_id, installation_id, operation, payload, status, updated_at) values ($1, $2, 'x', '{}', $3, $4)`,
      [tenantId, id, status, daysAgo(days)],
    );
  await owner.query(
    `insert into integration_outbox (tenant_id, installation_id, operation, payload, status, updated_at) values ($1, $2, 'x', '{}', 'done', $3)`,
    [tenantId, id, daysAgo(89)],
  );
  await workerDoor.command(purgeHistory, systemIn(tenantId), {});

  const lines = await owner.query(`select 1 from integration_log where tenant_id = $1 and at < $2`, [
    tenantId,
    daysAgo(122),
  ]);
  assert.equal(lines.rowCount, 0);
  assert.equal((await ask('GET', '/logs?event=tests.line')).json.items.length, 1);
  const { rows } = await owner.query('select status from integration_outbox where tenant_id = $1 order by status', [
    tenantId,
  ]);
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['done', 'in_doubt', 'pending', 'running'],
  );
});

test('an address of webhooks that was replaced goes 90 days later, and what came by it stays counted', async () => {
  const { portal, pair, ask, id } = await newInbound();
  const { tenantId } = portal;
  await send({ ...pair, event: 'probe', body: '{"a":1}' });
  await ask('POST', '/webhook-endpoint/regenerate', {});
  const addresses = async () =>
    (await owner.query('select 1 from inbound_endpoints where tenant_id = $1 and installation_id = $2', [tenantId, id]))
      .rowCount;
  const ended = (days: number) =>
    owner.query('update inbound_endpoints set valid_until = $2 where tenant_id = $1 and valid_until is not null', [
      tenantId,
      daysAgo(days),
    ]);
  const purge = () => workerDoor.command(purgeHistory, systemIn(tenantId), {});

  await ended(91);
  await purge();
  assert.equal(await addresses(), 2, 'its receipts are kept still');
  await owner.query('delete from inbound_receipts where tenant_id = $1', [tenantId]);
  await owner.query(
    'update inbound_endpoints set received_before = 1 where tenant_id = $1 and valid_until is not null',
    [tenantId],
  );
  await ended(89);
  await purge();
  assert.equal(await addresses(), 2);
  await ended(91);
  await purge();
  assert.equal(await addresses(), 1);
  assert.equal((await ask('GET', '/webhook-endpoint')).json.receivedCount, 1);
  assert.equal((await send({ ...pair, event: 'probe', body: '{"a":2}' })).status, 404);
});
