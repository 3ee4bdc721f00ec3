import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

interface Sequence {
  sequence: string;
  period: string;
  last: number;
}

/** How far a sequence was when sample data began, and where it left it. */
export interface MovedSequence extends Sequence {
  before: number;
}

export const readNumbers = (db: Db): Promise<Sequence[]> =>
  db.many<Sequence>(sql`select sequence, period, last from number_sequences where tenant_id = ${db.tenant}`);

/** Sequences that gave numbers meanwhile. */
export function changedNumbers(before: readonly Sequence[], after: readonly Sequence[]): MovedSequence[] {
  const keyOf = ({ sequence, period }: Sequence) => `${sequence} ${period}`;
  const held = new Map(before.map((one) => [keyOf(one), one.last]));
  return after.map((one) => ({ ...one, before: held.get(keyOf(one)) ?? 0 })).filter((one) => one.last !== one.before);
}

/** Numbers go on from where they were, unless somebody has taken one after those of the sample. */
export const giveNumbersBack = (db: Db, moved: readonly MovedSequence[]) =>
  db.execute(sql`
    update number_sequences held set last = given.before
    from json_to_recordset(${JSON.stringify(moved)}::json) given(sequence text, period text, last bigint, before bigint)
    where held.tenant_id = ${db.tenant} and held.sequence = given.sequence and held.period = given.period and held.last = given.last`);
