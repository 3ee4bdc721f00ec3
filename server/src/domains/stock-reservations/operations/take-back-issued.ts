import Type from 'typebox';
import type { StockReservation } from '../../../../../nouns/stock-reservation.ts';
import { id, longText, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { moveStock } from '../../catalog/stock/move-stock.ts';
import { oppositeOf } from '../../catalog/stock/opposite-of.ts';
import { standingMovements } from '../../catalog/stock/stock-movement.ts';
import { noteStock } from '../../requisitions/lines/note-stock.ts';
import { releaseWhenExpired } from '../expired-reservation.job.ts';
import { holdPlaces } from '../hold-places.ts';
import { openReservation } from '../open-reservation.ts';
import { reservationIssuing, stockReservation, stockReservations } from '../stock-reservation.ts';

export const takeBackIssued = command({
  name: 'stock-reservations.take-back-issued',
  summary: words('Take back what was issued of a reservation', 'Вернуть выданное по резерву'),
  description:
    'All of it, by opposite movements. It is held back again, unless the reservation was released; the requisition waits for it again.',
  ...reservationIssuing,
  refuses: ['conflict', 'precondition_failed'],
  input: object({ id: id(), comment: Type.Optional(longText(5_000, 'Comment', { examples: ['Выдали не тому'] })) }),
  output: stockReservation.view,

  async run(ctx, { id, comment }) {
    const { held, before } = await openReservation(ctx, id);
    await holdPlaces(ctx.db, [before]);
    const issued = await standingMovements(ctx.db, stockReservation.type, id);
    if (issued.length === 0) throw nothingIssued();
    const isHeld = before.status !== 'released';
    await moveStock(
      ctx,
      issued.map((movement) => ({ ...oppositeOf(movement, comment), held: isHeld ? movement.quantity : '0' })),
    );
    const { procurementItemId, issuedQuantity, expiresAt } = before;
    const back = new Exact(issuedQuantity).neg().toFixed();
    await noteStock(ctx, held, [{ procurementItemId, reserved: isHeld ? issuedQuantity : '0', issued: back }]);
    if (isHeld && expiresAt !== null) await ctx.enqueue(releaseWhenExpired, { id }, { dueAt: expiresAt });
    const inBase = issued.reduce((sum, { quantity }) => sum.minus(quantity), new Exact(0)).toFixed();
    return restored(ctx, before, isHeld ? inBase : '0');
  },
});

function restored(ctx: WriteContext, before: StockReservation, heldAgain: string): Promise<StockReservation> {
  const values = { issuedQuantity: '0', heldQuantity: new Exact(before.heldQuantity).plus(heldAgain).toFixed() };
  const told = { fact: 'taken_back' as const, tell: { takenBack: before.issuedQuantity } };
  if (before.status !== 'issued') return stockReservations.change(ctx, before, values, told);
  return stockReservations.move(ctx, before, 'take_back', values, told);
}

const nothingIssued = () =>
  conflict(
    'nothing_issued',
    words('Nothing was issued of this reservation.', 'По этому резерву ещё ничего не выдавали.'),
  );
