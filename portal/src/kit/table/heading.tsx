import { ArrowDown, ArrowUp } from 'lucide-react';
import classes from './data-table.module.css';

interface Sorted {
  header: string;
  /** Name the server sorts by. */
  sort?: string;
}

/** A column's name; where the server can sort by it, a button that does. */
export function Heading({
  column,
  sort,
  onSort,
}: {
  column: Sorted;
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

export function ariaSort({ sort: name }: Pick<Sorted, 'sort'>, sort: string | undefined) {
  if (!name) return undefined;
  return sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none';
}
