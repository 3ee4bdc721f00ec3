import type { ScmsRow } from './read-scms.ts';
import { mapRow, type ScmsItem } from './scms-item.ts';

export interface FoldedItem {
  item: ScmsItem;
  /** The lines it was made of, the oldest first. */
  deliveries: ScmsRow[];
}

export interface Folded {
  items: FoldedItem[];
  refused: Array<{ row: string; reason: string }>;
  /** What was left out of rows that were taken, by its words. */
  notes: Map<string, number>;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Rows of one product become one item; what differs is of the latest delivery that states it. */
export function foldRows(rows: readonly ScmsRow[]): Folded {
  const byMark = new Map<string, FoldedItem>();
  const folded: Folded = { items: [], refused: [], notes: new Map() };
  for (const row of rows.toSorted((a, b) => deliveredAt(a) - deliveredAt(b))) {
    const id = row.ID ?? '?';
    const mapped = mapRow(row);
    if ('refused' in mapped) {
      folded.refused.push({ row: id, reason: mapped.refused });
      continue;
    }
    for (const note of mapped.notes) folded.notes.set(note, (folded.notes.get(note) ?? 0) + 1);
    const known = byMark.get(mapped.item.externalId);
    if (known) {
      known.item = { ...known.item, ...mapped.item };
      known.deliveries.push(row);
    } else byMark.set(mapped.item.externalId, { item: mapped.item, deliveries: [row] });
  }
  folded.items = [...byMark.values()];
  return folded;
}

/** `02-Jun-06`; a line without a date counts as the oldest. */
export function deliveredAt(row: ScmsRow): number {
  const [, day, month, year] = /^(\d{1,2})-([A-Za-z]{3})-(\d{2})$/.exec(row['Delivered to Client Date'] ?? '') ?? [];
  const index = months.indexOf(month?.toLowerCase() ?? '');
  return index === -1 ? 0 : Date.UTC(2000 + Number(year), index, Number(day));
}
