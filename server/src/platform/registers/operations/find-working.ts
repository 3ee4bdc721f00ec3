import Type from 'typebox';
import type { RegisterExport } from '../../../../../nouns/register-export.ts';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { registerExports } from '../register-export.ts';

/** An export that is still to be written; nothing where it has ended or expired. */
export const findWorking = query({
  name: 'registers.find-working',
  summary: words('Find an export to write', 'Найти выгрузку, которую пора записать'),
  permission: 'internal',
  scope: null,
  input: object({ exportId: id() }),
  output: Type.Unknown(),
  async run({ db }, { exportId }): Promise<RegisterExport | null> {
    const working = sql`export.id = ${exportId} and export.status = 'working'`;
    const [found] = await registerExports.read(db, registerExports.select(db, working));
    return found ?? null;
  },
});
