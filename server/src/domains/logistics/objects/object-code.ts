import { alreadyExists } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { nextNumber, numbered } from '../../../platform/numbers/next-number.ts';
import { logisticsObject } from './logistics-object.ts';

const holderOf = (db: Db, code: string, except: string | null) =>
  db.first<{ id: string }>(sql`
    select id from logistics_objects
    where tenant_id = ${db.tenant} and archived_at is null and id is distinct from ${except}
      and lower(code) = lower(${code} collate people)`);

/** A code belongs to one active object, whatever the case of its letters. */
export async function refuseTakenCode(db: Db, code: string | undefined, except: string | null = null): Promise<void> {
  const holder = code === undefined ? undefined : await holderOf(db, code, except);
  if (holder) throw alreadyExists('code', { entityType: logisticsObject.type, entityId: holder.id });
}

/** `LO-0001`: the next code that nobody has given by hand. */
export async function nextObjectCode(db: Db): Promise<string> {
  const code = numbered('LO', await nextNumber(db, { sequence: 'logistics-object' }));
  return (await holderOf(db, code, null)) ? nextObjectCode(db) : code;
}
