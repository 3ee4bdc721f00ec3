import Type from 'typebox';
import type { StockMovement } from '../../../../../../nouns/stock-movement.ts';
import { id, longText, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { brokenRule, notFound, words } from '../../../../kernel/problems/errors.ts';
import { moveAndShow, stockChanged } from '../answer.ts';
import { oppositeOf } from '../opposite-of.ts';
import { movementWithPair, stockMovement } from '../stock-movement.ts';

export const reverseMovement = command({
  name: 'catalog.reverse-movement',
  summary: words('Take a stock movement back', 'Отменить движение товара'),
  description:
    'Makes the opposite movement, now; both sides of a transfer go back together. A movement is taken back once, a reversal never, and what a receipt brought, or a reservation gave out, by taking the receipt or the issue of the reservation back. What had left comes in again at the cost it left at.',
  permission: 'stock.adjust',
  scope: ['catalog.write', 'warehouses.write'],
  input: object({
    itemId: id('Catalog item'),
    movementId: id('Movement'),
    comment: Type.Optional(longText(5_000, 'Comment')),
  }),
  output: stockChanged,
  releasesEarly: true,

  async run(ctx, { itemId, movementId, comment }) {
    const movements = await movementWithPair(ctx.db, itemId, movementId);
    if (movements.length === 0) throw notFound(stockMovement.noun);
    if (movements[0]?.type === 'reversal')
      throw brokenRule(
        'reversal_is_final',
        words('A reversal cannot be reversed; make an adjustment.', 'Отмену отменить нельзя; сделайте корректировку.'),
      );
    if (movements.some(isOfReceipt))
      throw brokenRule(
        'movement_of_receipt',
        words('Reverse the receipt that created it.', 'Отмените приёмку, которая его создала.'),
        { receiptId: movements[0]?.sourceEntityId },
      );
    if (movements.some(isOfReservation))
      throw brokenRule(
        'movement_of_reservation',
        words('Take the issue back at its reservation.', 'Верните выданное через резерв, по которому его выдали.'),
        { reservationId: movements[0]?.sourceEntityId },
      );
    return moveAndShow(
      ctx,
      itemId,
      movements.map((movement) => oppositeOf(movement, comment)),
    );
  },
});

/** What a document has received is taken back there, with all that follows from it. */
const isOfReceipt = ({ type, sourceEntityId }: StockMovement) => type === 'receipt' && sourceEntityId !== null;

const isOfReservation = ({ type, sourceEntityId }: StockMovement) => type === 'issue' && sourceEntityId !== null;
