import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Empty } from '../../../kit/empty.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import type { Step } from '../model.ts';
import type { Place } from '../nouns.ts';
import { type ImportJob, rowsQuery } from '../queries.ts';
import type { RowFilter } from '../searches.ts';
import { useChosenRows } from '../use-chosen-rows.ts';
import { useChangePreview } from '../use-preview.ts';
import { Faults } from './faults.tsx';
import classes from './imports.module.css';
import { RowCounts } from './row-counts.tsx';
import { RowsActions } from './rows-actions.tsx';
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
  const [chosen, choose] = useChosenRows(job.id);
  const change = useChangePreview(place, job);
  const list = useInfiniteQuery(rowsQuery(place, job.id, only));
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const filter = (next: RowFilter | undefined) =>
    void navigate({ search: (before) => ({ ...before, step: 'rows', only: next }), replace: true });
  return (
    <>
      <Faults job={job} onMap={() => onGo('mapping')} />
      <RowCounts counts={job.counts} only={only} onFilter={filter} />
      <RowsActions place={place} job={job} rows={rows} chosen={chosen} onChoose={choose} change={change} />
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
          onChoose={choose}
          onMore={() => {
            if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
          }}
          onChange={change.mutateAsync}
        />
      )}
      <div className={classes.foot}>
        <Button rightSection={<ArrowRight size={16} />} onClick={() => onGo('apply')}>
          {chosen.size > 0 ? say('Apply the chosen', 'Применить выбранные') : say('Go on to apply', 'К применению')}
        </Button>
        <Button variant="default" onClick={() => onGo('mapping')}>
          {say('Back to columns', 'К сопоставлению')}
        </Button>
      </div>
    </>
  );
}
