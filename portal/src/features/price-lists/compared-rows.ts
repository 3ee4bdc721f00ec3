import type { PriceList, Row } from './queries.ts';

type Other = PriceList['comparison']['others'][number];

/** A row beside what another active list asks for the same today. */
interface ComparedRow {
  id: string;
  row: Row;
  other: Other;
}

export function comparedRows({ rows, comparison }: Pick<PriceList, 'rows' | 'comparison'>): ComparedRow[] {
  const byId = new Map(rows.items.map((row) => [row.id, row]));
  return comparison.others.flatMap((other) => {
    const row = byId.get(other.rowId);
    return row ? [{ id: `${other.rowId} ${other.priceListId}`, row, other }] : [];
  });
}
