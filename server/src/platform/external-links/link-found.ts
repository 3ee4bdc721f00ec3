import type { Listing } from '../../kernel/lists/listing.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { touchRecords } from './touch-records.ts';

/** Records that outside identifiers name, and where they lie. */
export interface LinkedNoun {
  entityType: string;
  listing: Listing;
}

/**
 * Links a record that was known by something else, which shows it from then on. One that has another identifier in that system is
 * another record there.
 */
export async function linkFound(
  db: Db,
  { entityType, listing }: LinkedNoun,
  entityId: string,
  source: string,
  outside: string,
) {
  const made = await db.execute(sql`
    insert into external_links (tenant_id, entity_type, external_source, external_id, entity_id)
    values (${db.tenant}, ${entityType}, ${source}, ${outside}, ${entityId}) on conflict do nothing`);
  if (made === 0)
    throw refuse(
      'external_id_conflict',
      words(
        `The record found for ${source}:${outside} is linked to another identifier of ${source}.`,
        `Найденная для ${source}:${outside} запись уже связана с другим идентификатором в ${source}.`,
      ),
      { existing: { entityType, entityId } },
    );
  await touchRecords(db, listing, [entityId]);
}
