import { isBusy } from './is-busy.ts';
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

/** Steps one may go to: none while the server is busy, none back once it was applied. */
export function reachOf({ status }: Pick<ImportJob, 'status'>): readonly Step[] {
  if (status === 'preview_ready') return ['file', 'mapping', 'rows', 'apply'];
  return isBusy(status) ? [] : ['file'];
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

/** How many rows the server decides at once. */
const atOnce = 1_000;

/**
 * What is decided of the chosen rows, and which of them stay chosen: to leave a row out its number is enough, but what it does when
 * it is taken back stands in the row, which may not be loaded under the filter that is on.
 */
export function decided(
  chosen: ReadonlySet<number>,
  rows: readonly Pick<ImportRow, 'rowId' | 'matches'>[],
  what: 'leave out' | 'take back',
) {
  const rowActions =
    what === 'leave out'
      ? [...chosen].slice(0, atOnce).map((rowId) => ({ rowId, action: 'skip' as const }))
      : rows
          .filter(({ rowId }) => chosen.has(rowId))
          .slice(0, atOnce)
          .map(takenBack);
  const done = new Set(rowActions.map(({ rowId }) => rowId));
  return { rowActions, left: new Set([...chosen].filter((rowId) => !done.has(rowId))) };
}
