import type { Db } from '../../../../kernel/sql/db.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { files } from '../../../../platform/files/file.ts';
import type { PublicBatch } from './public-delivery.ts';

/** What drivers attach is told apart by its category. */
export const photoCategory = 'handover';

/** Photographs that drivers have sent of batches; what the company attached is not theirs to see. */
export async function photosOf(
  db: Db,
  batches: ReadonlyArray<{ id: string }>,
): Promise<ReadonlyMap<string, PublicBatch['photos']>> {
  if (batches.length === 0) return new Map();
  const sent = files.select(
    db,
    sql`file.entity_type = 'deliveryBatch' and file.entity_id = any(${batches.map(({ id }) => id)}::uuid[])
      and file.status = 'active' and file.category = ${photoCategory} and file.uploaded_by_id is null`,
  );
  const found = await files.read(db, sql`${sent} order by file.id`);
  return new Map(
    [...Map.groupBy(found, ({ entityId }) => entityId)].map(([batchId, of]) => [
      batchId,
      of.map(({ fileName, sizeBytes, createdAt }) => ({ fileName, sizeBytes, createdAt })),
    ]),
  );
}
