import Type from 'typebox';
import { integer, object } from '../../kernel/fields.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { recordFile } from '../../platform/files/record-file.ts';

/** As files name a transfer document. */
export const transferDocumentFiles = 'transferDocument';

/** A file whose bytes are in the store: the signed XML itself, or the archive it came in. */
export const keptFile = object({
  fileName: Type.String(),
  mimeType: Type.String(),
  sizeBytes: integer('Bytes'),
  sha256: Type.String(),
  category: Type.String(),
  storageKey: Type.String(),
});

export type KeptFile = Type.Static<typeof keptFile>;

/** Writes down the files of a record, and answers how many are new; what it holds already is left to be swept. */
export async function recordKept(
  ctx: WriteContext,
  entityType: string,
  entityId: string,
  files: readonly KeptFile[],
): Promise<number> {
  let recorded = 0;
  for (const file of files) if (await recordFile(ctx, { ...file, id: uuidv7(), entityType, entityId })) recorded += 1;
  return recorded;
}
