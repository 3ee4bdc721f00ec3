import type { ReorderPoint } from '../../../../../../nouns/reorder-point.ts';
import type { SavedRow } from '../../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import { fieldError, words } from '../../../../kernel/problems/errors.ts';
import { itemReferences } from '../../../catalog/item-references.ts';
import { faultsOf } from '../settle-point.ts';

/** What is wrong with the quantities of a row together with those that are there, and a row whose service code names another place. */
export async function reviewPointRows({ db }: ReadContext, rows: readonly SavedRow[]) {
  const ids = rows.map(({ input }) => input.catalogItemId as string);
  const items = new Map((await itemReferences(db, { ids })).map((item) => [item.id, item]));
  return new Map(
    rows.map(({ n, input, before }) => {
      const held = before as ReorderPoint | null;
      const point = { target: null, lot: null, ...held, ...input } as ReorderPoint;
      const isMoved =
        held !== null && (held.catalogItemId !== input.catalogItemId || held.warehouseId !== input.warehouseId);
      return [
        n,
        [...faultsOf(point, items.get(point.catalogItemId)?.baseUom ?? ''), ...(isMoved ? [anotherPlace] : [])],
      ];
    }),
  );
}

const anotherPlace = fieldError(
  '/code',
  'another_row',
  words(
    'item and warehouse identify a row: clear the service code to add another',
    'позиция и склад определяют строку: чтобы добавить другую, очистите служебный код',
  ),
);
