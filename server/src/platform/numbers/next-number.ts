import type { Db } from '../../kernel/sql/db.ts';
import { type Sql, sql } from '../../kernel/sql/sql.ts';

interface Numbering {
  /** What is numbered, such as `user` or `sales-invoice`. */
  sequence: string;
  /** Numbers begin anew with each period, such as a year. */
  period?: string;
  /** The last number given before the sequence was kept: the number, or a statement that answers it as `last`, asked only when the sequence begins. */
  lastBefore?: number | Sql;
}

/**
 * The next whole number of a portal's sequence. The row stays locked until the transaction ends, so a number that
 * was not committed is given again: there are neither gaps nor doubles. Take it late, for others wait behind it.
 */
export async function nextNumber(db: Db, numbering: Numbering): Promise<number> {
  const [next] = await nextNumbers(db, 1, numbering);
  return next as number;
}

/** So many numbers in a row. */
export async function nextNumbers(db: Db, count: number, numbering: Numbering): Promise<number[]> {
  const last = await lastOf(db, count, numbering);
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}

async function lastOf(db: Db, count: number, { sequence, period = '', lastBefore = 0 }: Numbering): Promise<number> {
  if (typeof lastBefore === 'number') return begin(lastBefore);
  const held = await db.first<{ last: number }>(sql`
    update number_sequences set last = last + ${count}
    where tenant_id = ${db.tenant} and sequence = ${sequence} and period = ${period} returning last`);
  return held?.last ?? begin((await db.one<{ last: number }>(lastBefore)).last);

  /** Another may begin it at the same time: whoever comes second goes on from the first. */
  async function begin(before: number) {
    const { last } = await db.one<{ last: number }>(sql`
      insert into number_sequences as held (tenant_id, sequence, period, last)
      values (${db.tenant}, ${sequence}, ${period}, ${before + count})
      on conflict (tenant_id, sequence, period) do update set last = held.last + ${count}
      returning last`);
    return last;
  }
}

/** `U-0001`: the number with a prefix, at least four digits wide. */
export const numbered = (prefix: string, number: number) => `${prefix}-${String(number).padStart(4, '0')}`;
