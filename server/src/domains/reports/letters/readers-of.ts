import type { Db } from '../../../kernel/sql/db.ts';
import { type PersonToTell, peopleWith } from '../../../platform/users/people-to-tell.ts';

/** Those of these people who work here now and may read reports. */
export async function readersOf(db: Db, ids: readonly string[]): Promise<PersonToTell[]> {
  const wanted = new Set(ids);
  return (await peopleWith(db, 'reports.read')).filter(({ id }) => wanted.has(id));
}
