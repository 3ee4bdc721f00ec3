import type { ReactNode } from 'react';
import classes from './plain-table.module.css';

export interface PlainColumn<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  align?: 'right';
  /** Not shown on a phone. */
  wide?: true;
}

interface PlainTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly PlainColumn<Row>[];
  idOf(row: Row): string;
  empty: ReactNode;
  /** A row that no longer counts is paler. */
  isPale?(row: Row): boolean;
  foot?: ReactNode;
}

/** A short table inside a section: all of its rows at once. */
export function PlainTable<Row>({ label, rows, columns, idOf, empty, isPale, foot }: PlainTableProps<Row>) {
  if (rows.length === 0) return <>{empty}</>;
  return (
    // What scrolls is reached by keys.
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, header, align, wide }) => (
              <th key={id} scope="col" data-align={align} data-wide={wide}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} data-pale={isPale?.(row) || undefined}>
              {columns.map(({ id, cell, align, wide }) => (
                <td key={id} data-align={align} data-wide={wide}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </section>
  );
}
