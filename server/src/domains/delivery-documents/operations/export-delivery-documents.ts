import { buffer } from 'node:stream/consumers';
import Type from 'typebox';
import { lacksPermission, maySee } from '../../../kernel/access/actor.ts';
import { download } from '../../../kernel/download.ts';
import { choice, exampleId, id, object } from '../../../kernel/fields.ts';
import { inSteps, query, type Steps } from '../../../kernel/operation.ts';
import { brokenRule, notFound, refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { archiveOf } from '../../../platform/document-templates/printing/archive-of.ts';
import { printingRefuses } from '../../../platform/document-templates/printing/export-document.ts';
import { openFile } from '../../../platform/files/store-file.ts';
import { deliveryDocument, deliveryDocuments } from '../delivery-document.ts';
import { deliveryExporting } from '../delivery-rights.ts';
import { printPaper } from '../paper/make-paper.ts';
import { readPaper } from './export-delivery-document.ts';

const most = 200;

const selection = {
  documentIds: Type.Optional(Type.Array(id(), { maxItems: 1_000, uniqueItems: true, title: 'Documents' })),
  procurementId: Type.Optional(id('Requisition whose documents are wanted; archived ones are left out')),
};

export const exportDeliveryDocuments = query({
  name: 'delivery-documents.export-delivery-documents',
  summary: words('Export many delivery documents', 'Выгрузить несколько документов на доставку'),
  description:
    'Up to 200 PDFs in one ZIP: those that are named, or those of a requisition; with both, those of the named ones that are of the requisition. Neither is ' +
    'refused with `invalid_filter`, more than 200 with `too_many_documents`, and where there is none nothing is found. Files are named `kind_number_date.pdf`; ' +
    'of files with the same name the later have a number. Each is made while the archive is sent.',
  ...deliveryExporting,
  refuses: [...printingRefuses, 'invalid_filter'],
  input: object(
    { format: choice(['pdf_zip'], 'Format', { examples: ['pdf_zip'] }), ...selection },
    { examples: [{ format: 'pdf_zip', documentIds: [exampleId] }] },
  ),
  output: download('The documents', ['application/zip']),
  run: inSteps,

  async steps(steps, { format: _, ...selected }) {
    const ids = await steps.query(findExported, selected);
    return archiveOf('Документы на доставку.zip', ids, (id) => paperOf(steps, id));
  },
});

/** The file of an issued document as it lies, a draft as it stands. */
async function paperOf(steps: Steps, id: string) {
  const { document, kept } = await steps.readOn(readPaper, { id });
  if (kept) return { name: kept.name, bytes: await buffer(await openFile(steps.services, kept.storageKey)) };
  return printPaper(steps, document);
}

/** All of them are found before the first byte. */
const findExported = query({
  name: 'delivery-documents.find-exported',
  summary: words('Find the documents of an archive', 'Найти документы для архива'),
  ...deliveryExporting,
  refuses: ['invalid_filter', 'not_found', 'business_rule_violated'],
  input: object(selection),
  output: Type.Array(id()),

  async run({ db, actor }, { documentIds, procurementId }) {
    if (documentIds === undefined && procurementId === undefined) throw refuse('invalid_filter', nothingAsked);
    if ((documentIds?.length ?? 0) > most) throw tooMany();
    const named =
      documentIds === undefined ? sql`paper.archived_at is null` : sql`paper.id = any(${documentIds}::uuid[])`;
    const within = procurementId === undefined ? sql`true` : sql`paper.requisition_id = ${procurementId}`;
    const selected = deliveryDocuments.select(db, sql`${named} and ${within}`);
    const found = await deliveryDocuments.read(
      db,
      sql`${selected} order by paper.document_date, paper.kind, paper.number limit ${most + 1}`,
    );
    if (found.length > most) throw tooMany();
    if (found.length === 0 || found.length < (documentIds?.length ?? 0)) throw notFound(deliveryDocument.noun);
    if (found.some(({ attorney }) => attorney) && !maySee(actor, 'logistics.documents'))
      throw lacksPermission('logistics.documents');
    return found.map(({ id }) => id);
  },
});

const nothingAsked = words(
  'Say which documents: `documentIds` or `procurementId`.',
  'Укажите, какие документы нужны: `documentIds` или `procurementId`.',
);

const tooMany = () =>
  brokenRule(
    'too_many_documents',
    words(`An archive holds at most ${most} documents.`, `В архиве может быть не больше ${most} документов.`),
    { limit: most },
  );
