import { useEffect, useState } from 'react';
import { say } from '../../src/kit/say.ts';
import { timeLeft } from '../model/time-left.ts';

/** Until when, and how much is left, by the clock of the server. */
export function Deadline({ deadline, shown, ahead }: { deadline: string; shown: string; ahead: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(deadline) - now - ahead;
  return (
    <p className="deadline" data-tone={left <= 0 ? 'over' : left < 86_400_000 ? 'soon' : 'calm'}>
      <i aria-hidden />
      {left <= 0 ? (
        say(`The deadline was ${shown}`, `Срок ответа истёк ${shown}`)
      ) : (
        <span>
          {say('Answer by', 'Ответить до')} <b>{shown}</b> {say('by your clock', 'по вашему времени')} ·{' '}
          {say('left:', 'осталось')} {timeLeft(left)}
        </span>
      )}
    </p>
  );
}
