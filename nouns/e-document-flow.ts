import { lifecycle, type Move, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

const statuses = {
  queued: status('Waiting to be handed over', 'Ожидает передачи оператору', 'accent'),
  draft: status('Draft with the operator', 'Черновик у оператора', 'accent'),
  sent: status('Sent', 'Отправлен', 'accent'),
  delivered: status('Delivered', 'Доставлен', 'accent'),
  signed: status('Signed', 'Подписан', 'good'),
  rejected: status('Rejected', 'Отклонён', 'bad'),
  revocation_requested: status('Revocation requested', 'Запрошено аннулирование', 'warning'),
  revoked: status('Revoked', 'Аннулирован', 'bad'),
  error: status('Error', 'Ошибка', 'bad'),
  unknown: status('Unknown to us', 'Состояние не распознано', 'warning'),
};

export type EDocumentStatus = keyof typeof statuses;

/** The operator says it, and nobody else: what it says may leave steps out, but a document that was signed is not on its way again. */
const told = (to: EDocumentStatus, ...from: EDocumentStatus[]): Move<EDocumentStatus> => ({
  ...{ from, to, permission: null, isAutomatic: true },
});

const onTheWay = ['queued', 'draft', 'sent', 'delivered', 'error', 'unknown'] as const;

/** Every move of a document that was given to an operator. */
export const eDocumentFlow = lifecycle({
  initial: 'queued',
  statuses,
  moves: {
    hand_over: told('draft', 'queued', 'error', 'unknown'),
    dispatch: told('sent', 'queued', 'draft', 'error', 'unknown'),
    deliver: told('delivered', 'queued', 'draft', 'sent', 'error', 'unknown'),
    sign: told('signed', ...onTheWay, 'revocation_requested'),
    reject: told('rejected', ...onTheWay),
    ask_back: told('revocation_requested', ...onTheWay, 'signed', 'rejected'),
    keep: told('delivered', 'revocation_requested'),
    revoke: told('revoked', ...onTheWay, 'signed', 'rejected', 'revocation_requested'),
    fail: told('error', ...onTheWay, 'signed', 'revocation_requested'),
    puzzle: told('unknown', ...onTheWay, 'signed', 'rejected', 'revocation_requested'),
    send_again: told('queued', 'error'),
  },
});

export type EDocumentMove = keyof typeof eDocumentFlow.moves;

/** With one of these a document is over at the operator, and may be given to it anew. */
export const endedEDocumentStatuses = ['rejected', 'revoked', 'error'] as const satisfies readonly EDocumentStatus[];

export const signatureStatuses = {
  none: words('Nobody has signed', 'Не подписан'),
  sender_signed: words('Signed by the sender', 'Подписан отправителем'),
  waiting_recipient: words('Awaits the signature of the recipient', 'Ожидает подписи получателя'),
  both_signed: words('Signed by both', 'Подписан обеими сторонами'),
  refused: words('Signature refused', 'В подписи отказано'),
  unknown: words('Unknown to us', 'Не распознано'),
};

export type SignatureStatus = keyof typeof signatureStatuses;
