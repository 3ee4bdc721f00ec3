import { Button } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { say } from '../say.ts';
import { ProblemText } from '../tell.tsx';
import { ChooseAll } from './choose-all.tsx';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import { Gap } from './gap.tsx';
import { ariaSort, Heading } from './heading.tsx';
import { gapsOf, useHeldRow } from './held-row.ts';
import { Skeleton } from './skeleton.tsx';
import { TableRow } from './table-row.tsx';
import type { List } from './use-list.ts';
import { type Selection, useRowKeys } from './use-row-keys.ts';

interface DataTableProps<Row> {
  /** What the table holds, for those who hear it. */
  label: string;
  list: List<Row>;
  columns: readonly Column<Row>[];
  idOf(row: Row): string;
  /** Said in the name of the row's checkbox and its link. */
  nameOf(row: Row): string;
  onOpen?(row: Row): void;
  /** Space: a look without leaving the list. */
  onPeek?(row: Row): void;
  sort?: string | undefined;
  onSort?(next: string): void;
  selection?: Selection;
  empty: ReactNode;
}

const rowHeight = 40;

/** A list of the portal: rows are drawn as they come into view, and the next hundred is asked for before the end. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, list, columns, idOf, nameOf, onOpen, onPeek, sort, onSort, selection, empty } = props;
  const { rows, isPending, isChanging, error } = list;
  const body = useRef<HTMLTableSectionElement>(null);
  const [offset, setOffset] = useState(0);
  useEffect(() => setOffset(body.current?.getBoundingClientRect().top ?? 0), []);
  const held = useHeldRow('data-row');
  const virtual = useWindowVirtualizer({
    rangeExtractor: held.rangeExtractor,
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 12,
    // Rows stand in the first drawing already, before the window is measured.
    initialRect: { width: 0, height: 800 },
    scrollMargin: offset + (globalThis.scrollY ?? 0),
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - 30) list.more();
  }, [last, rows.length, list]);
  const keys = useRowKeys({ rows, idOf, onOpen, onPeek, selection, scrollTo: (index) => virtual.scrollToIndex(index) });

  if (error && rows.length === 0)
    return (
      <div className={classes.frame}>
        <div className={classes.failed} role="alert">
          <ProblemText error={error} />
          <Button variant="default" onClick={list.again}>
            {say('Try again', 'Повторить')}
          </Button>
        </div>
      </div>
    );
  if (!isPending && rows.length === 0) return <div className={classes.frame}>{empty}</div>;

  const { before, after } = gapsOf(
    shown,
    virtual.options.scrollMargin,
    virtual.getTotalSize() + virtual.options.scrollMargin,
  );
  const span = columns.length + (selection ? 1 : 0);
  return (
    <div className={classes.frame} data-changing={isChanging || undefined}>
      <table className={classes.table} aria-label={label} aria-busy={isPending || isChanging}>
        <colgroup>
          {selection && <col style={{ width: 40 }} />}
          {columns.map(({ id, width, wide }) => (
            <col key={id} data-wide={wide} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <ChooseAll ids={rows.map(idOf)} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                data-align={column.align}
                data-wide={column.wide}
                aria-sort={ariaSort(column, sort)}
              >
                <Heading column={column} sort={sort} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody onFocusCapture={held.onFocusCapture} ref={body}>
          {isPending && <Skeleton span={span} />}
          {shown.map(({ index }, at) => {
            const row = rows[index] as Row;
            const id = idOf(row);
            return (
              <Fragment key={id}>
                <Gap height={before[at]} />
                <TableRow
                  row={row}
                  id={id}
                  name={nameOf(row)}
                  index={index}
                  columns={columns}
                  isAt={keys.at === index}
                  moveTo={keys.moveTo}
                  onOpen={onOpen}
                  selection={selection}
                />
              </Fragment>
            );
          })}
          <Gap height={after} />
        </tbody>
      </table>
    </div>
  );
}
