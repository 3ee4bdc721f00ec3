import { type Actor, maySee } from '../../kernel/actor.ts';
import type { Words } from '../../kernel/errors.ts';
import type { Exchange, ExchangeColumn } from '../../kernel/exchange.ts';
import type { CustomField } from '../../platform/custom-fields/custom-field.ts';
import type { WrittenColumn } from '../../platform/spreadsheets/write-book.ts';
import { codeColumn, columnsOf } from './columns-of.ts';

/** The columns this actor may be given, under their headings. */
export function shownColumns(
  exchange: Exchange,
  definitions: readonly CustomField[],
  actor: Actor,
  language: keyof Words,
): Array<WrittenColumn & { column: ExchangeColumn }> {
  return columnsOf(exchange, definitions)
    .filter(({ guardedBy }) => !guardedBy || maySee(actor, guardedBy))
    .map((column) => ({ column, heading: column.title[language], hidden: column === codeColumn }));
}
