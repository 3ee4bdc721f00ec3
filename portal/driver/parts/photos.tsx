import { say } from '../../src/kit/say.ts';
import type { Batch, KeptPress } from '../types.ts';

/** Pictures that were taken of goods: those with the company, and those that wait for the line. */
export function Photos({ batch, waiting }: { batch: Batch; waiting: readonly KeptPress[] }) {
  const names = waiting.flatMap(({ press }) => (press.what === 'photo' ? [press.name] : []));
  if (batch.photos.length + names.length === 0) return null;
  return (
    <ul className="photos">
      {batch.photos.map(({ fileName, createdAt }) => (
        <li key={`${fileName} ${createdAt}`}>
          {fileName} <span className="dimmed">{say('sent', 'отправлено')}</span>
        </li>
      ))}
      {names.map((name, at) => (
        <li key={`waiting ${name} ${at}`}>
          {name} <span className="kept">{say('waits for the connection', 'ждёт связи')}</span>
        </li>
      ))}
    </ul>
  );
}
