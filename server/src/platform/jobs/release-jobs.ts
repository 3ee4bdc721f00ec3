import Type from 'typebox';
import { id, object } from '../../kernel/fields.ts';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Makes due at once what these workers had in hand. What one of them is marking done at this very moment is left to it. */
export const releaseJobs = command({
  name: 'jobs.release-jobs',
  summary: words('Give back jobs of dead workers', 'Вернуть задания умерших процессов'),
  permission: 'signed-in',
  scope: null,
  input: object({ holders: Type.Array(id()) }),
  output: Type.Unknown(),
  run: (ctx, { holders }) => {
    ctx.nothingChanged();
    return ctx.db.execute(sql`
      with left_behind as materialized (
        select id from jobs where tenant_id = ${ctx.db.tenant} and finished_at is null and holder = any(${holders}) for update skip locked)
      update jobs set due_at = now(), holder = null
      where tenant_id = ${ctx.db.tenant} and id in (select id from left_behind)`);
  },
});
