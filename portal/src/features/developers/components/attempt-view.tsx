import { Facts } from '../../../kit/facts.tsx';
import { showCount, showInstant } from '../../../kit/format.ts';
import { JsonView } from '../../../kit/json-view.tsx';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { attemptFaults, triggers } from '../delivery-words.ts';
import type { Attempt } from '../webhook-queries.ts';
import classes from './attempt-view.module.css';

/** One request to the receiver: what was sent, what came back, how long each step took. */
export function AttemptView({ attempt, open }: { attempt: Attempt; open?: boolean }) {
  const { number, trigger, startedAt, durationMs, responseStatus, errorCode, requestHeaders, responseHeaders } =
    attempt;
  return (
    <details className={classes.attempt} open={open} data-attempt={number}>
      <summary>
        <Status tone={errorCode ? 'bad' : 'good'}>{outcomeOf(attempt)}</Status>
        <span className="dimmed">
          {say(`attempt ${number}`, `попытка ${number}`)}, {say(triggers[trigger])}
        </span>
        <span className="dimmed">
          {showInstant(startedAt)} · {showMs(durationMs)}
        </span>
      </summary>
      <div className={classes.inside}>
        <Facts
          of={[
            [say('Fault', 'Ошибка'), errorCode ? say(attemptFaults[errorCode]) : undefined],
            [say('Answered', 'Код ответа'), responseStatus ?? say('no answer', 'ответа нет')],
            [say('Address', 'IP-адрес'), attempt.remoteIp ?? undefined],
            [say('Steps', 'Этапы'), stepsOf(attempt) || undefined],
            [
              say('Next attempt', 'Следующая попытка'),
              attempt.nextAttemptAt ? showInstant(attempt.nextAttemptAt) : undefined,
            ],
            ['SHA-256', <code key="hash">{attempt.requestBodySha256}</code>],
          ]}
        />
        {requestHeaders && (
          <div>
            <h3>{say('Request headers', 'Заголовки запроса')}</h3>
            <Headers of={requestHeaders} />
          </div>
        )}
        {responseHeaders && Object.keys(responseHeaders).length > 0 && (
          <div>
            <h3>{say('Response headers', 'Заголовки ответа')}</h3>
            <Headers of={responseHeaders} />
          </div>
        )}
        {attempt.responseBody && (
          <div>
            <h3>
              {attempt.responseTruncated ? say('Start of the response', 'Ответ, начало') : say('Response', 'Ответ')}
            </h3>
            <JsonView value={attempt.responseBody} label={say('Response', 'Ответ')} />
          </div>
        )}
      </div>
    </details>
  );
}

function Headers({ of }: { of: Readonly<Record<string, string>> }) {
  return (
    <table className={classes.headers}>
      <tbody>
        {Object.entries(of).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function outcomeOf({ responseStatus, errorCode }: Attempt): string {
  if (errorCode === null) return say(`Accepted, ${responseStatus}`, `Принято, ${responseStatus}`);
  return responseStatus === null
    ? say(attemptFaults[errorCode])
    : say(`Refused, ${responseStatus}`, `Отказ, ${responseStatus}`);
}

const showMs = (ms: number) => say(`${showCount(ms)} ms`, `${showCount(ms)} мс`);

const stepsOf = ({ dnsMs, connectMs, tlsMs, ttfbMs }: Attempt) =>
  [
    ['DNS', dnsMs],
    ['TCP', connectMs],
    ['TLS', tlsMs],
    [say('first byte', 'первый байт'), ttfbMs],
  ]
    .filter(([, ms]) => typeof ms === 'number')
    .map(([step, ms]) => `${step} ${showMs(ms as number)}`)
    .join(' · ');
