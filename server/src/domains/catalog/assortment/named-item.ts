import type { WriteContext } from '../../../kernel/operation.ts';
import { archivedReference } from '../../../kernel/problems/archived-reference.ts';
import { unknownReference } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { catalogItem } from '../catalog-item.ts';

/** Locks the item that a body names: nobody's is unknown, an archived one may not be named anew. */
export async function lockNamedItem({ db }: WriteContext, catalogItemId: string) {
  const item = await db.first<{ name: string; archived: boolean }>(sql`
    select name, archived_at is not null as archived from catalog_items where tenant_id = ${db.tenant} and id = ${catalogItemId} for update`);
  if (!item) throw unknownReference('catalogItemId', catalogItem.noun);
  if (item.archived) throw archivedReference('catalogItemId', catalogItem, catalogItemId, item.name);
}
