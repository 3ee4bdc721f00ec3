import type { Db } from '../../kernel/sql/db.ts';
import type { RegisterColumn } from './columns-of.ts';
import { nameRecords } from './name-records.ts';
import type { Referred } from './referred.ts';
import { valueAt } from './register-cell.ts';

/** What the records are called that these rows refer to, by their identifiers. */
export function namesOfReferred(
  db: Db,
  columns: readonly RegisterColumn[],
  rows: readonly object[],
): Promise<ReadonlyMap<string, string>> {
  const byNoun = new Map<Referred, Set<string>>();
  for (const { refersTo, path } of columns) {
    if (!refersTo) continue;
    const ids = byNoun.get(refersTo) ?? new Set();
    for (const row of rows) {
      const id = valueAt(row, path);
      if (typeof id === 'string') ids.add(id);
    }
    byNoun.set(refersTo, ids);
  }
  return nameRecords(db, byNoun);
}
