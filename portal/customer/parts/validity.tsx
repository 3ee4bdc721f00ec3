import { longDay } from '../../public-kit/long-day.ts';
import { today } from '../../src/kit/format.ts';
import { counted, say } from '../../src/kit/say.ts';
import { daysLeft } from '../model/days-left.ts';

/** Until when an offer that is open holds, and how long that is. */
export function Validity({ until }: { until: string }) {
  const left = daysLeft(until, today());
  return (
    <p className="validity" data-tone={left < 0 ? 'over' : left <= 2 ? 'soon' : 'calm'}>
      <i aria-hidden />
      <span>
        {say('Valid until', 'Действует до')} <b>{longDay(until)}</b>
        {left >= 0 && (
          <>
            {' · '}
            <span className="unbroken">{timeLeft(left)}</span>
          </>
        )}
      </span>
    </p>
  );
}

function timeLeft(days: number): string {
  if (days === 0) return say('today is the last day', 'сегодня последний день');
  const left = counted(days, ['day', 'days'], ['день', 'дня', 'дней']);
  return say(`${left} left`, `ещё ${left}`);
}
