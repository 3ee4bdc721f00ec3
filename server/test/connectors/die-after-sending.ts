import assert from 'node:assert/strict';
import { connectors } from '../../src/connectors/connectors.ts';
import { systemIn } from '../../src/kernel/access/actor.ts';
import { callConnector } from '../../src/platform/integrations/call-connector.ts';
import { connectorsOf } from '../../src/platform/integrations/installation.row.ts';
import { takeWrite } from '../../src/platform/integrations/outbox/take-write.ts';
import { type Portal, workerDoor } from '../harness.ts';

const take = takeWrite(connectorsOf(connectors));

/** A worker takes a write and sends it, and is no more before it can write down what came of it. */
export async function dieAfterSending({ tenantId }: Pick<Portal, 'tenantId'>, entryId: string): Promise<void> {
  const { result } = await workerDoor.command(take, systemIn(tenantId), { entryId });
  const taken = result as Awaited<ReturnType<(typeof take)['run']>>;
  assert.ok(taken, 'the write was not there to be taken');
  const { connector, connection, operation, write } = taken;
  const nobody = () => Promise.reject(new Error('This one is asked by a key'));
  const how = { services: workerDoor.services, correlationId: entryId, interactive: false };
  const { error } = await callConnector(
    connector,
    connection,
    { ...how, portal: { command: nobody, query: nobody } },
    (call) => operation.send(call, write),
  );
  assert.equal(error, null);
}
