import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Lets go of the content of files removed 30 days ago, some at a time; answers where it lay. */
export const releaseRemoved = command({
  name: 'files.release-removed',
  summary: words('Let go of removed files', 'Освободить место удалённых файлов'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  async run(ctx): Promise<string[]> {
    ctx.nothingChanged();
    const rows = await ctx.db.many<{ storage_key: string }>(sql`
      with gone as (
        select id, storage_key from files
        where tenant_id = ${ctx.db.tenant} and status = 'removed' and removed_at < portal_now() - interval '30 days' and storage_key is not null
        limit 500 for update skip locked)
      update files set storage_key = null from gone where files.tenant_id = ${ctx.db.tenant} and files.id = gone.id
      returning gone.storage_key`);
    return rows.map((row) => row.storage_key);
  },
});
