import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Move } from './move.ts';

/** A movement is taken back once. Asked after its balance was locked, so that of two at once the second sees the first. */
export async function refuseReversed(db: Db, moves: readonly Move[]): Promise<void> {
  const ids = moves.flatMap(({ reversesId }) => reversesId ?? []);
  if (ids.length === 0) return;
  const reversal = await db.first<{ id: string }>(sql`
    select id from stock_movements where tenant_id = ${db.tenant} and reverses_id = any(${ids}::uuid[]) limit 1`);
  if (reversal)
    throw brokenRule('already_reversed', words('The movement has already been reversed.', 'Движение уже отменено.'), {
      reversalId: reversal.id,
    });
}
