import { setTimeout as pause } from 'node:timers/promises';
import { StartRefused } from '../../../kernel/problems/start-refused.ts';
import { codeOf, type Owner } from '../../postgres/connect-owner.ts';

const lock = (what: string) => `select pg_advisory_xact_lock(hashtextextended('${what}' || $1::uuid, 0))`;

/** One command at a time moves a portal; the lock ends with the connection. */
export async function demandAlone(owner: Owner, tenantId: string): Promise<void> {
  const { rows } = await owner.query<{ mine: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('portal move ' || $1::uuid, 0)) as mine`,
    [tenantId],
  );
  if (!rows[0]?.mine) throw new StartRefused('The portal is being moved by another command.');
}

/**
 * From now until the transaction ends no worker takes a delivery or a job of the portal. Waits for those under way: what was begun
 * at the source is told of by the source.
 */
export async function pauseWorkers(holder: Owner, tenantId: string, patienceSeconds: number): Promise<void> {
  await holder.query(lock('claim'), [tenantId]);
  await holder.query(lock('portal work '), [tenantId]);
  const until = Date.now() + patienceSeconds * 1_000;
  for (;;) {
    const { rows } = await holder.query<{ deliveries: number; jobs: string[] }>(underWay, [tenantId]);
    const { deliveries = 0, jobs = [] } = rows[0] ?? {};
    if (deliveries === 0 && jobs.length === 0) return;
    if (Date.now() > until)
      throw new StartRefused(
        `${deliveries} deliveries and ${jobs.length} jobs (${[...new Set(jobs)].join(', ')}) were still under way after ${patienceSeconds} s: try again when they are done, or wait longer by --patience SECONDS.`,
      );
    await pause(100);
  }
}

const underWay = `
  select (select count(*)::int from webhook_deliveries
      where tenant_id = $1 and status = 'in_flight' and next_attempt_at > clock_timestamp()) as deliveries,
    array(select name from jobs where tenant_id = $1 and finished_at is null and holder is not null and due_at > clock_timestamp()) as jobs`;

export interface Hold {
  milliseconds(): number;
  /** Refuses to go on when writes have been held for too long. */
  demandTime(): void;
}

/** Holds the portal's writes until the transaction ends, and waits for the end of those that were begun. */
export async function holdWrites(holder: Owner, tenantId: string, seconds: number): Promise<Hold> {
  // The server itself ends a hold whose command does not answer any more.
  await holder.query(
    `set local lock_timeout = '${seconds}s'; set local statement_timeout = '${seconds}s'; set local idle_in_transaction_session_timeout = '${seconds}s'`,
  );
  const begun = performance.now();
  await holder.query(lock('portal writes '), [tenantId]).catch((error: unknown) => {
    // Whichever of the two limits comes first.
    throw ['55P03', '57014'].includes(codeOf(error) ?? '') ? tooLong(seconds) : error;
  });
  const milliseconds = () => Math.round(performance.now() - begun);
  return {
    milliseconds,
    demandTime() {
      if (milliseconds() > seconds * 1_000) throw tooLong(seconds);
    },
  };
}

const tooLong = (seconds: number) =>
  new StartRefused(
    `Writes would have been held for longer than ${seconds} s: try again when less is written, or allow more by --hold SECONDS.`,
  );
