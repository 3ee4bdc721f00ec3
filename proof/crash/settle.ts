import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from '../../bench/measure/open-connection.ts';
import { requestText } from '../../bench/measure/request-text.ts';
import { type Finding, finding } from '../finding.ts';
import type { Installation } from './start-installation.ts';

/** Both web processes answer. */
async function ready({ ports, key }: Installation): Promise<void> {
  for (const port of ports) while (!(await answers(port, key))) await pause(100);
}

/** Both web processes answer for the first time. Throws where a process cannot start. */
export async function firstReady(installation: Installation): Promise<void> {
  let stands = false;
  const fallen = async () => {
    for (; !stands; await pause(200)) {
      const [fall] = installation.ends.falls;
      if (fall) throw new Error(`${fall.name} does not start: ${fall.how}`);
    }
  };
  await Promise.race([ready(installation), fallen()]).finally(() => {
    stands = true;
  });
}

/** I12: within a minute after the last fault everything answers, nothing is left open, nothing is in flight. */
export async function settle(installation: Installation, patience: number): Promise<Finding[]> {
  const inTime = await Promise.race([
    ready(installation).then(() => true),
    pause(patience * 1000, false, { ref: false }),
  ]);
  const left = await deliveriesSettle(installation, patience);
  const [open] = await installation.rows<{ count: number }>(
    `select count(*)::int from pg_stat_activity where state like 'idle in transaction%' and state_change < now() - interval '5 seconds'`,
  );
  return [
    finding('I12 all answer within a minute', inTime ? [] : ['not ready']),
    finding('I12 no transaction stays open', open?.count ? [`${open.count} open`] : []),
    finding('I12 within a minute nothing stays in flight', left > 0 ? [`${left} events or deliveries`] : []),
  ];
}

async function answers(port: number, key: string): Promise<boolean> {
  const connection = await openConnection(port).catch(() => undefined);
  const reply = await connection
    ?.send(requestText('GET', '/api/v1/integration-api/catalog-items?limit=1', key))
    .catch(() => undefined);
  connection?.close();
  return reply?.status === 200;
}

/** A retry that waits for its hour is due now: the clock of the queue is turned forward, nothing else is touched. */
async function deliveriesSettle({ rows, tenantId }: Installation, patience: number): Promise<number> {
  for (let waited = 0; ; waited += 1) {
    await rows(
      `update webhook_deliveries set next_attempt_at = now() where tenant_id = $1 and status = 'pending' and next_attempt_at > now()`,
      [tenantId],
    );
    const [left] = await rows<{ count: number }>(
      `select (select count(*) from webhook_deliveries where tenant_id = $1 and status in ('pending', 'in_flight'))::int
         + (select count(*) from audit_events where tenant_id = $1 and position is null)::int
         + (select numbered - told from event_heads where tenant_id = $1)::int as count`,
      [tenantId],
    );
    if (left?.count === 0 || waited >= patience) return left?.count ?? 0;
    await pause(1_000);
  }
}
