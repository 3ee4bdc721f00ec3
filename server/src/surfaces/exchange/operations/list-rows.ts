import Type from 'typebox';
import { seeingImports } from '../../../kernel/exchange/exchange.ts';
import { choice, id, nullable, object } from '../../../kernel/fields.ts';
import { unreadableCursor } from '../../../kernel/lists/list-cursor.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { empty, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { findImport } from '../../../platform/exchange/import-job.row.ts';
import { rowsAfter } from '../../../platform/exchange/import-rows.ts';
import { keyOf, parentField, type Served } from '../import-address.ts';
import { presentRow, rowView } from '../row-view.ts';

const filters = ['errors', 'warnings', 'create', 'update', 'skip', 'conflict'] as const;
const mostAtOnce = 200;

export const listRows = (exchange: Served) =>
  query({
    name: `${exchange.kind}.list-import-rows`,
    summary: words('List rows of a preview', 'Строки предпросмотра импорта'),
    description: 'In the order of the file, the same rows that `counts` counts. Pages lead forwards alone.',
    ...seeingImports(exchange),
    refuses: ['cursor_invalid'],
    input: object({
      jobId: id(),
      ...parentField(exchange),
      only: Type.Optional(choice(filters, 'Only rows of this kind')),
      cursor: Type.Optional(
        Type.String({ title: 'Position to continue from, the value of `page.nextCursor`', maxLength: 2_000 }),
      ),
      limit: Type.Optional(
        Type.Integer({ minimum: 1, title: 'Page size, 50 by default; more than 200 is lowered to 200' }),
      ),
    }),
    output: object({
      items: Type.Array(rowView),
      page: object({
        limit: Type.Integer(),
        hasMore: Type.Boolean(),
        nextCursor: nullable(Type.String()),
        prevCursor: nullable(Type.String()),
      }),
    }),
    asksAtOnce: true,

    async run(ctx, input) {
      const { jobId, only, cursor, limit: wanted = 50 } = input;
      const after = placeOf(cursor);
      const limit = Math.min(wanted, mostAtOnce);
      const [, rows] = await Promise.all([
        findImport(ctx.db, keyOf(exchange, input)),
        rowsAfter(ctx.db, jobId, after, limit + 1, conditionOf(only)),
      ]);
      const items = rows.slice(0, limit).map((row) => presentRow(row, ctx.language));
      const hasMore = rows.length > limit;
      const last = hasMore ? items.at(-1) : undefined;
      return { items, page: { limit, hasMore, nextCursor: last ? cursorAt(last.rowId) : null, prevCursor: null } };
    },
  });

const cursorAt = (rowId: number) => Buffer.from(`row ${rowId}`).toString('base64url');

function placeOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [, row] = /^row (\d{1,7})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (row === undefined) throw unreadableCursor();
  return Number(row);
}

function conditionOf(only: (typeof filters)[number] | undefined): Sql {
  if (only === undefined) return empty;
  if (only === 'errors') return sql`and row.failed`;
  if (only === 'warnings') return sql`and jsonb_array_length(row.plan->'warnings') > 0`;
  return sql`and not row.failed and row.action = ${only}`;
}
