import Type from 'typebox';
import { id, integer, object } from '../../kernel/fields.ts';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

export interface ClaimedJob {
  id: string;
  name: string;
  payload: Record<string, unknown>;
  /** This attempt included. */
  attempts: number;
}

/** Takes due jobs of a portal; who dies with them only delays them until the lease of the worker runs out, or that of the job. */
export const claimJobs = command({
  name: 'jobs.claim-jobs',
  summary: words('Claim due jobs', 'Взять задания в работу'),
  permission: 'signed-in',
  scope: null,
  input: object({
    holder: id(),
    lease: id(),
    leaseSeconds: Type.Number(),
    names: Type.Array(Type.String()),
    most: integer('Most'),
  }),
  output: Type.Unknown(),
  run: (ctx, { holder, lease, leaseSeconds, names, most }) => {
    ctx.nothingChanged();
    // Chosen once: a subquery that is run again for another row would choose others beside the first. Nothing is chosen while
    // the portal is moved.
    return ctx.db.many<ClaimedJob>(sql`
      with chosen as materialized (
        select id from jobs
        where tenant_id = ${ctx.db.tenant} and finished_at is null and due_at <= now() and name = any(${names})
          and (select pg_try_advisory_xact_lock_shared(hashtextextended('portal work ' || ${ctx.db.tenant}, 0)))
        order by due_at, id limit ${most} for update skip locked)
      update jobs set holder = ${holder}, lease = ${lease}, attempts = attempts + 1, due_at = now() + ${leaseSeconds} * interval '1 second'
      where tenant_id = ${ctx.db.tenant} and id in (select id from chosen)
      returning id, name, payload, attempts`);
  },
});
