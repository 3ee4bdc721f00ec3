import { fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { counterpartyRefs } from './counterparty-refs.ts';

/** Refuses counterparties that are not there, each at its place in the list `field`. */
export async function checkCounterparties(db: Db, ids: readonly string[], field: string): Promise<void> {
  if (ids.length === 0) return;
  const known = await counterpartyRefs(db, ids);
  const faults = ids.flatMap((id, place) =>
    known.has(id) ? [] : fieldError(`/${field}/${place}`, 'not_found_reference', unknown),
  );
  if (faults.length > 0) throw invalid(faults);
}

const unknown = words('refers to a record that does not exist', 'ссылается на несуществующую запись');
