import { showCount } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status, type Tone } from '../../../kit/status.tsx';
import type { ImportJob } from '../queries.ts';
import type { RowFilter } from '../searches.ts';
import classes from './imports.module.css';

interface RowCountsProps {
  counts: ImportJob['counts'];
  only: RowFilter | undefined;
  onFilter(next: RowFilter | undefined): void;
}

/** How many rows of each fate there are; each is a filter. */
export function RowCounts({ counts, only, onFilter }: RowCountsProps) {
  return (
    <fieldset className={classes.counts}>
      <legend className="only-spoken">{say('Rows to show', 'Какие строки показать')}</legend>
      <button type="button" aria-pressed={only === undefined} onClick={() => onFilter(undefined)}>
        {say('All', 'Всего')} <b data-count="rows">{showCount(counts.rows)}</b>
      </button>
      {fates
        .filter(({ filter, always }) => always || counts[filter] > 0 || filter === only)
        .map(({ filter, tone, name }) => (
          <button
            key={filter}
            type="button"
            aria-pressed={only === filter}
            onClick={() => onFilter(only === filter ? undefined : filter)}
          >
            <Status tone={tone}>{name()}</Status> <b data-count={filter}>{showCount(counts[filter])}</b>
          </button>
        ))}
    </fieldset>
  );
}

const fates: ReadonlyArray<{ filter: RowFilter; tone: Tone; name(): string; always?: true }> = [
  { filter: 'create', tone: 'good', name: () => say('To create', 'К созданию'), always: true },
  { filter: 'update', tone: 'accent', name: () => say('To change', 'К изменению'), always: true },
  { filter: 'errors', tone: 'bad', name: () => say('With errors', 'С ошибками'), always: true },
  { filter: 'conflict', tone: 'warning', name: () => say('To decide', 'Ждут решения') },
  { filter: 'skip', tone: 'neutral', name: () => say('Left out', 'Пропущено'), always: true },
  { filter: 'warnings', tone: 'warning', name: () => say('With warnings', 'С замечаниями') },
];
