import type { EDocument } from '../../../../../nouns/e-document.ts';
import { eDocumentFlow } from '../../../../../nouns/e-document-flow.ts';
import type { EDocumentChange } from '../../../kernel/integrations/ports/e-document-state.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { KeptLine } from '../../../platform/integrations/log/write-log.ts';
import { ourStatus } from './our-status.ts';

/** The operator says what cannot follow on what it said before: the status stays, and the journal tells. */
export function outOfOrderLine(
  entityType: string,
  { id, status }: EDocument,
  { event, state }: EDocumentChange,
): KeptLine {
  const told = state ? ourStatus(state.status) : status;
  const { [told]: to, [status]: from } = eDocumentFlow.statuses;
  return {
    at: new Date().toISOString(),
    correlationId: null,
    direction: 'INBOUND',
    level: 'warning',
    event: 'e-documents.out_of_order',
    status: 'warning',
    message: words(
      `The operator says “${to.en}” of a document that is “${from.en}”. The status is left as it was: check the document with the operator.`,
      `Оператор сообщает «${to.ru}» о документе в статусе «${from.ru}». Статус оставлен прежним: проверьте документ у оператора.`,
    ),
    entityType,
    entityId: id,
    details: { eventId: event.id, eventName: event.name, status: state?.status ?? null },
  };
}
