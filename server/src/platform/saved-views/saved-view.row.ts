import type { Actor } from '../../kernel/access/actor.ts';
import { alreadyExists, notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { type SavedView, savedView } from './saved-view.ts';

export const viewColumns = raw(`
  kept.id, kept.owner_id as "ownerId", kept.list, kept.name, kept.is_shared as "isShared", kept.query,
  kept.version, kept.created_at as "createdAt", kept.updated_at as "updatedAt", kept.updated_by as "updatedBy"`);

/** A view its owner changes, locked until the transaction ends. What others share is changed by who looks after the company. */
export async function lockView(db: Db, actor: Actor, viewId: string): Promise<SavedView> {
  const keepsShared = actor.permissions.has('company_settings.update');
  const view = await db.first<SavedView>(sql`
    select ${viewColumns} from saved_views kept
    where kept.tenant_id = ${db.tenant} and kept.id = ${viewId}
      and (kept.owner_id = ${actor.userId} or (kept.is_shared and ${keepsShared}::boolean))
    for update of kept`);
  if (!view) throw notFound(savedView.noun);
  return view;
}

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
