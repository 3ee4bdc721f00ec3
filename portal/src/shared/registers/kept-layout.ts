import type { RowsOfFile } from '../../../../nouns/register-export.ts';

/** How the file of a list looks: a row for each record or each line inside them, and which columns; the usual ones where none are named. */
export interface Layout {
  rows: RowsOfFile;
  columns?: string[];
}

interface Listed {
  list: string;
  columns: ReadonlyArray<{ path: string }>;
  lineColumns: ReadonlyArray<{ path: string }>;
}

/** Where this browser keeps how the files of a list look for a person. */
const keyOf = (userId: string, list: string) => `prokura.columns.${userId}.${list}`;

/** The columns that a file of these rows may have. */
export const columnsFor = <One extends { path: string }>(
  { columns, lineColumns }: { columns: readonly One[]; lineColumns: readonly One[] },
  rows: RowsOfFile,
): One[] => (rows === 'lines' ? [...columns, ...lineColumns] : [...columns]);

/** The layout as it was chosen last, without columns that the list has no more; nothing where none was. */
export function keptLayout(userId: string, listed: Listed): Layout | undefined {
  const kept = keptUnder(keyOf(userId, listed.list));
  if (!kept) return undefined;
  const rows = kept.rows === 'lines' && listed.lineColumns.length > 0 ? 'lines' : 'records';
  const columns = columnsFor(listed, rows).flatMap(({ path }) => (kept.columns?.includes(path) ? [path] : []));
  if (columns.length > 0) return { rows, columns };
  return rows === 'lines' ? { rows } : undefined;
}

function keptUnder(key: string): Layout | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    // Before there were rows by lines the columns alone were kept.
    if (Array.isArray(kept)) return { rows: 'records', columns: kept };
    return (kept as Layout | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice; nothing chosen is a row for each record and the usual columns again. */
export function keepLayout(userId: string, list: string, chosen: Layout | undefined): void {
  if (chosen) localStorage.setItem(keyOf(userId, list), JSON.stringify(chosen));
  else localStorage.removeItem(keyOf(userId, list));
}
