import { setTimeout as pause } from 'node:timers/promises';
import { type Sql, sql } from '../../kernel/sql/sql.ts';

/** Answers rows of a statement that is sent outside any portal. */
type Ask = (call: Sql) => Promise<Array<{ part: string; gone: boolean }>>;

const tries = 5;

/**
 * Lets months of a table leave as a whole, whose last moment is so many days ago. Their table is locked for a moment: where
 * somebody reads it for longer than half a second, it is tried again a little later, and at last in an hour.
 */
export async function dropMonths(ask: Ask, whole: string, days: number, pauseMs = 2_000): Promise<string[]> {
  const gone: string[] = [];
  for (let turn = 1; ; turn += 1) {
    const months = await ask(sql`select * from drop_months(${whole}::regclass, ${days})`);
    gone.push(...months.filter((month) => month.gone).map(({ part }) => part));
    if (months.every((month) => month.gone) || turn === tries) return gone;
    await pause(pauseMs);
  }
}
