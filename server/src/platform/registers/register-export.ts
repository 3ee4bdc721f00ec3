import { registerExport as declared, type RegisterExport } from '../../../../nouns/register-export.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { notFound } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { store } from '../records/store.ts';

export const registerExport = entityOf(declared);

export const registerExports = store(registerExport);

/** An export of the caller's own that has not expired; nobody else's is there for him. */
export async function ownExport({ db, actor }: ReadContext, id: string): Promise<RegisterExport> {
  const mine = sql`export.id = ${id} and export.created_by = ${actor.userId} and export.expires_at > portal_now()`;
  const [found] = await registerExports.read(db, registerExports.select(db, mine));
  if (!found) throw notFound(registerExport.noun);
  return found;
}
