import { say } from '../../kit/say.ts';
import type { Column } from '../../kit/table/column.ts';
import { useSampleIds } from './sample-data-query.ts';
import classes from './sample-mark.module.css';

/** Says that a record is part of the example. */
export const SampleMark = ({ id }: { id: string }) => (useSampleIds().has(id) ? <Mark /> : null);

const Mark = () => <span className={classes.mark}>{say('Example', 'Пример')}</span>;

/** The columns of a list: the one that takes what room there is, on a phone, too, says which rows are part of the example. */
export function useMarkedColumns<Row extends { id: string }>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const samples = useSampleIds();
  const marked = columns.find(({ wide, width }) => !wide && !width);
  if (samples.size === 0 || !marked) return columns;
  const cell = (row: Row) => (
    <>
      {samples.has(row.id) && <Mark />}
      {marked.cell(row)}
    </>
  );
  return columns.map((column) => (column === marked ? { ...column, cell } : column));
}
