import { type Words, words } from '../../../kit/say.ts';
import type { Tone } from '../../../kit/status.tsx';
import type { Letter, ThreadLink } from './queries.ts';

export const entities: Record<ThreadLink['entityType'], Words> = {
  supplier: words('Supplier', 'Поставщик'),
  requisition: words('Requisition', 'Заявка'),
  rfq: words('Request for quotes', 'Запрос цен'),
  proposal: words('Proposal', 'Коммерческое предложение'),
  invoice: words('Invoice', 'Счёт'),
};

export const letterStates: Record<NonNullable<Letter['state']>, { name: Words; tone: Tone }> = {
  pending: { name: words('Waiting', 'Ожидает отправки'), tone: 'accent' },
  running: { name: words('Being sent', 'Отправляется'), tone: 'accent' },
  done: { name: words('Sent', 'Отправлено'), tone: 'good' },
  failed: { name: words('Not sent', 'Не отправлено'), tone: 'bad' },
  in_doubt: { name: words('Unknown whether it was sent', 'Неизвестно, ушло ли'), tone: 'warning' },
};
