import { lifecycle, status } from './kit/lifecycle.ts';

/**
 * How far a message of ours has come. Providers tell it late, twice and in any order: the further status stands, whichever is told
 * first. A message that was delivered did not fail, whatever else is told of it.
 */
export const messengerMessageFlow = lifecycle({
  initial: 'queued',
  statuses: {
    queued: status('Waiting', 'Ожидает отправки', 'accent'),
    sent: status('Sent', 'Отправлено', 'accent'),
    failed: status('Not delivered', 'Не доставлено', 'bad'),
    delivered: status('Delivered', 'Доставлено', 'good'),
    read: status('Read', 'Прочитано', 'good'),
  },
  moves: {
    send: { from: ['queued'], to: 'sent' },
    fail: { from: ['queued', 'sent'], to: 'failed' },
    deliver: { from: ['queued', 'sent', 'failed'], to: 'delivered' },
    read: { from: ['queued', 'sent', 'failed', 'delivered'], to: 'read' },
    retry: { from: ['failed'], to: 'queued' },
  },
});

export type MessengerMessageStatus = keyof typeof messengerMessageFlow.statuses;
