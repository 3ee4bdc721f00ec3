import type { EDocument } from '../../../../../nouns/e-document.ts';
import { eDocumentFlow, endedEDocumentStatuses } from '../../../../../nouns/e-document-flow.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { eDocument } from '../e-document.ts';

/** What an operator has, or may have, is not given to it a second time until it is over there. */
export function refuseSent(current: EDocument | undefined) {
  if (!current) return;
  const { id, status, isInDoubt } = current;
  if ((endedEDocumentStatuses as readonly string[]).includes(status) && !isInDoubt) return;
  const { en, ru } = isInDoubt ? doubted : eDocumentFlow.statuses[status];
  throw conflict(
    'already_sent',
    words(
      `The operator was given this document already: ${en.toLowerCase()}.`,
      `Документ уже передан этому оператору: ${ru.toLowerCase()}.`,
    ),
    { documentStatus: status, isInDoubt, existing: { entityType: eDocument.type, entityId: id } },
  );
}

const doubted = words('the outcome is being checked', 'результат неизвестен, проверяем');
