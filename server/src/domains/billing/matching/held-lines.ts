import type { Held, Match, MatchedLine, Ordered, OtherLine } from './match.ts';

/** Lines of an invoice that name a line of an order, held against it and what has come of it; and against all that came of the need. */
export function heldByOrder(ordered: Ordered, match: Match): Held {
  const { id, procurementItemId, receivedQuantity } = ordered;
  const own = match.lines.filter(({ orderLineId }) => orderLineId === id);
  const others = match.others.filter(({ orderLineId }) => orderLineId === id);
  const came = cameOf(procurementItemId, match);
  const beside = besideOf(procurementItemId, match, own);
  return {
    ...{ against: 'order', own, terms: [ordered], others },
    received:
      came === null
        ? []
        : [
            { quantity: receivedQuantity, others },
            { quantity: came, others: beside },
          ],
  };
}

/** Lines of an invoice for a line of a requisition that name no order, held against what was decided and what has come. */
export function heldByDecision(lineId: string, match: Match): Held {
  const own = match.lines.filter((line) => line.procurementItemId === lineId && !namesOrder(line, match));
  const decided = match.decisions.filter((one) => one.lineId === lineId);
  const others = besideOf(lineId, match, own);
  const came = cameOf(lineId, match);
  return {
    ...{ against: 'decision', own, others },
    terms: decided.filter(({ supplierId }) => supplierId === match.invoice.supplierId),
    received: came === null ? [] : [{ quantity: came, others }],
  };
}

/** A line may name what has left its order since: it is held against the decision. */
export const namesOrder = ({ orderLineId }: MatchedLine, { orders }: Match) =>
  orders.some(({ id }) => id === orderLineId);

/** What came of a line of a requisition; null for a service, of which nothing ever does. */
function cameOf(lineId: string, { received }: Match): string | null {
  const { quantity = '0', isService = false } = received.get(lineId) ?? {};
  return isService ? null : quantity;
}

/** All other lines for the same need: of invoices that stand, and of this one. */
function besideOf(lineId: string, { invoice, lines, others }: Match, own: readonly MatchedLine[]): OtherLine[] {
  const ofThis = lines.filter((line) => line.procurementItemId === lineId && !own.includes(line));
  return [
    ...others.filter(({ procurementItemId }) => procurementItemId === lineId),
    ...ofThis.map((line) => ({ ...line, ...invoice })),
  ];
}
