import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';

/** Which of these keys of the store no row names. */
export const findOrphans = command({
  name: 'files.find-orphans',
  summary: words('Find content without a file', 'Найти содержимое без файла'),
  permission: 'signed-in',
  scope: null,
  input: object({ keys: Type.Array(Type.String(), { maxItems: 500 }) }),
  output: Type.Unknown(),
  async run(ctx, { keys }): Promise<string[]> {
    ctx.nothingChanged();
    const named = (table: Sql) =>
      ctx.db.many<{ storage_key: string }>(
        sql`select storage_key from ${table} where tenant_id = ${ctx.db.tenant} and storage_key = any(${keys}::text[])`,
      );
    const rows = (await Promise.all([named(raw('files')), named(raw('register_exports'))])).flat();
    const known = new Set(rows.map((row) => row.storage_key));
    return keys.filter((key) => !known.has(key));
  },
});
