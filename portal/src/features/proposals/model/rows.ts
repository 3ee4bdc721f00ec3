import type { CellName } from './columns.ts';
import { blankRow, newKey, type SheetRow } from './sheet.ts';
import { gathered, groupOf } from './sheet-of.ts';

type Rows = readonly SheetRow[];

export function withCell(rows: Rows, key: string, name: CellName, text: string): Rows {
  const at = rows.findIndex((row) => row.key === key);
  const row = rows[at];
  return row === undefined || row[name] === text ? rows : rows.with(at, written(row, name, text));
}

/** A row with one cell typed over. A name of one's own is no item of the catalog any more. */
export const written = (row: SheetRow, name: CellName, text: string): SheetRow => ({
  ...row,
  [name]: text,
  ...(name === 'name' && text !== row.name && { catalogItemId: null }),
});

export const withRow = (rows: Rows, key: string, change: Partial<SheetRow>): Rows =>
  gathered(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));

/** A new row after the one at this place, in its group and with its markup and VAT. */
export function inserted(rows: Rows, at: number): Rows {
  return rows.toSpliced(at + 1, 0, blankRow(rows[at]));
}

/** A new row at the end of a group. */
export function added(rows: Rows, group: string): Rows {
  const last = rows.findLastIndex((row) => groupOf(row) === group);
  return inserted(rows, last < 0 ? rows.length - 1 : last);
}

export const removed = (rows: Rows, key: string): Rows => rows.filter((row) => row.key !== key);

export function duplicated(rows: Rows, key: string): Rows {
  const at = rows.findIndex((row) => row.key === key);
  const row = rows[at];
  return row ? rows.toSpliced(at + 1, 0, { ...row, key: newKey() }) : rows;
}

/** A row one place up or down; at the edge of its group it goes over into the next one. */
export function moved(rows: Rows, at: number, by: 1 | -1): Rows {
  const [row, other] = [rows[at], rows[at + by]];
  if (!row || !other) return rows;
  if (groupOf(row) === groupOf(other)) return rows.with(at, other).with(at + by, row);
  return gathered(rows.with(at, { ...row, groupKey: other.groupKey, group: other.group }));
}

export interface GroupName {
  groupKey: string | null;
  group: string;
}

export const inGroup = (rows: Rows, key: string, to: GroupName): Rows => withRow(rows, key, to);

/** All rows of a group under another name; a group that is called so already takes them. */
export function renamed(rows: Rows, id: string, group: string): Rows {
  const known = rows.find((row) => row.group === group && groupOf(row) !== id);
  return gathered(
    rows.map((row) => (groupOf(row) === id ? { ...row, groupKey: known ? known.groupKey : row.groupKey, group } : row)),
  );
}

/** A new group begins with a row to type into. */
export const withGroup = (rows: Rows, group: string): Rows => [
  ...rows,
  { ...blankRow(rows.at(-1)), groupKey: null, group },
];

export const withoutGroup = (rows: Rows, id: string): Rows => rows.filter((row) => groupOf(row) !== id);

/** A whole group before the one above it, or after the one below. */
export function groupMoved(rows: Rows, id: string, by: 1 | -1): Rows {
  const groups = [...Map.groupBy(rows, groupOf)];
  const at = groups.findIndex(([one]) => one === id);
  const [group, other] = [groups[at], groups[at + by]];
  if (!group || !other) return rows;
  return groups
    .with(at, other)
    .with(at + by, group)
    .flatMap(([, own]) => own);
}

/** The same text in one column of many rows: all of them, or those of a group. */
export const filled = (rows: Rows, name: CellName, text: string, group?: string): Rows =>
  rows.map((row) => (group === undefined || groupOf(row) === group ? written(row, name, text) : row));

/** What stands in the cell above comes down. */
export function filledFromAbove(rows: Rows, at: number, name: CellName): Rows {
  const [above, row] = [rows[at - 1], rows[at]];
  if (!above || !row) return rows;
  const next = written(row, name, above[name]);
  return rows.with(at, name === 'name' ? { ...next, catalogItemId: above.catalogItemId } : next);
}
