import Type from 'typebox';
import { instant, integer, object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { linkSeconds, sealLink } from './download-link.ts';
import { file, files } from './file.ts';

/** A file as somebody outside sees it. */
export const visitorFile = object(
  {
    fileName: file.fields.fileName,
    mimeType: file.fields.mimeType,
    sizeBytes: integer('Size in bytes', { minimum: 1 }),
    url: Type.String({ format: 'uri', title: 'Address to fetch it from' }),
    expiresAt: instant('It serves until'),
  },
  { title: 'Attachment' },
);

/** Files of this category are never shown outside. */
const internalCategory = 'internal';

export interface FileForVisitor {
  entityId: string;
  /** An employee has put it there, not somebody outside. */
  isOurs: boolean;
  shown: Type.Static<typeof visitorFile>;
}

/** Clean files of records for somebody without an account who has shown that he may read them; their links serve five minutes. */
export async function filesForVisitors(
  { db, services }: Pick<ReadContext, 'db' | 'services'>,
  entityType: string,
  entityIds: readonly string[],
): Promise<FileForVisitor[]> {
  if (entityIds.length === 0) return [];
  const clean = files.select(
    db,
    sql`file.entity_type = ${entityType} and file.entity_id = any(${entityIds}::uuid[])
      and file.status = 'active' and file.scan_status = 'clean' and file.category is distinct from ${internalCategory}`,
  );
  const found = await files.read(db, sql`${clean} order by file.created_at, file.id`);
  const expiresAt = new Date(Date.now() + linkSeconds * 1000);
  return found.map(({ id: fileId, entityId, uploadedById, fileName, mimeType, sizeBytes }) => {
    const token = sealLink(services, { tenantId: db.tenant, userId: null, fileId, expiresAt });
    const url = `${services.publicUrl}/api/v1/files/download/${token}`;
    const shown = { fileName, mimeType, sizeBytes, url, expiresAt: expiresAt.toISOString() };
    return { entityId, isOurs: uploadedById !== null, shown };
  });
}

/** Those of one record. */
export const filesForVisitor = async (
  ctx: Pick<ReadContext, 'db' | 'services'>,
  entityType: string,
  entityId: string,
): Promise<Array<FileForVisitor['shown']>> =>
  (await filesForVisitors(ctx, entityType, [entityId])).map(({ shown }) => shown);
