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

/** Clean files of a record for somebody without an account who has shown that he may read it; their links serve five minutes. */
export async function filesForVisitor(
  { db, services }: Pick<ReadContext, 'db' | 'services'>,
  entityType: string,
  entityId: string,
): Promise<Array<Type.Static<typeof visitorFile>>> {
  const clean = files.select(
    db,
    sql`file.entity_type = ${entityType} and file.entity_id = ${entityId}
      and file.status = 'active' and file.scan_status = 'clean' and file.category is distinct from ${internalCategory}`,
  );
  const shown = await files.read(db, sql`${clean} order by file.created_at, file.id`);
  const expiresAt = new Date(Date.now() + linkSeconds * 1000);
  return shown.map(({ id: fileId, fileName, mimeType, sizeBytes }) => {
    const token = sealLink(services, { tenantId: db.tenant, userId: null, fileId, expiresAt });
    return {
      ...{ fileName, mimeType, sizeBytes },
      url: `${services.publicUrl}/api/v1/files/download/${token}`,
      expiresAt: expiresAt.toISOString(),
    };
  });
}
