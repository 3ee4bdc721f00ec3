import { showInstant } from '../../../kit/format.ts';
import { say, type Words, words } from '../../../kit/say.ts';
import { Status, type Tone } from '../../../kit/status.tsx';
import type { Installation } from '../queries.ts';
import classes from './overview.module.css';

type Report = NonNullable<Installation['lastTest']>;

const results: Record<Report['checks'][number]['result'], { tone: Tone; name: Words }> = {
  ok: { tone: 'good', name: words('in order', 'в порядке') },
  warning: { tone: 'warning', name: words('warning', 'предупреждение') },
  failed: { tone: 'bad', name: words('failed', 'ошибка') },
  skipped: { tone: 'neutral', name: words('not looked at', 'не проверялось') },
};

/** What a check looked at, point by point. */
export function CheckReport({ report: { ok, at, checks } }: { report: Report }) {
  return (
    <div aria-live="polite" data-test-ok={ok}>
      <p className="dimmed" style={{ marginTop: 0 }}>
        {ok ? say('Passed', 'Пройдена') : say('Not passed', 'Не пройдена')} · {showInstant(at)}
      </p>
      <ul className={classes.checks}>
        {checks.map(({ id, label, result, detail }) => (
          <li key={id}>
            <Status tone={results[result].tone}>{`${label}: ${say(results[result].name)}`}</Status>
            {detail && <p>{detail}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
