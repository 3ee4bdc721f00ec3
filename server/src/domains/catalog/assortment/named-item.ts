import { archivedReference } from '../../../kernel/archived-reference.ts';
import { unknownReference } from '../../../kernel/errors.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';
import { catalogItem } from '../catalog-item.ts';

/** Locks the item that a body names: nobody's is unknown, an archived one may not be named anew. */
export async function lockNamedItem({ db }: WriteContext, catalogItemId: string) {
  const item = await db.first<{ name: string; archived: boolean }>(sql`
    select name, archived_at is not null as archived from catalog_items where tenant_id = ${db.tenant} and id = ${catalogItemId} for update`);
  if (!item) throw unknownReference('catalogItemId', catalogItem.noun);
  if (item.archived) throw archivedReference('catalogItemId', catalogItem, catalogItemId, item.name);
}
