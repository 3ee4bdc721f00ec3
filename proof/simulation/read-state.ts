import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';
import type { State } from './rows.ts';

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** What `stateOf` says of the model, read from PostgreSQL. */
export async function readState(owner: Pool, tenantId: string): Promise<State> {
  const read = async (columns: readonly string[], table: string) => {
    const text = `select ${columns.join(', ')} from ${table} where tenant_id = $1 order by id`;
    return (await owner.query({ text, values: [tenantId], rowMode: 'array', name: table })).rows;
  };
  const [deliveries, subscriptions, jobs] = await Promise.all([
    read(
      ['id', 'status', 'attempt_count', 'step', 'trigger', ms('next_attempt_at'), 'lease', 'holder', ms('finished_at')],
      'webhook_deliveries',
    ),
    read(
      [
        ...['id', 'status', 'disabled_reason', 'recovering', ms('paused_until'), ms('failing_since')],
        ...[ms('last_failed_at'), 'failed_attempts', 'last_fault', 'warned_hours'],
      ],
      'webhook_subscriptions',
    ),
    read(['id', ms('due_at'), 'attempts', 'lease', 'holder', ms('finished_at'), 'failed'], `jobs`),
  ]);
  return { deliveries, subscriptions, jobs } as unknown as State;
}
