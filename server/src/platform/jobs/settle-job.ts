import Type from 'typebox';
import { choice, id, object } from '../../kernel/fields.ts';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Sql, sql } from '../../kernel/sql/sql.ts';

const endings = ['done', 'later', 'failed', 'kept', 'released'] as const;

/**
 * Says how it stands with a claimed job: done, to be tried later, given up, still in work, or handed back untried.
 * Only the holder of its lease may say so; a worker whose lease lapsed is not heard.
 */
export const settleJob = command({
  name: 'jobs.settle-job',
  summary: words('Settle a claimed job', 'Отметить состояние задания'),
  permission: 'signed-in',
  scope: null,
  input: object({
    id: id(),
    lease: id(),
    as: choice(endings, 'How it ended'),
    seconds: Type.Optional(Type.Number()),
    error: Type.Optional(Type.String()),
  }),
  output: Type.Unknown(),
  run: async (ctx, { id, lease, as, seconds = 0, error = null }) => {
    ctx.nothingChanged();
    const due = sql`due_at = now() + ${seconds} * interval '1 second'`;
    const changes: Record<(typeof endings)[number], Sql> = {
      done,
      later: sql`${due}, holder = null, last_error = ${error}`,
      failed: givenUp(error),
      kept: due,
      released: sql`${due}, holder = null, attempts = attempts - 1`,
    };
    return settle(ctx.db, { id, lease, change: changes[as] });
  },
});

export const done = sql`finished_at = now(), last_error = null`;

export const givenUp = (error: string | null) => sql`finished_at = now(), failed = true, last_error = ${error}`;

/** False when the lease is no longer ours. */
export const settle = async (db: Db, { id, lease, change }: { id: string; lease: string; change: Sql }) =>
  (await db.execute(sql`
    update jobs set ${change}
    where tenant_id = ${db.tenant} and id = ${id} and lease = ${lease} and finished_at is null`)) === 1;
