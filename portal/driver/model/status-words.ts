import { showInstant } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import type { Batch } from '../types.ts';

interface Said {
  title: string;
  tone: 'plain' | 'good' | 'bad' | 'warning';
}

/** How goods stand, in the words of a driver. */
export function statusWords({ status, loadedAt, handedOverAt, recipientName }: Batch): Said {
  const to = recipientName ? `${recipientName}, ` : '';
  switch (status) {
    case 'planned':
      return { title: say('To be loaded', 'К погрузке'), tone: 'plain' };
    case 'loading':
      return { title: say('Being loaded', 'Погрузка'), tone: 'plain' };
    case 'in_transit':
      return { title: say(`Loaded ${showInstant(loadedAt)}`, `Загружено ${showInstant(loadedAt)}`), tone: 'good' };
    case 'delivered':
      return {
        title: say(`Handed over: ${to}${showInstant(handedOverAt)}`, `Передано: ${to}${showInstant(handedOverAt)}`),
        tone: 'good',
      };
    case 'partially_delivered':
      return {
        title: say(
          `Handed over in part: ${to}${showInstant(handedOverAt)}`,
          `Передано не всё: ${to}${showInstant(handedOverAt)}`,
        ),
        tone: 'warning',
      };
    case 'returned':
      return { title: say('Not taken, goes back', 'Не приняли, едет обратно'), tone: 'bad' };
    case 'cancelled':
      return { title: say('Cancelled: not to be brought', 'Отменено: везти не нужно'), tone: 'bad' };
  }
}
