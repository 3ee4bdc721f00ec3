import type { StockReservation } from '../../../../../nouns/stock-reservation.ts';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { unknownReference, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { holdBack } from '../../catalog/stock/hold-back.ts';
import { noteStock } from '../../requisitions/lines/note-stock.ts';
import { linesById } from '../../requisitions/lines-of.ts';
import { refuseClosed } from '../../requisitions/refuse-change.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { requisitionLine } from '../../requisitions/requisition-line.ts';
import { checkReservation } from '../check-reservation.ts';
import type { Place } from '../current-places.ts';
import { releaseWhenExpired } from '../expired-reservation.job.ts';
import { holdPlaces } from '../hold-places.ts';
import { reservationKeeping, stockReservation, stockReservations } from '../stock-reservation.ts';

export const reserveStock = command({
  name: 'stock-reservations.reserve-stock',
  summary: words('Reserve stock for a requisition line', 'Зарезервировать товар для строки заявки'),
  description:
    'A need that is covered from stock: so much of the item stays in the warehouse for this line until it is issued, released, or the time given in `expiresAt` is over. No more than ' +
    'the line still needs (`over_need`) and than is available there, on hand less reserved (`not_available`). It is released by itself when the requisition or the line ends.',
  ...reservationKeeping,
  refuses: ['unknown_reference', 'conflict'],
  input: object(stockReservation.creation),
  output: stockReservation.view,

  async run(ctx, { procurementItemId, warehouseId, quantity, expiresAt = null, comment = null }) {
    const [named] = await linesById(ctx.db, [procurementItemId]);
    if (!named) throw unknownReference('procurementItemId', requisitionLine.noun);
    const held = await requisitions.lock(ctx.db, named.procurementId);
    refuseClosed(held, true);
    const [line = named] = await linesById(ctx.db, [procurementItemId]);
    const itemId = checkReservation(line, quantity, expiresAt);
    const [place] = (await holdPlaces(ctx.db, [{ warehouseId, catalogItemId: itemId }])) as [Place];
    const heldQuantity = new Exact(quantity).times(line.factorToBase).toDecimalPlaces(6).toFixed();
    await holdBack(ctx, { ...place, quantity: heldQuantity });
    const made = await stockReservations.create(ctx, {
      ...{ procurementId: held.id, procurementItemId, ...place },
      ...{ name: line.name, sku: line.sku, uom: line.uom, quantity, heldQuantity, expiresAt, comment },
    });
    await noteStock(ctx, held, [{ procurementItemId, reserved: quantity, issued: '0' }]);
    if (expiresAt !== null) await ctx.enqueue(releaseWhenExpired, { id: ctx.newId }, { dueAt: expiresAt });
    return made as StockReservation;
  },
});
