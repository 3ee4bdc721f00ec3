import { type Words, words } from '../../kit/say.ts';
import type { Tone } from '../../kit/status.tsx';
import type { Document } from './statement-queries.ts';

export const documentStatuses: Record<Document['status'], { name: Words; tone: Tone }> = {
  unmatched: { name: words('No match', 'Счёт не найден'), tone: 'warning' },
  proposed: { name: words('Match proposed', 'Счёт предложен'), tone: 'accent' },
  already_paid: { name: words('Paid already', 'Уже оплачен'), tone: 'neutral' },
  applied: { name: words('Applied', 'Проведён'), tone: 'good' },
  kept: { name: words('Kept without payment', 'Без оплаты счетов'), tone: 'neutral' },
};

export const directions: Record<Document['direction'], Words> = {
  incoming: words('received', 'поступление'),
  outgoing: words('spent', 'списание'),
  internal: words('between own accounts', 'между своими счетами'),
  unknown: words('not clear', 'не определено'),
};

type Remark = NonNullable<Document['proposal']>['remarks'][number];

export const remarks: Record<Remark, Words> = {
  partial: words('pays a part', 'оплата части'),
  exceeds_what_is_owed: words('more than is owed', 'больше, чем осталось'),
  date_differs: words('another date of the invoice', 'другая дата счёта'),
  amount_alone: words('only the amount agrees', 'совпала только сумма'),
  several_with_this_number: words('several invoices have this number', 'несколько счетов с таким номером'),
  number_shortened: words('the number is shortened', 'номер сокращён'),
  not_approved: words('the invoice is not approved', 'счёт не согласован'),
  on_hold: words('payment is on hold', 'оплата приостановлена'),
  already_paid: words('paid already', 'уже оплачен'),
};
