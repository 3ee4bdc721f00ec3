import Type from 'typebox';
import { id, integer, object, text } from '../../../kernel/fields.ts';
import type { RefusedStatement } from '../../../kernel/integrations/ports/statements.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { journal } from '../journal.ts';

/** What a step of an upload knows of the file. */
export const aboutFile = {
  installationId: id('Installation'),
  fileName: text(255, 'File'),
  fileSize: integer('Bytes'),
  sha256: Type.String(),
};

/** A file that is no statement leaves a line in the journal, and nothing else. */
export const noteRefusal = command({
  name: 'bank-files.note-refusal',
  summary: words('Note a refused file', 'Отметить отклонённый файл'),
  permission: 'payments.create',
  scope: ['finance.write'],
  input: object({ ...aboutFile, refused: Type.Unsafe<RefusedStatement>({}) }),
  output: Type.Unknown(),
  async run(ctx, { installationId, fileName, fileSize, refused }) {
    ctx.nothingChanged();
    await journal(ctx, installationId, {
      direction: 'INBOUND',
      status: 'failed',
      event: 'statement.imported',
      message: refused.detail,
      details: { fileName, fileSize, reason: refused.code, line: refused.line ?? null },
    });
  },
});
