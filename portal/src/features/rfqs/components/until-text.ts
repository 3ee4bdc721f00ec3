import { isAsking } from '../../../../../nouns/rfq-flow.ts';
import { portalNow } from '../../../kit/portal-clock.ts';
import { counted, say } from '../../../kit/say.ts';
import type { RfqCard } from '../queries.ts';

/** «осталось 2 дня», while answers are taken. */
export function untilText({ status, responseDeadline }: RfqCard): string {
  if (responseDeadline === null) return say('to be set before sending', 'задайте до отправки');
  if (status !== 'draft' && !isAsking(status)) return '';
  const minutes = Math.floor((Date.parse(responseDeadline) - portalNow().getTime()) / 60_000);
  if (minutes <= 0) return say('is over', 'уже прошёл');
  const hours = Math.floor(minutes / 60);
  const left =
    hours >= 48
      ? counted(Math.floor(hours / 24), ['day', 'days'], ['день', 'дня', 'дней'])
      : hours > 0
        ? counted(hours, ['hour', 'hours'], ['час', 'часа', 'часов'])
        : counted(minutes, ['minute', 'minutes'], ['минута', 'минуты', 'минут']);
  return say(`${left} left`, `осталось: ${left}`);
}
