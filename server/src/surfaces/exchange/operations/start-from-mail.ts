import Type from 'typebox';
import { choice, longText, object, text, unshown } from '../../../kernel/fields.ts';
import { Upload, upload } from '../../../kernel/intake/upload.ts';
import type { Job } from '../../../kernel/job.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { presentImport } from '../../../platform/exchange/import-job.row.ts';
import { importJob } from '../../../platform/exchange/import-job.ts';
import { insertImport } from '../../../platform/exchange/insert-import.ts';
import { keepPart, partBytes } from '../../../platform/exchange/stored-file.ts';
import { limits } from '../../../platform/spreadsheets/limits.ts';
import {
  admit,
  findParent,
  kindFields,
  kindNamed,
  kindsOf,
  modeOf,
  parentField,
  parentOf,
  type Served,
} from '../import-address.ts';
import { reachesBeside } from '../reach-beside.ts';
import { longestLetter } from '../read-letter.ts';
import { keepFile } from './start-import.ts';

/** Takes the text of a letter or an attachment; after that it is an ordinary import. */
export const startFromMail = (exchange: Served, readFile: Job) => {
  const kinds = kindsOf(exchange).filter(({ fromLetter }) => fromLetter);
  return command({
    name: `${exchange.kind}.start-from-mail`,
    summary: words('Import from a letter', 'Импорт из письма'),
    description:
      'The text of a letter, or an attachment: plain text, XLSX, ODS, CSV or TSV. As JSON or as a form; a form is needed for an attachment. ' +
      'Lines are recognised by quantities and units, prices by sums of money; quoted letters and signatures are left out. Each row of the preview ' +
      'tells how sure its reading is and which words of the text (trimmed, in NFC) its values came from. Nothing is written before the preview is ' +
      'applied; prices of a supplier become one quote of his then, which `result.made` names.',
    ...exchange.importing,
    refuses: ['conflict', 'file_too_large', 'unsupported_file_type', 'file_malformed'],
    input: object({
      ...parentField(exchange),
      ...kindFields(kinds),
      text: Type.Optional(
        longText(longestLetter, 'Text of the letter', {
          examples: ['Добрый день!\nНужно: цемент М500 — 20 шт, песок 3 т'],
        }),
      ),
      attachment: Type.Optional(
        unshown(upload('Attachment of the letter, instead of its text', { maxBytes: limits.file })),
      ),
      subject: Type.Optional(text(200, 'Subject; names the import', { examples: ['Заявка на объект'] })),
      mode: Type.Optional(choice(exchange.modes, '`append` unless given')),
    }),
    output: importJob.view,

    async run(ctx, input) {
      await findParent(ctx, exchange, input);
      const { kind = exchange.kind, text: letter, attachment, subject, supplierId } = input;
      if (attachment !== undefined && !(attachment instanceof Upload)) throw notAFile;
      if ((letter === undefined) === (attachment === undefined)) throw eitherOr;
      const bytes = Buffer.from(letter ?? '');
      const row = {
        tenant_id: ctx.db.tenant,
        kind,
        parent_id: parentOf(exchange, input),
        source: attachment ? ('mail_attachment' as const) : ('mail_text' as const),
        status: 'parsing',
        mode: modeOf(kinds, kind, input.mode ?? 'append'),
        file_name: attachment?.fileName || subject || 'Письмо',
        file_size: attachment?.size ?? bytes.length,
        parameters: { ...(supplierId && { supplierId }) },
        reaches_beside: reachesBeside(ctx.actor, kindNamed(exchange, kind)),
        created_by: ctx.actor.userId,
        updated_by: ctx.actor.userId,
      };
      await admit(ctx, exchange, row);
      const written = { ...row, parameters: JSON.stringify(row.parameters) };
      const made = await insertImport(ctx.db, written);
      if (attachment) await keepFile(attachment.path, (part, piece) => keepPart(ctx.db, made.id, part, piece));
      else await keepText(ctx, made.id, bytes);
      await ctx.enqueue(readFile, { jobId: made.id, userId: ctx.actor.userId });
      const job = presentImport(made, ctx.language);
      ctx.record(importJob.fact('created', job));
      return job;
    },
  });
};

async function keepText(ctx: WriteContext, jobId: string, bytes: Buffer) {
  for (let part = 0; part * partBytes < bytes.length; part += 1)
    await keepPart(ctx.db, jobId, part, bytes.subarray(part * partBytes, (part + 1) * partBytes));
}

const notAFile = invalidField('/attachment', 'type', words('must be sent as a file', 'передайте файлом'));

const eitherOr = invalidField(
  '/text',
  'required',
  words('give the text or an attachment, one of the two', 'передайте текст или вложение, одно из двух'),
);
