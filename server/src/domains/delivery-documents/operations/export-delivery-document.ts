import Type from 'typebox';
import { lacksPermission, maySee } from '../../../kernel/access/actor.ts';
import { Download, download } from '../../../kernel/download.ts';
import { choice, id, object } from '../../../kernel/fields.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { printingRefuses } from '../../../platform/document-templates/printing/export-document.ts';
import { openFile } from '../../../platform/files/store-file.ts';
import { deliveryDocuments } from '../delivery-document.ts';
import { deliveryReading } from '../delivery-rights.ts';
import { keptPaper } from '../paper/kept-paper.ts';
import { printPaper } from '../paper/make-paper.ts';
import { readUpdFile } from '../upd/read-upd-file.ts';

export const exportDeliveryDocument = query({
  name: 'delivery-documents.export-delivery-document',
  summary: words('Export a delivery document', 'Выгрузить документ на доставку'),
  description:
    'The file that an issued document was issued with; a draft as it stands, by its template. `xml` is for a UPD alone: the seller’s part in format 5.03, windows-1251, ' +
    'to be signed with an operator. A paper with somebody’s passport needs `logistics.documents`.',
  ...deliveryReading,
  refuses: printingRefuses,
  input: object({
    id: id(),
    format: Type.Optional(choice(['pdf', 'xml'], 'Format; `pdf` unless given', { examples: ['pdf'] })),
  }),
  output: download('The document', ['application/pdf', 'application/xml']),
  run: inSteps,

  async steps(steps, { id, format = 'pdf' }) {
    if (format === 'xml') {
      const { name, bytes } = await steps.query(readUpdFile, { id });
      return new Download({ name, type: 'application/xml', size: bytes.length, body: bytes });
    }
    const { document, kept } = await steps.query(readPaper, { id });
    if (kept) {
      const body = await openFile(steps.services, kept.storageKey);
      return new Download({ name: kept.name, type: 'application/pdf', size: kept.size, body });
    }
    const { name, bytes } = await printPaper(steps, document);
    return new Download({ name, type: 'application/pdf', size: bytes.length, body: bytes });
  },
});

/** A document whose paper is asked for, and where the file of an issued one lies. */
export const readPaper = query({
  name: 'delivery-documents.read-paper',
  summary: words('Read what a paper is made of', 'Прочитать, из чего делается документ'),
  ...deliveryReading,
  input: object({ id: id() }),
  output: Type.Unknown(),

  async run({ db, actor }, { id }) {
    const document = await deliveryDocuments.byId(db, id);
    if (document.attorney && !maySee(actor, 'logistics.documents')) throw lacksPermission('logistics.documents');
    return { document, kept: await keptPaper(db, document) };
  },
});
