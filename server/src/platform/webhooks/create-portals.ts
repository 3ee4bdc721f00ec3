import { systemIn } from '../../kernel/access/actor.ts';
import type { AnyCommand } from '../../kernel/operation.ts';
import { whenAway } from '../../kernel/problems/is-away.ts';
import { type Sql, sql, statement } from '../../kernel/sql/sql.ts';
import { freshDays } from '../audit/read-numbered.ts';
import type { Door } from '../door/create-door.ts';
import { dropMonths } from '../months/drop-months.ts';
import { idsSince } from '../months/ids-since.ts';
import type { Pool } from '../postgres/create-pool.ts';
import { keptDays } from './deliveries/kept-days.ts';

/** Most portals served in one round; the next round begins after the last of them. */
const most = 64;

/** The portals as a worker sees them: which have work, and a way to do it inside one of them. */
export function createPortals(pool: Pool, door: Door, only?: ReadonlySet<string>) {
  const ask = async (call: Sql): Promise<string[]> =>
    (await pool.query(statement(call))).rows.map(({ tenant_id }: { tenant_id: string }) => tenant_id);
  const ours = async (found: Promise<string[]>) =>
    (await found).filter((tenantId) => only === undefined || only.has(tenantId));
  const fresh = inTurn((beyond) =>
    ask(sql`select * from tenants_with_fresh_facts(${most}, ${beyond}, ${idsSince(freshDays)})`),
  );
  const due = inTurn((beyond) => ask(sql`select * from tenants_with_due_deliveries(${most}, ${beyond})`));

  const run = async <R>(tenantId: string, op: AnyCommand, input: unknown): Promise<R> =>
    (await door.command(op, systemIn(tenantId), input)).result as R;

  return {
    withFreshFacts: () => ours(fresh()),
    withDueDeliveries: () => ours(due()),
    withFailingWebhooks: () => ours(ask(sql`select * from tenants_with_failing_webhooks()`)),
    dropOldAttempts: () =>
      dropMonths(async (call) => (await pool.query(statement(call))).rows, 'webhook_attempts', keptDays),
    withWebhooks: () => ours(ask(sql`select * from tenants_with_webhooks()`)),
    run,
    /** The same, with what is answered for a portal that is being moved or has moved. */
    runIfHere: <R>(tenantId: string, op: AnyCommand, input: unknown, away: R): Promise<R> =>
      run<R>(tenantId, op, input).catch(whenAway(away)),
  };
}

export type Portals = ReturnType<typeof createPortals>;

const first = '00000000-0000-0000-0000-000000000000';

/** Takes portals in turn, round after round: a portal with a lot to do waits for the others like everybody. */
function inTurn(read: (beyond: string) => Promise<string[]>) {
  let last = first;
  return async (): Promise<string[]> => {
    const found = await read(last);
    const wrapped = found.length < most && last !== first ? await read(first) : [];
    const turn = [...new Set([...found, ...wrapped])].slice(0, most);
    last = turn.length < most ? first : (turn.at(-1) as string);
    return turn;
  };
}
