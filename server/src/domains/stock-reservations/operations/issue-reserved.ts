import Type from 'typebox';
import { stockReservationFlow } from '../../../../../nouns/stock-reservation-flow.ts';
import { id, instant, longText, measure, object, text } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { moveStock } from '../../catalog/stock/move-stock.ts';
import { noteStock } from '../../requisitions/lines/note-stock.ts';
import type { Place } from '../current-places.ts';
import { holdPlaces } from '../hold-places.ts';
import { openReservation } from '../open-reservation.ts';
import { planIssue } from '../plan-issue.ts';
import { reservationIssuing, stockReservation, stockReservations } from '../stock-reservation.ts';

export const issueReserved = command({
  name: 'stock-reservations.issue-reserved',
  summary: words('Issue reserved stock', 'Выдать зарезервированное'),
  description:
    'All of what is left of the reservation, or a part. The goods leave at the average cost; the requisition need not buy them any more: `fromStockQuantity` and `closedShortQuantity` of its line ' +
    'grow, and its budget is committed to less.',
  ...reservationIssuing,
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({
    id: id(),
    quantity: Type.Optional(measure('Quantity in the unit of the requisition line; all that is left unless given')),
    issuedTo: text(200, 'To whom: a department, a site, a person', { examples: ['Цех № 1'] }),
    comment: Type.Optional(longText(5_000, 'What for')),
    occurredAt: Type.Optional(instant('When it happened, if not now')),
  }),
  output: stockReservation.view,

  async run(ctx, { id, quantity: asked, ...given }) {
    const { held, before } = await openReservation(ctx, id);
    nextStatus(stockReservationFlow, 'issue', before.status);
    const { quantity, inBase, isWhole } = planIssue(before, asked);
    const [place] = (await holdPlaces(ctx.db, [before])) as [Place];
    const source = { entityType: stockReservation.type, entityId: id };
    await moveStock(ctx, [
      {
        ...given,
        ...place,
        type: 'issue',
        quantity: `-${inBase}`,
        held: inBase,
        source,
      },
    ]);
    await noteStock(ctx, held, [
      { procurementItemId: before.procurementItemId, reserved: `-${quantity}`, issued: quantity },
    ]);
    const values = {
      issuedQuantity: new Exact(before.issuedQuantity).plus(quantity).toFixed(),
      heldQuantity: new Exact(before.heldQuantity).minus(inBase).toFixed(),
    };
    const told = { fact: 'issued' as const, tell: { issued: quantity, issuedTo: given.issuedTo } };
    if (!isWhole) return stockReservations.change(ctx, before, values, told);
    return stockReservations.move(ctx, before, 'issue', values, told);
  },
});
