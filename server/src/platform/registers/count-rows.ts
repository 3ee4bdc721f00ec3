import type { Page } from '../../kernel/lists/listing.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listInput } from './list-input.ts';
import type { AskedPage } from './read-register-page.ts';
import type { RecordLines } from './record-lines.ts';
import { linesFor, type Register } from './register.ts';

type Filters = AskedPage['filters'];

/** How many rows the file of a list has; once they are more than `most` they are counted no further. */
export function countRows(
  ctx: ReadContext,
  register: Register,
  { filters, rows }: Pick<AskedPage, 'filters' | 'rows'>,
  most: number,
): Promise<number> {
  const lines = linesFor(register, rows);
  return lines ? countLines(ctx, register, filters, lines, most) : countRecords(ctx, register, filters);
}

async function countRecords(ctx: ReadContext, register: Register, filters: Filters): Promise<number> {
  const asked = { ...listInput(register, filters), limit: 1, includeTotal: true };
  const { total = 0, totalIsLowerBound = false } = ((await ctx.ask(register.query, asked)) as Page<object>).meta ?? {};
  return totalIsLowerBound ? Number.POSITIVE_INFINITY : total;
}

/** The list alone knows its filters, so it is asked for identifiers page by page, and the database for the lines of each page. */
async function countLines(ctx: ReadContext, register: Register, filters: Filters, lines: RecordLines, most: number) {
  const asked = { ...listInput(register, filters), fields: 'id', limit: 200 };
  let rows = 0;
  let cursor: string | null = null;
  do {
    const answer = await ctx.ask(register.query, { ...asked, ...(cursor && { cursor }) });
    const { items, page } = answer as Page<{ id: string }>;
    const ids = items.map(({ id }) => id);
    rows += await rowsOf(ctx, lines, ids, most);
    cursor = page.hasMore ? page.nextCursor : null;
  } while (cursor && rows <= most);
  return rows;
}

/** Each line is a row, and so is a record that has none. */
async function rowsOf({ db }: ReadContext, lines: RecordLines, ids: readonly string[], most: number) {
  const found = await db.one<{ lines: number; records: number }>(sql`
    select count(*)::int as lines, count(distinct record)::int as records
    from (${lines.counted(db.tenant, ids)} limit ${most + 1}) counted`);
  return found.lines + ids.length - found.records;
}
