import type { Arrival } from '../../../../../nouns/transfer-document.ts';
import type { TransferPreview } from '../../../../../nouns/transfer-preview.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { journal } from '../journal.ts';
import { recordKept, transferDocumentFiles } from '../kept-file.ts';
import { previewDocument } from '../matching/preview-document.ts';
import { holdDocument, transferDocuments, wholeDocument } from '../transfer-document.ts';
import { arrivalOf } from './arrival-of.ts';
import type { Origin } from './origin.ts';
import type { ReadDocument } from './read-document.ts';

/** A document that has come more often says so of its first arrivals alone. */
const mostArrivals = 20;

/** The same bytes came before: the document stays as it is, and gains the way it came now if that is another one. */
export async function takeAgain(ctx: WriteContext, input: ReadDocument): Promise<TransferPreview> {
  const { installationId, sha256, fileName, fileSize, files, origin } = input;
  const { id } = await ctx.db.one<{ id: string }>(sql`
    select id from transfer_documents where tenant_id = ${ctx.db.tenant} and sha256 = ${sha256}`);
  const { record } = await holdDocument(ctx.db, id);
  // Its file may have been removed since: what is uploaded again is there again.
  const originals = files.filter(({ category }) => category === 'original');
  const kept = await recordKept(ctx, transferDocumentFiles, id, originals);
  const isAnother = record.arrivals.length < mostArrivals && !record.arrivals.some((one) => isSame(one, origin));
  if (isAnother) {
    const arrivals = [...record.arrivals, arrivalOf(ctx, input)];
    const sources = [...new Set(arrivals.map(({ source }) => source))];
    await transferDocuments.change(ctx, record, { arrivals }, { fact: 'received', columns: { sources } });
  } else if (kept === 0) ctx.nothingChanged();
  ctx.respond({ status: 200 });
  await journal(ctx, installationId, {
    direction: 'INBOUND',
    status: isAnother ? 'ok' : 'skipped',
    event: origin.source === 'file' ? 'document.uploaded' : 'document.arrived',
    message: isAnother
      ? words('A document that is known came in another way too.', 'Известный документ пришёл ещё одним путём.')
      : words('This document was uploaded before.', 'Этот документ уже загружали.'),
    documentId: id,
    details: { fileName, fileSize, source: origin.source },
  });
  return previewDocument(ctx, await wholeDocument(ctx.db, id));
}

/** However often a person uploads a file, he is one way it came; letters and documents of operators are told apart. */
const isSame = (one: Arrival, other: Origin) =>
  one.source === other.source && one.letterId === other.letterId && one.operatorDocumentId === other.operatorDocumentId;
