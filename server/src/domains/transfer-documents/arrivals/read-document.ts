import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import type { TransferDocument } from '../../../kernel/integrations/ports/transfer-functions.ts';
import { keptFile } from '../kept-file.ts';
import { aboutFile } from '../operations/note-refusal.ts';

/** What a file was read as, the bytes that are kept of it, and where it came from. */
export const readDocument = object({
  ...aboutFile,
  sha256: Type.String(),
  document: Type.Unsafe<TransferDocument>({}),
  files: Type.Array(keptFile),
});

export type ReadDocument = Type.Static<typeof readDocument>;
