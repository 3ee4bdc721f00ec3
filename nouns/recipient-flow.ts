import { lifecycle, status } from './kit/lifecycle.ts';

const statuses = {
  pending: status('Not sent yet', 'Ещё не отправлен'),
  sent: status('Sent', 'Отправлен', 'accent'),
  delivery_failed: status('Not delivered', 'Не доставлено', 'bad'),
  viewed: status('Opened', 'Открыл', 'accent'),
  draft_saved: status('Filling in', 'Заполняет', 'warning'),
  no_response: status('No answer', 'Не ответил', 'bad'),
  quoted: status('Quote received', 'Предложение получено', 'good'),
  declined: status('Declined', 'Отказался', 'bad'),
  revoked: status('Taken out', 'Исключён'),
};

export type RecipientStatus = keyof typeof statuses;

/** Who was asked and has neither answered nor declined: those a reminder is for. */
export const silentStatuses: readonly RecipientStatus[] = ['sent', 'delivery_failed', 'viewed', 'draft_saved'];

/** Every move of a supplier who is asked. Whoever declined may still quote before the deadline. */
export const recipientFlow = lifecycle({
  initial: 'pending',
  statuses,
  moves: {
    send: { from: ['pending', 'delivery_failed'], to: 'sent' },
    fail: { from: ['sent'], to: 'delivery_failed' },
    view: { from: ['sent', 'delivery_failed'], to: 'viewed' },
    save_draft: { from: ['sent', 'delivery_failed', 'viewed'], to: 'draft_saved' },
    quote: { from: ['pending', ...silentStatuses, 'declined', 'no_response'], to: 'quoted' },
    unquote: { from: ['quoted'], to: 'viewed' },
    decline: { from: ['pending', ...silentStatuses], to: 'declined' },
    miss: { from: silentStatuses, to: 'no_response' },
    ask_again: { from: ['no_response'], to: 'sent' },
    revoke: { from: ['pending', ...silentStatuses, 'no_response', 'quoted', 'declined'], to: 'revoked' },
  },
});
