import { showCount, showInstant } from '../../../kit/format.ts';
import { say, type Words, words } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { Status, type Tone } from '../../../kit/status.tsx';
import classes from '../components/data-transfer.module.css';

interface ExchangeFile {
  id: string;
  name: string;
  state: string;
  read: number;
  counts: Record<string, number>;
  reason: string | null;
  receivedAt: string;
}

/** What became of the files that the accounting system has sent. */
export function ExchangeFiles({ files }: { files: readonly ExchangeFile[] }) {
  return (
    <Section title={say('Files', 'Файлы')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{say('File', 'Файл')}</th>
            <th scope="col">{say('Received', 'Получен')}</th>
            <th scope="col">{say('Read', 'Прочитано')}</th>
            <th scope="col">{say('State', 'Состояние')}</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ id, name, state, read, counts, reason, receivedAt }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>{showInstant(receivedAt)}</td>
              <td>
                {showCount(read)}
                {Object.entries(counts).map(([what, count]) => (
                  <span key={what} className="dimmed">
                    {' '}
                    · {what} {showCount(count)}
                  </span>
                ))}
              </td>
              <td>
                <Status tone={states[state]?.tone ?? 'neutral'}>
                  {states[state] ? say(states[state].name) : state}
                </Status>
                {reason && <div className="bad">{reason}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const states: Readonly<Record<string, { name: Words; tone: Tone }>> = {
  receiving: { name: words('Being received', 'Принимается'), tone: 'accent' },
  applying: { name: words('Being applied', 'Применяется'), tone: 'accent' },
  done: { name: words('Applied', 'Применён'), tone: 'good' },
  failed: { name: words('Failed', 'Ошибка'), tone: 'bad' },
};
