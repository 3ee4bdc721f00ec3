import Type from 'typebox';
import type { IncomingEDocument } from '../../../../../nouns/incoming-e-document.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command, inSteps, query } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { providerRefusals } from '../../../platform/integrations/provider-refusal.ts';
import type { TransferDocumentPorts } from '../../transfer-documents/arrivals/find-reader.ts';
import { fromOperator } from '../../transfer-documents/arrivals/origin.ts';
import { takeForPerson, takingRefuses } from '../../transfer-documents/arrivals/take-for-person.ts';
import { transferDocumentPreview } from '../../transfer-documents/transfer-document.ts';
import { downloadFrom } from '../download-from.ts';
import { asking } from '../e-document-rights.ts';
import { incomingEDocuments } from '../incoming-e-document.ts';
import type { Operators } from '../operators.ts';

/** Whoever may make incoming invoices takes what they are made of. */
const taking = { permission: 'invoices.create', scope: ['supplier_documents.write', 'finance.write'] } as const;

/** Fetched from the operator, read as an uploaded file is, and told that it came by the operator. */
export function takeIncoming(operators: Operators, readers: TransferDocumentPorts) {
  const ask = operators.asking(asking);
  return command({
    name: 'e-documents.take-incoming',
    summary: words('Take an incoming УПД into the import', 'Принять входящий УПД в импорт'),
    description:
      'Answers the transfer document, as it would be applied. The same document again, or one that was uploaded as a file before, is the one that is there: ' +
      'the same bytes are one document. What is no УПД is refused with `not_a_upd`.',
    ...taking,
    refuses: [...takingRefuses, ...providerRefusals, 'rate_limited'],
    alsoAnswers: [201],
    input: object({ id: id() }),
    output: transferDocumentPreview,
    run: inSteps,

    async steps(steps, { id }) {
      const came = (await steps.query(findTaken, { id })) as IncomingEDocument;
      const files = await ask(steps, came.operator, (open) => downloadFrom(open, { ids: came.ids, parts: [] }));
      const document = files.find(({ kind }) => kind === 'document');
      if (!document) throw withoutFile();
      const { name: fileName, bytes } = document;
      const origin = fromOperator({ operator: came.operator, operatorDocumentId: id, sender: came.sender.name });
      const shown = await takeForPerson(steps, readers, { fileName, bytes, origin });
      await steps.command(noteTaken, { id, transferDocumentId: shown.id });
      return shown;
    },
  });
}

const findTaken = query({
  name: 'e-documents.find-taken',
  summary: words('Find a document that is taken', 'Найти принимаемый документ'),
  ...taking,
  input: object({ id: id() }),
  output: Type.Unknown(),
  async run({ db }, { id }): Promise<IncomingEDocument> {
    const came = await incomingEDocuments.byId(db, id);
    if (came.kind !== 'upd') throw notUpd();
    return came;
  },
});

const noteTaken = command({
  name: 'e-documents.note-taken',
  summary: words('Note that a document was taken', 'Отметить принятый документ'),
  ...taking,
  input: object({ id: id(), transferDocumentId: id() }),
  output: Type.Unknown(),
  async run(ctx, { id, transferDocumentId }) {
    const held = await incomingEDocuments.lock(ctx.db, id);
    await incomingEDocuments.change(ctx, held, { transferDocumentId });
  },
});

const notUpd = () =>
  brokenRule('not_a_upd', words('Only a УПД is taken into the import.', 'В импорт принимается только УПД.'));

const withoutFile = () =>
  brokenRule(
    'document_not_downloaded',
    words('The operator gave no file of the document.', 'Оператор не отдал файл документа.'),
  );
