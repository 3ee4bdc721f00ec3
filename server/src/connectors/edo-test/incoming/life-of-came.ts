import type { EDocumentChange, EDocumentState } from '../../../kernel/integrations/ports/e-document-state.ts';
import { mannersOf } from '../../../kernel/manners-of.ts';
import { day, type Happening, hour } from '../answers.ts';
import type { CameDocument } from './came-document.ts';

interface Happened extends EDocumentChange {
  state: EDocumentState;
}

const arrived: Happening = {
  ...{ after: 0, name: 'Документ получен' },
  ...{ status: 'awaiting_recipient', signatureStatus: 'recipient_waiting' },
};

/** There are no pages of the operator to sign it in, so it counts as signed there. */
const signed: Happening = {
  ...{ after: day, name: 'Документ подписан' },
  ...{ status: 'completed', signatureStatus: 'recipient_signed' },
};

const askedBack: Happening = {
  ...{ after: hour, name: 'Отправитель запросил аннулирование' },
  ...{ status: 'revocation_requested', signatureStatus: 'recipient_waiting' },
  reason: 'Документ оформлен ошибочно',
};

const refused: Happening = {
  ...{ after: 0, name: 'В подписи отказано' },
  ...{ status: 'rejected', signatureStatus: 'recipient_rejected' },
};

/** All that has happened to a document by now, in its order. Once we refuse it, nothing else does. */
export function lifeOfCame(document: CameDocument, refusedAt: string | undefined, now: Date): Happened[] {
  const { sender, sentAt } = document;
  const until = refusedAt ?? now.toISOString();
  const follows = mannersOf(sender.name).has('revokes') ? askedBack : signed;
  return [
    ...[arrived, follows]
      .map((one) => changeOf(document, one, new Date(Date.parse(sentAt) + one.after).toISOString()))
      .filter(({ event }) => event.at <= until),
    ...(refusedAt === undefined ? [] : [changeOf(document, refused, refusedAt)]),
  ];
}

function changeOf(
  { ids, key, sender, document, sentAt }: CameDocument,
  { name, status, signatureStatus, reason }: Happening,
  at: string,
): Happened {
  return {
    key,
    event: { id: `${key}/${status}`, name, at, order: status },
    state: {
      ...{ ids, key, direction: 'incoming', status, signatureStatus, reason: reason ?? null },
      ...{ statusText: name, statusDetails: null, asOf: at, sentAt, deliveredAt: sentAt },
      signedAt: status === 'completed' ? at : null,
      counterparty: { id: null, ...sender },
      document,
    },
  };
}
