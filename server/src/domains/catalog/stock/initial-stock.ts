import Type, { type Static } from 'typebox';
import { id, measure, object, price } from '../../../kernel/fields.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { moveStock } from './move-stock.ts';

export const initialStock = Type.Array(
  object({
    warehouseId: id('Warehouse'),
    quantity: measure('Quantity in the base unit'),
    unitCost: Type.Optional(price('Cost of a unit')),
  }),
  { maxItems: 200, title: 'What lies in the warehouses already; products only' },
);

/** Puts what there is already into the warehouses of an item that was just made. */
export async function enterInitialStock(ctx: WriteContext, itemId: string, lines: Static<typeof initialStock>) {
  checkLines(lines);
  await moveStock(
    ctx,
    lines.map((line, index) => ({
      ...line,
      catalogItemId: itemId,
      type: 'initial',
      warehouseField: `initialStock/${index}/warehouseId`,
      quantityField: `initialStock/${index}/quantity`,
    })),
  );
}

function checkLines(lines: Static<typeof initialStock>) {
  const errors: FieldError[] = lines.flatMap(({ warehouseId, quantity }, index) => {
    const first = lines.findIndex((line) => line.warehouseId === warehouseId);
    return [
      ...(new Exact(quantity).isZero()
        ? [
            fieldError(
              `/initialStock/${index}/quantity`,
              'minimum',
              words('must be more than 0', 'должно быть больше 0'),
              { limit: 0, above: 0 },
            ),
          ]
        : []),
      ...(first < index
        ? [fieldError(`/initialStock/${index}/warehouseId`, 'duplicate', words('is listed twice', 'указан дважды'))]
        : []),
    ];
  });
  if (errors.length > 0) throw invalid(errors);
}
