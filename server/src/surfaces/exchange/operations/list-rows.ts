import Type from 'typebox';
import { words } from '../../../kernel/errors.ts';
import { seeingImports } from '../../../kernel/exchange.ts';
import { choice, id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { empty, type Sql, sql } from '../../../kernel/sql.ts';
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
    description:
      'In the order of the file, the same rows that `counts` counts. `after` is the number of the last row seen.',
    ...seeingImports(exchange),
    input: object({
      jobId: id(),
      ...parentField(exchange),
      only: Type.Optional(choice(filters, 'Rows of this kind alone')),
      after: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000, title: 'Rows after this one' })),
      limit: Type.Optional(
        Type.Integer({ minimum: 1, title: 'Rows, 50 unless given; more than 200 is lowered to 200' }),
      ),
    }),
    output: object({
      items: Type.Array(rowView),
      page: object({
        limit: Type.Integer(),
        hasMore: Type.Boolean(),
        nextAfter: Type.Unsafe<number | null>({ type: ['integer', 'null'], title: 'The next `after`' }),
      }),
    }),
    asksAtOnce: true,

    async run(ctx, input) {
      const { jobId, only, after = 0, limit: wanted = 50 } = input;
      const limit = Math.min(wanted, mostAtOnce);
      const [, rows] = await Promise.all([
        findImport(ctx.db, keyOf(exchange, input)),
        rowsAfter(ctx.db, jobId, after, limit + 1, conditionOf(only)),
      ]);
      const items = rows.slice(0, limit).map((row) => presentRow(row, ctx.language));
      const hasMore = rows.length > limit;
      return { items, page: { limit, hasMore, nextAfter: hasMore ? (items.at(-1)?.rowId ?? null) : null } };
    },
  });

function conditionOf(only: (typeof filters)[number] | undefined): Sql {
  if (only === undefined) return empty;
  if (only === 'errors') return sql`and row.failed`;
  if (only === 'warnings') return sql`and jsonb_array_length(row.plan->'warnings') > 0`;
  return sql`and not row.failed and row.action = ${only}`;
}
