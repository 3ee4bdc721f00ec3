import type { Exchange } from '../../kernel/exchange.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { readDefinitions } from '../../platform/custom-fields/definitions.ts';
import type { ImportRow } from '../../platform/exchange/import-job.row.ts';
import { columnsOf } from './columns-of.ts';
import type { Planning } from './plan-rows.ts';

/** What rows of a read import are planned by again: its columns as they were mapped then. */
export async function planningOf(ctx: ReadContext, exchange: Exchange, row: ImportRow): Promise<Planning> {
  const definitions = await readDefinitions(ctx);
  const { parameters, mode, choices } = row;
  const targets = (row.found?.columns ?? []).flatMap(({ column, target }) => (target ? [[column, target]] : []));
  const mapping: Record<string, string> = Object.fromEntries(targets);
  return {
    exchange,
    columns: columnsOf(exchange, definitions),
    definitions,
    mapping,
    parameters,
    mode,
    choices,
    seen: new Map(),
  };
}
