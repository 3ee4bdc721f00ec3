import type { ReactNode } from 'react';

/** A column of a table: its heading, and what a row shows in it. */
export interface Column<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Pixels, or a share of what is left such as `2fr`; `1fr` unless said. */
  width?: number | string;
  align?: 'right';
  /** Name the server sorts by. */
  sort?: string;
  /** Not shown on a phone; `roomy`: nor in a window of a tablet. */
  wide?: true | 'roomy';
  /** On a phone what stands under the cell, in place of columns that have no room there. */
  below?(row: Row): string;
  /** A number: it goes on in a second line, for one that is cut names nothing. */
  whole?: true;
}
