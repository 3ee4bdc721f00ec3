import type { PriceListItem } from '../../../../../nouns/price-list-item.ts';
import type { SavedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { fieldError, words } from '../../../kernel/problems/errors.ts';
import { itemErrors } from '../item-errors.ts';
import { keyOf } from '../price-list-item.input.ts';
import { keyedRow, type PriceRow } from './price-row.ts';

/** What is wrong with values together, a last day that the file leaves out being the one there is, and a line whose service code names a row of another item, unit, quantity or day. */
export const reviewPriceRows = async (_ctx: ReadContext, rows: readonly SavedRow[]) =>
  new Map(
    rows.map(({ n, input, before }) => {
      const [row, held] = [input as PriceRow, before as PriceListItem | null];
      const values = { ...row, validTo: row.validTo ?? held?.validTo ?? null };
      return [n, [...itemErrors(values), ...(held && moved(held, row) ? [anotherRow] : [])]];
    }),
  );

const moved = (held: PriceListItem, input: PriceRow) =>
  keyOf(keyedRow(input)) !==
  keyOf({
    catalog_item_id: held.catalogItemId,
    uom: held.uom,
    min_quantity: held.minQuantity,
    valid_from: held.validFrom,
  });

const anotherRow = fieldError(
  '/code',
  'another_row',
  words(
    'item, unit, quantity and first day identify a row: clear the service code to add another',
    'позиция, единица, количество и первый день определяют строку: чтобы добавить другую, очистите служебный код',
  ),
);
