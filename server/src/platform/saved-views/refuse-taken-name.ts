import type { SavedView } from '../../../../nouns/saved-view.ts';
import { alreadyExists } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { savedView } from './saved-view.ts';

type Named = Pick<SavedView, 'ownerId' | 'list' | 'name'>;

/** One person has one view of a name on each page, whatever the case of its letters. */
export async function refuseTakenName(db: Db, { ownerId, list, name }: Named, except: string | null = null) {
  await db.execute(sql`select 1 from users where tenant_id = ${db.tenant} and id = ${ownerId} for no key update`);
  const holder = await db.first<{ id: string }>(sql`
    select id from saved_views
    where tenant_id = ${db.tenant} and owner_id = ${ownerId} and list = ${list} and lower(name) = lower(${name})
      and id is distinct from ${except}`);
  if (holder) throw alreadyExists('name', { entityType: savedView.type, entityId: holder.id });
}
