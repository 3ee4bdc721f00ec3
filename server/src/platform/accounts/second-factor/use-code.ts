import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { RightCode } from './check-code.ts';

/** Takes a right code, once: false where another request was faster, or the factor is another by now. */
export async function useCode(db: Db, userId: string, code: RightCode): Promise<boolean> {
  const used = await db.execute(
    'step' in code
      ? sql`
        update second_factors set last_step = ${code.step}
        where tenant_id = ${db.tenant} and user_id = ${userId} and confirmed_at is not null and last_step < ${code.step}`
      : sql`
        update recovery_codes set used_at = now()
        where tenant_id = ${db.tenant} and user_id = ${userId} and digest = ${code.recovery} and used_at is null`,
  );
  return used === 1;
}
