import type { ImportJob, ImportRow, Target } from './queries.ts';
import type { ImportSearch } from './searches.ts';

export type Step = 'file' | 'mapping' | 'rows' | 'apply';

/** Where an import stands: what the address wants, as far as the server has come. */
export function stepOf(
  { status, faults, warnings }: Pick<ImportJob, 'status' | 'faults' | 'warnings'>,
  { step }: ImportSearch,
): Step {
  if (status === 'applying' || status === 'applied' || status === 'partially_applied') return 'apply';
  if (status === 'failed' || status === 'expired') return 'mapping';
  return step ?? (faults.length > 0 || warnings.length > 0 ? 'mapping' : 'rows');
}

/** Column of the file → target; what is left out is ignored. */
export type Mapping = Readonly<Record<string, string>>;

export const mappingOf = (columns: ImportJob['columns']): Mapping =>
  Object.fromEntries(columns.flatMap(({ column, target }) => (target ? [[column, target]] : [])));

export const isSameMapping = (a: Mapping, b: Mapping) =>
  Object.keys({ ...a, ...b }).every((column) => a[column] === b[column]);

/** A target belongs to one column: chosen for another, it leaves the one before. */
export function mapped(before: Mapping, column: string, target: string | null): Mapping {
  const others = Object.entries(before).filter(([one, held]) => one !== column && held !== target);
  return Object.fromEntries(target ? [...others, [column, target]] : others);
}

/** Required targets that no column gives. */
export const missingTargets = (targets: readonly Target[], mapping: Mapping): Target[] =>
  targets.filter(({ field, required }) => required && !Object.values(mapping).includes(field));

type Remark = ImportRow['errors'][number];

/** Column letters of `C5`. */
const lettersOf = (cell: string) => cell.replace(/\d+$/, '');

/** What is said of each column of a row, by the letters of the column; under the empty name what is said of the row as a whole. */
export function remarksByColumn(
  remarks: readonly Remark[],
  columns: ImportJob['columns'],
): ReadonlyMap<string, readonly Remark[]> {
  const placed = remarks.map((remark) => {
    const byField = columns.find(({ target }) => target !== null && target === remark.field)?.column;
    return [remark.cell ? lettersOf(remark.cell) : (byField ?? ''), remark] as const;
  });
  const grouped = Map.groupBy(placed, ([letters]) => letters);
  return new Map([...grouped].map(([letters, found]) => [letters, found.map(([, remark]) => remark)]));
}

/** Place of a column among the cells of a row: A is 0. */
export const columnIndex = (letters: string) =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;

export const cellText = (row: Pick<ImportRow, 'raw'>, letters: string): string => {
  const held = row.raw[columnIndex(letters)];
  return held === null || held === undefined ? '' : String(held);
};

/** What a row would do when it is no longer left out. */
export function takenBack({ rowId, matches }: Pick<ImportRow, 'rowId' | 'matches'>) {
  const [match] = matches;
  return match ? { rowId, action: 'update' as const, entityId: match.entityId } : { rowId, action: 'create' as const };
}
