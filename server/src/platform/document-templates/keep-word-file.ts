import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { recordFile } from '../files/record-file.ts';
import type { TakenFile } from './take-word-file.ts';

/** What files of templates are attached to; only templates read them, so nobody takes one away from its template. */
const entityType = 'documentTemplate';

/** The row of a Word file of a template. A file that the template has had before is named again. */
export async function keepWordFile(ctx: WriteContext, templateId: string, { paths: _, ...file }: TakenFile) {
  const fileId = uuidv7();
  const made = await recordFile(ctx, { ...file, id: fileId, entityType, entityId: templateId });
  if (made) return { fileId, fileName: file.fileName };
  const held = await ctx.db.one<{ id: string }>(sql`
    select id from files
    where tenant_id = ${ctx.db.tenant} and entity_type = ${entityType} and entity_id = ${templateId} and sha256 = ${file.sha256}
      and status = 'active'`);
  return { fileId: held.id, fileName: file.fileName };
}
