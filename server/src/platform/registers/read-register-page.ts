import Type from 'typebox';
import type { RowsOfFile } from '../../../../nouns/register-export.ts';
import type { Page } from '../../kernel/lists/listing.ts';
import { type ReadContext } from '../../kernel/operation.ts';
import type { WrittenCell } from '../spreadsheets/spreadsheet.ts';
import { chosenColumns, shownColumns } from './chosen-columns.ts';
import { listInput } from './list-input.ts';
import { namesOfReferred } from './names-of-referred.ts';
import type { ReferredBy } from './referred.ts';
import { linesFor, type Register } from './register.ts';
import { cellWriter, type Telling } from './register-cell.ts';
import { rowsByLine } from './rows-by-line.ts';

const recordsOfPage = 200;

/** A record may have thousands of lines. */
const recordsWithLines = 50;

/** What is asked of a page of a register, beside its filters. */
export interface AskedPage extends Telling {
  filters: Readonly<Record<string, unknown>>;
  rows: RowsOfFile;
  columns?: readonly string[] | null;
  cursor?: string | null;
}

export interface RegisterPage {
  cells: WrittenCell[][];
  next: string | null;
}

/** Nothing of it comes from a caller as it is: the list checks its own filters. */
export const askedPage = Type.Unsafe<AskedPage>({});

/** A page of the list as cells, with the rights of the caller and by the list's own operation. */
export async function readRegisterPage(
  ctx: ReadContext,
  register: Register,
  referredBy: ReferredBy,
  { filters, rows, columns, cursor, ...telling }: AskedPage,
): Promise<RegisterPage> {
  const lines = linesFor(register, rows);
  const limit = lines ? (lines.recordsAtOnce ?? recordsWithLines) : recordsOfPage;
  const asked = { ...listInput(register, filters), limit, ...(cursor && { cursor }) };
  const [shown, { items, page }] = [
    chosenColumns(await shownColumns(ctx, register, referredBy, rows), columns),
    (await ctx.ask(register.query, asked)) as Page<{ id: string }>,
  ];
  const told = lines ? await rowsByLine(ctx, lines, items) : items;
  const names = await namesOfReferred(ctx.db, shown, told);
  const write = cellWriter(telling);
  return {
    cells: told.map((row) => shown.map((column) => write(column, row, names))),
    next: page.hasMore ? page.nextCursor : null,
  };
}
