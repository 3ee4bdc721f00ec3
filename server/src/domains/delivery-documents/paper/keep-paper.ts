import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { recordFile } from '../../../platform/files/record-file.ts';
import type { MadePaper } from './make-paper.ts';

export const madePaper = object({
  fileName: Type.String(),
  mimeType: Type.String(),
  sizeBytes: Type.Integer(),
  sha256: Type.String(),
  storageKey: Type.String(),
});

interface Kept {
  fileId: string;
  /** The bytes lie under this record already: those that were put into the store are not needed. */
  isKnown: boolean;
}

/** A file that stays with its document, where the same bytes are kept once. */
export async function keepPaper(ctx: WriteContext, entityId: string, made: MadePaper): Promise<Kept> {
  const id = uuidv7();
  const kept = await recordFile(ctx, { id, entityType: 'generatedDocument', entityId, category: 'issued', ...made });
  if (kept) return { fileId: id, isKnown: false };
  const { fileId } = await ctx.db.one<{ fileId: string }>(sql`
    select id as "fileId" from files where tenant_id = ${ctx.db.tenant} and entity_type = 'generatedDocument' and entity_id = ${entityId}
      and sha256 = ${made.sha256} and status = 'active'`);
  return { fileId, isKnown: true };
}
