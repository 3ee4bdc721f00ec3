import type { StockCount } from '../../../../nouns/stock-count.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

export const uncountedWays = ['leave', 'zero'] as const;

/** What becomes of lines that nobody counted: left as they are, counted as none, or refused until somebody says which. */
export async function settleUncounted(
  { db, actor }: WriteContext,
  { id, lineCount, countedCount }: StockCount,
  way: (typeof uncountedWays)[number] | undefined,
): Promise<void> {
  const left = lineCount - countedCount;
  if (left === 0 || way === 'leave') return;
  if (way === undefined) throw notCounted(left, lineCount);
  await db.execute(sql`
    update stock_count_lines line set counted_quantity = 0, counted_at = portal_now(), counted_by = ${actor.userId},
      version = line.version + 1, updated_at = portal_now(), updated_by = ${actor.userId}
    where line.tenant_id = ${db.tenant} and line.count_id = ${id} and line.counted_quantity is null`);
}

const notCounted = (left: number, all: number) =>
  brokenRule(
    'not_all_counted',
    words(
      `${left} of ${all} items are not counted. Count them, or say in uncounted whether they are left as they are or are not there.`,
      `Не посчитано позиций: ${left} из ${all}. Посчитайте их или укажите в uncounted, оставить их как есть или списать в ноль.`,
    ),
    { field: 'uncounted', uncounted: left, lineCount: all },
  );
