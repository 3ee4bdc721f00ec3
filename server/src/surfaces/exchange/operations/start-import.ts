import { open } from 'node:fs/promises';
import Type from 'typebox';
import { choice, object } from '../../../kernel/fields.ts';
import { upload } from '../../../kernel/intake/upload.ts';
import type { Job } from '../../../kernel/job.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { presentImport } from '../../../platform/exchange/import-job.row.ts';
import { importJob } from '../../../platform/exchange/import-job.ts';
import { insertImport } from '../../../platform/exchange/insert-import.ts';
import { keepPart, partBytes } from '../../../platform/exchange/stored-file.ts';
import { fileKind } from '../../../platform/spreadsheets/file-kind.ts';
import { malformed, RefusedFile, refusedFile } from '../../../platform/spreadsheets/file-refusal.ts';
import { limits } from '../../../platform/spreadsheets/limits.ts';
import {
  admit,
  kindFields,
  kindNamed,
  kindsOf,
  modeOf,
  parentField,
  parentOf,
  type Served,
} from '../import-address.ts';
import { reachesBeside } from '../reach-beside.ts';

/** Takes the file and enqueues reading it; the caller polls meanwhile. */
export const startImport = (exchange: Served, readFile: Job) => {
  const kinds = kindsOf(exchange);
  return command({
    name: `${exchange.kind}.start-import`,
    summary: words('Upload a file to import', 'Загрузить файл для импорта'),
    description:
      'XLSX, ODS, CSV or TSV of at most 200 000 rows. The answer comes at once with status `parsing`; poll the import until its ' +
      'preview is ready. Nothing is written to the portal before the preview is applied. Everything expires after 24 hours.',
    ...exchange.importing,
    refuses: ['conflict', 'file_too_large', 'unsupported_file_type', 'file_malformed'],
    input: object({
      ...parentField(exchange),
      ...kindFields(kinds),
      file: upload('File', {
        maxBytes: limits.file,
        mediaTypes: [
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'application/vnd.oasis.opendocument.spreadsheet',
          'text/csv',
          'text/tab-separated-values',
        ],
      }),
      mode: Type.Optional(choice(exchange.modes, '`upsert` unless given')),
    }),
    output: importJob.view,

    async run(ctx, input) {
      const { file, kind = exchange.kind, supplierId } = input;
      const row = {
        tenant_id: ctx.db.tenant,
        kind,
        parent_id: parentOf(exchange, input),
        status: 'parsing',
        mode: modeOf(kinds, kind, input.mode ?? 'upsert'),
        parameters: { ...(supplierId && { supplierId }) },
        reaches_beside: reachesBeside(ctx.actor, kindNamed(exchange, kind)),
        file_name: file.fileName || 'import',
        file_size: file.size,
        created_by: ctx.actor.userId,
        updated_by: ctx.actor.userId,
      };
      await admit(ctx, exchange, row);
      const written = { ...row, parameters: JSON.stringify(row.parameters) };
      const made = await insertImport(ctx.db, written);
      await keepFile(file.path, (part, bytes) => keepPart(ctx.db, made.id, part, bytes));
      await ctx.enqueue(readFile, { jobId: made.id, userId: ctx.actor.userId });
      const job = presentImport(made, ctx.language);
      ctx.record(importJob.fact('created', job));
      return job;
    },
  });
};

export async function keepFile(path: string, keep: (part: number, bytes: Buffer) => Promise<unknown>) {
  const file = await open(path);
  try {
    for (let part = 0; ; part += 1) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(partBytes), 0, partBytes, part * partBytes);
      if (part === 0) judge(buffer.subarray(0, bytesRead));
      if (bytesRead === 0) return;
      await keep(part, buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

/** A file that is not a table is refused at once; other errors are found while reading. */
function judge(head: Buffer) {
  try {
    if (head.length === 0) throw malformed('The file is empty', 'Файл пуст');
    fileKind(head);
  } catch (error) {
    throw error instanceof RefusedFile ? refusedFile(error.refusal) : error;
  }
}
