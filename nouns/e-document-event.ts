import { eDocumentFlow, signatureStatuses } from './e-document-flow.ts';
import { choice, id, instant, longText, status, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

/** Something an operator told of a document. It is told with its document. */
export const eDocumentEvent = noun({
  type: 'e_document_event',
  words: words('Event of an electronic document', 'Событие электронного документа'),
  table: 'e_document_events',
  alias: 'event',
  audience: 'internal',
  displayName: 'name',
  facts: [],
  fields: {
    id: id(),
    eventId: text(200, 'Identifier at the operator', 'Идентификатор у оператора'),
    name: text(300, 'Name', 'Название').example('Получатель подписал документ'),
    at: instant('When, by the operator', 'Когда, по времени оператора'),
    status: status(eDocumentFlow).nullable().describe('Null where the operator told only that something happened.'),
    signatureStatus: choice(signatureStatuses, 'Signatures', 'Подписи').nullable(),
    statusText: longText(500, 'Status in the words of the operator', 'Статус словами оператора').nullable(),
    takenAt: instant('When it reached us', 'Когда получено'),
  },
});

export type EDocumentEventRecord = RecordOf<typeof eDocumentEvent>;
