type Entries = ReadonlyArray<readonly [column: number, value: number]>;

interface Column {
  cost: number;
  upper: number;
  integer: boolean;
}

interface Row {
  lower: number;
  upper: number;
  entries: Entries;
}

/** A mixed-integer program as it is being written: columns from zero up, rows with a lower and an upper bound. */
export interface Linear {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  column(column: Column): number;
  row(lower: number, upper: number, entries: Entries): void;
  /** All that costs, as the entries of a row. */
  costs(): Entries;
}

export function linearProgram(): Linear {
  const columns: Column[] = [];
  const rows: Row[] = [];
  return {
    columns,
    rows,
    column: (column) => columns.push(column) - 1,
    row: (lower, upper, entries) => void rows.push({ lower, upper, entries }),
    costs: () => columns.flatMap(({ cost }, at) => (cost === 0 ? [] : [[at, cost] as const])),
  };
}
