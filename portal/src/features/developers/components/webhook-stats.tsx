import { useQuery } from '@tanstack/react-query';
import { showCount, showShare } from '../../../kit/format.ts';
import { say, words } from '../../../kit/say.ts';
import { statsQuery } from '../webhook-queries.ts';
import classes from './webhook-stats.module.css';

const windows = [
  ['1h', words('Last hour', 'За час')],
  ['24h', words('Last day', 'За сутки')],
  ['7d', words('Last week', 'За неделю')],
] as const;

/** How attempts went in an hour, a day, a week. */
export function WebhookStats({ id }: { id: string }) {
  const { data } = useQuery(statsQuery(id));
  return (
    <dl className={classes.strip}>
      {windows.map(([name, label]) => {
        const window = data?.windows[name];
        return (
          <div key={name} className="panel">
            <dt>{say(label)}</dt>
            <dd>
              <b>{window?.successRate == null ? '—' : showShare(window.successRate, 1)}</b>
              <span>
                {say('accepted', 'принято')}: {window ? showCount(window.succeeded) : '—'} /{' '}
                {window ? showCount(window.attempts) : '—'}
              </span>
              <span>
                {say('usually', 'обычно')} {ms(window?.p50Ms)} · {say('slowest 5 %', 'медленные 5 %')}{' '}
                {ms(window?.p95Ms)}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const ms = (value: number | null | undefined) =>
  value == null ? '—' : say(`${showCount(value)} ms`, `${showCount(value)} мс`);
