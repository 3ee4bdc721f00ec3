import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Letters about a record that have not left yet leave no more. */
export const withdrawLetters = ({ db }: WriteContext, aboutId: string): Promise<number> =>
  db.execute(sql`
    update letters set status = 'withdrawn', variables = null, updated_at = now()
    where tenant_id = ${db.tenant} and about_id = ${aboutId} and status = 'queued'`);
