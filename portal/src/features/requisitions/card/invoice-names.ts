import { type Words, words } from '../../../kit/say.ts';
import type { Tone } from '../../../kit/status.tsx';

type Looks<Code extends string> = Readonly<Record<Code, { name: Words; tone: Tone }>>;

export const requestStatuses: Looks<'sent' | 'failed' | 'invoiced' | 'partially_invoiced' | 'cancelled'> = {
  sent: { name: words('Sent', 'Отправлен'), tone: 'accent' },
  failed: { name: words('Not delivered', 'Не доставлен'), tone: 'bad' },
  invoiced: { name: words('Invoiced', 'Счёт получен'), tone: 'good' },
  partially_invoiced: { name: words('Invoiced in part', 'Счёт получен частично'), tone: 'warning' },
  cancelled: { name: words('Cancelled', 'Отменён'), tone: 'neutral' },
};
