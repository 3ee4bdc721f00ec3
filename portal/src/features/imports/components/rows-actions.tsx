import { Button, Group } from '@mantine/core';
import { Download } from 'lucide-react';
import { counted, say } from '../../../kit/say.ts';
import { decided } from '../model.ts';
import type { Place } from '../nouns.ts';
import type { ImportJob, ImportRow } from '../queries.ts';
import { useDownloads } from '../use-downloads.ts';
import type { useChangePreview } from '../use-preview.ts';
import { useSkipFaulty } from '../use-skip-faulty.ts';

interface RowsActionsProps {
  place: Place;
  job: ImportJob;
  rows: readonly ImportRow[];
  chosen: ReadonlySet<number>;
  onChoose(next: ReadonlySet<number>): void;
  change: ReturnType<typeof useChangePreview>;
}

/** What may be done with many rows at once: with the chosen ones, or else with all that cannot be applied. */
export function RowsActions({ place, job, chosen, ...props }: RowsActionsProps) {
  if (chosen.size > 0) return <Chosen chosen={chosen} {...props} />;
  return job.counts.errors + job.counts.conflict > 0 ? <Faulty place={place} job={job} /> : null;
}

function Chosen({ rows, chosen, onChoose, change }: Omit<RowsActionsProps, 'place' | 'job'>) {
  const decide = (what: 'leave out' | 'take back') => {
    const { rowActions, left } = decided(chosen, rows, what);
    change.mutate({ rowActions }, { onSuccess: () => onChoose(left) });
  };
  return (
    <Group mb="md">
      <b>
        {counted(chosen.size, ['row chosen', 'rows chosen'], ['строка выбрана', 'строки выбрано', 'строк выбрано'])}
      </b>
      <Button variant="default" loading={change.isPending} onClick={() => decide('leave out')}>
        {say('Leave out', 'Пропустить')}
      </Button>
      <Button
        variant="default"
        loading={change.isPending}
        disabled={!rows.some(({ rowId }) => chosen.has(rowId))}
        onClick={() => decide('take back')}
      >
        {say('Take back', 'Вернуть')}
      </Button>
      <Button variant="subtle" onClick={() => onChoose(new Set())}>
        {say('Clear', 'Снять выбор')}
      </Button>
    </Group>
  );
}

function Faulty({ place, job }: { place: Place; job: ImportJob }) {
  const skipFaulty = useSkipFaulty(place, job);
  const { errors } = useDownloads(place);
  return (
    <Group mb="md">
      <Button variant="default" loading={skipFaulty.isPending} onClick={() => skipFaulty.mutate()}>
        {say('Skip everything that cannot be applied', 'Пропустить все проблемные')}
      </Button>
      <Button
        variant="default"
        leftSection={<Download size={16} />}
        loading={errors.isPending}
        onClick={() => errors.mutate(job)}
      >
        {say('File with errors', 'Файл с ошибками')}
      </Button>
    </Group>
  );
}
