import { Checkbox } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, useRef } from 'react';
import { say } from '../../../kit/say.ts';
import { Gap } from '../../../kit/table/gap.tsx';
import { gapsOf, useHeldRow } from '../../../kit/table/held-row.ts';
import type { ImportJob, ImportRow } from '../queries.ts';
import type { useChangePreview } from '../use-preview.ts';
import { RowLine } from './row-line.tsx';
import classes from './rows-table.module.css';

interface RowsTableProps {
  job: ImportJob;
  rows: readonly ImportRow[];
  isPending: boolean;
  chosen: ReadonlySet<number>;
  onChoose(next: ReadonlySet<number>): void;
  onMore(): void;
  onChange: ReturnType<typeof useChangePreview>['mutateAsync'];
}

/** Rows of the file under what their columns mean; those in view are drawn, and the next are asked for before the end. */
export function RowsTable({ job, rows, isPending, chosen, onChoose, onMore, onChange }: RowsTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const columns = job.columns.filter(({ target }) => target !== null);
  const held = useHeldRow('data-index');
  const virtual = useVirtualizer({
    rangeExtractor: held.rangeExtractor,
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 40,
    getItemKey: (index) => rows[index]?.rowId ?? index,
    overscan: 10,
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - 40) onMore();
  }, [last, rows.length, onMore]);
  const all = rows.length > 0 && rows.every(({ rowId }) => chosen.has(rowId));
  const { before, after } = gapsOf(shown, 0, virtual.getTotalSize());
  return (
    // What scrolls must be reachable by keyboard.
    <section className={classes.frame} ref={frame} tabIndex={0} aria-label={say('Rows of the file', 'Строки файла')}>
      <table className={classes.table} aria-rowcount={job.counts.rows} aria-busy={isPending}>
        <thead>
          <tr>
            <th scope="col" className={classes.check}>
              <Checkbox
                size="xs"
                aria-label={say('Select all loaded rows', 'Выбрать все загруженные')}
                checked={all}
                indeterminate={!all && chosen.size > 0}
                onChange={() => onChoose(all ? new Set() : new Set(rows.map(({ rowId }) => rowId)))}
              />
            </th>
            <th scope="col" className={classes.place}>
              №
            </th>
            <th scope="col" className={classes.fate}>
              {say('What becomes of it', 'Что будет')}
            </th>
            {columns.map(({ column, heading }) => (
              <th key={column} scope="col">
                {heading || column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onFocusCapture={held.onFocusCapture}>
          {shown.map(({ index, key }, at) => (
            <Fragment key={key}>
              <Gap height={before[at]} />
              <RowLine
                index={index}
                measure={virtual.measureElement}
                row={rows[index] as ImportRow}
                columns={columns}
                isChosen={chosen.has(rows[index]?.rowId ?? 0)}
                onChoose={(rowId) => onChoose(toggled(chosen, rowId))}
                onChange={onChange}
              />
            </Fragment>
          ))}
          <Gap height={after} />
        </tbody>
      </table>
    </section>
  );
}

function toggled(chosen: ReadonlySet<number>, rowId: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(rowId)) next.add(rowId);
  return next;
}
