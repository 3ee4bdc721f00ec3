import { ArrowDown, ArrowUp } from 'lucide-react';
import classes from './data-table.module.css';
import type { Column } from './data-table.tsx';

/** A column's name; where the server can sort by it, a button that does. */
export function Heading<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: string | undefined;
  onSort: ((next: string) => void) | undefined;
}) {
  const { header, sort: name } = column;
  if (!name || !onSort) return <>{header}</>;
  const next = sort === name ? `-${name}` : name;
  return (
    <button type="button" className={classes.sort} onClick={() => onSort(next)}>
      {header}
      {sort === name && <ArrowUp size={12} aria-hidden />}
      {sort === `-${name}` && <ArrowDown size={12} aria-hidden />}
    </button>
  );
}

export function ariaSort<Row>({ sort: name }: Column<Row>, sort: string | undefined) {
  if (!name) return undefined;
  return sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none';
}
