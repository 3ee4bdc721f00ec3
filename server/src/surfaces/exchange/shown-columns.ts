import { type Actor, maySee, permits } from '../../kernel/access/actor.ts';
import type { ExchangeColumn } from '../../kernel/exchange/exchange.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import type { WrittenColumn } from '../../platform/spreadsheets/write-book.ts';
import { codeColumn } from './columns-of.ts';

/** Whether the actor may see a column. */
export const isShown = ({ guardedBy, asks }: ExchangeColumn, actor: Actor) =>
  (!guardedBy || maySee(actor, guardedBy)) && (!asks || permits(actor, asks));

/** The columns that this actor may see, with their headings. */
export function shownColumns(
  columns: readonly ExchangeColumn[],
  actor: Actor,
  language: keyof Words,
): Array<WrittenColumn & { column: ExchangeColumn }> {
  return columns
    .filter((column) => isShown(column, actor))
    .map((column) => ({ column, heading: column.title[language], hidden: column === codeColumn }));
}
