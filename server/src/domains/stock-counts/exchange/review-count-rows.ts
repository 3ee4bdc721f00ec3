import type { StockCountLine } from '../../../../../nouns/stock-count-line.ts';
import type { SavedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { fieldError, words } from '../../../kernel/problems/errors.ts';
import { countsIn, mustBeWhole } from '../../../kernel/values/quantity-faults.ts';
import { itemReferences } from '../../catalog/item-references.ts';

/** What is wrong with quantities in the units of their items, and a row whose service code names the line of another item. */
export async function reviewCountRows({ db }: ReadContext, rows: readonly SavedRow[]) {
  const ids = rows.map(({ input }) => input.catalogItemId as string);
  const items = new Map((await itemReferences(db, { ids })).map((item) => [item.id, item]));
  return new Map(
    rows.map(({ n, input, before }) => {
      const uom = items.get(input.catalogItemId as string)?.baseUom ?? '';
      const quantity = input.countedQuantity as string;
      const isAnother = before !== null && (before as StockCountLine).catalogItemId !== input.catalogItemId;
      return [
        n,
        [
          ...(countsIn(uom, quantity) ? [] : [mustBeWhole('/countedQuantity', uom, quantity)]),
          ...(isAnother ? [anotherItem] : []),
        ],
      ];
    }),
  );
}

const anotherItem = fieldError(
  '/code',
  'another_row',
  words('is the line of another item: clear the service code', 'это строка другой позиции: очистите служебный код'),
);
