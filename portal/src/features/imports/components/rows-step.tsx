import { Button, Group } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowRight, Download } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { counted, say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { chosenRows, keepChosen } from '../chosen-rows.ts';
import { type Step, takenBack } from '../model.ts';
import type { Place } from '../nouns.ts';
import { type ImportJob, rowsQuery } from '../queries.ts';
import type { RowFilter } from '../searches.ts';
import { useDownloads } from '../use-downloads.ts';
import { useChangePreview } from '../use-preview.ts';
import { useSkipFaulty } from '../use-skip-faulty.ts';
import { Faults } from './faults.tsx';
import classes from './imports.module.css';
import { RowCounts } from './row-counts.tsx';
import { RowsTable } from './rows-table.tsx';

interface RowsStepProps {
  place: Place;
  job: ImportJob;
  onGo(step: Step): void;
}

/** Every row as it would be applied: mended, left out or decided here. */
export function RowsStep({ place, job, onGo }: RowsStepProps) {
  const { only } = useSearch({ from: '/$portal/imports/$jobId' });
  const navigate = useNavigate({ from: '/$portal/imports/$jobId' });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(chosenRows(job.id)));
  const change = useChangePreview(place, job);
  const skipFaulty = useSkipFaulty(place, job);
  const downloads = useDownloads(place);
  const list = useInfiniteQuery(rowsQuery(place, job.id, only));
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const filter = (next: RowFilter | undefined) =>
    void navigate({ search: (before) => ({ ...before, step: 'rows', only: next }), replace: true });
  const decide = (ids: ReadonlySet<number>, leaveOut: boolean) => {
    const found = rows.filter(({ rowId }) => ids.has(rowId)).slice(0, 1_000);
    const rowActions = found.map((row) => (leaveOut ? { rowId: row.rowId, action: 'skip' as const } : takenBack(row)));
    change.mutate({ rowActions }, { onSuccess: () => setChosen(new Set()) });
  };
  const { errors, conflict } = job.counts;
  return (
    <>
      <Faults job={job} onMap={() => onGo('mapping')} />
      <RowCounts counts={job.counts} only={only} onFilter={filter} />
      {chosen.size > 0 ? (
        <Group mb="md">
          <b>
            {counted(chosen.size, ['row chosen', 'rows chosen'], ['строка выбрана', 'строки выбрано', 'строк выбрано'])}
          </b>
          <Button variant="default" loading={change.isPending} onClick={() => decide(chosen, true)}>
            {say('Leave out', 'Пропустить')}
          </Button>
          <Button variant="default" loading={change.isPending} onClick={() => decide(chosen, false)}>
            {say('Take back', 'Вернуть')}
          </Button>
          <Button variant="subtle" onClick={() => setChosen(new Set())}>
            {say('Clear', 'Снять выбор')}
          </Button>
        </Group>
      ) : (
        errors + conflict > 0 && (
          <Group mb="md">
            <Button variant="default" loading={skipFaulty.isPending} onClick={() => skipFaulty.mutate()}>
              {say('Skip everything that cannot be applied', 'Пропустить все проблемные')}
            </Button>
            <Button
              variant="default"
              leftSection={<Download size={16} />}
              loading={downloads.errors.isPending}
              onClick={() => downloads.errors.mutate(job)}
            >
              {say('File with errors', 'Файл с ошибками')}
            </Button>
          </Group>
        )
      )}
      {list.error && rows.length === 0 && <ProblemText error={list.error} />}
      {!list.isPending && rows.length === 0 && !list.error ? (
        <div className="panel">
          <Empty
            title={only ? say('No such rows', 'Таких строк нет') : say('The file holds no rows', 'В файле нет строк')}
            action={
              only && (
                <Button variant="default" onClick={() => filter(undefined)}>
                  {say('Show all rows', 'Показать все строки')}
                </Button>
              )
            }
          />
        </div>
      ) : (
        <RowsTable
          job={job}
          rows={rows}
          isPending={list.isPending}
          chosen={chosen}
          onChoose={setChosen}
          onMore={() => {
            if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
          }}
          onChange={change.mutateAsync}
        />
      )}
      <div className={classes.foot}>
        <Button
          rightSection={<ArrowRight size={16} />}
          onClick={() => {
            keepChosen(job.id, chosen);
            onGo('apply');
          }}
        >
          {chosen.size > 0 ? say('Apply the chosen', 'Применить выбранные') : say('Go on to apply', 'К применению')}
        </Button>
        <Button variant="default" onClick={() => onGo('mapping')}>
          {say('Back to columns', 'К сопоставлению')}
        </Button>
      </div>
    </>
  );
}
