import Type from 'typebox';
import type { Cell, Exchange } from '../../kernel/exchange/exchange.ts';
import type { Page } from '../../kernel/lists/listing.ts';
import { query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';

/** A record and the values of its cells. */
export interface Line {
  record: object;
  cells: Readonly<Record<string, Cell>>;
}

export type ReadPage = ReturnType<typeof readPageOf>;

/** A page of the list with the values of its cells, in one transaction. */
export const readPageOf = (exchange: Exchange) =>
  query({
    ...exchange.exporting,
    name: `${exchange.kind}.read-exported-page`,
    summary: words('Read a page of an export', 'Прочитать страницу выгрузки'),
    input: Type.Unsafe<Record<string, unknown>>({}),
    output: Type.Unknown(),
    async run(ctx, asked): Promise<{ lines: Line[]; next: string | null }> {
      const { items, page } = (await ctx.ask(exchange.list, asked)) as Page<object>;
      const cells = items.length > 0 ? await exchange.cellsOf(ctx, items) : [];
      return { lines: items.map((record, at) => ({ record, cells: cells[at] ?? {} })), next: page.nextCursor };
    },
  });
