import { quoteLine as declared, type QuoteLine } from '../../../../../../nouns/quote-line.ts';
import { rfqItem } from '../../../../../../nouns/rfq-item.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { fraction } from '../../../../kernel/values/fraction.ts';
import { type Input, inputsOf, type Working } from '../../../../platform/explain/figure.ts';
import { linesById } from '../../../requisitions/lines-of.ts';
import { itemsOf } from '../../items/rfq-item.ts';
import { ofLine, type QuoteCard } from './quote-sources.ts';

/**
 * As much as was asked for and is offered, in the unit of the supplier. What was asked for is read as it stands now: where the request
 * has changed since, the steps come to another quantity, which is what is to be confirmed.
 */
export async function quantityWorking(one: QuoteLine, ctx: ReadContext, card: QuoteCard): Promise<Working | null> {
  const { uom: unit, factorToBase } = one;
  const from = ofLine(card, one);
  const offered = inputsOf(declared.fields, one, ['quantityOffered'], { from, unit });
  if (factorToBase === null || fraction(factorToBase).isZero())
    return { steps: offered, formula: 'quantityOffered', unit };
  const asked = await askedOf(one, ctx, card);
  if (asked === null) return null;
  const factor = inputsOf(declared.fields, one, ['factorToBase'], { from });
  const wanted = 'asked * askedFactor / factorToBase';
  return {
    steps: [...asked, ...factor, ...offered],
    formula: offered.length === 0 ? `round(${wanted}, 6)` : `round(min(${wanted}, quantityOffered), 6)`,
    unit,
  };
}

/** The position of the request, or the line of the requisition; nothing where it is there no more. */
async function askedOf(
  { rfqItemId, procurementItemId }: QuoteLine,
  { db }: ReadContext,
  { rfqId, procurementId }: QuoteCard,
): Promise<Input[] | null> {
  const held = rfqId === null ? await linesById(db, [procurementItemId as string]) : await itemsOf(db, rfqId);
  const found = held.find(({ id }) => id === (rfqItemId ?? procurementItemId));
  if (!found) return null;
  const from =
    rfqId === null
      ? { type: 'procurement_item', id: found.id, url: `/api/v1/purchase-requisitions/${procurementId}` }
      : { type: rfqItem.type, id: found.id, url: `/api/v1/supplier-rfqs/${rfqId}` };
  const { quantity: value, factorToBase, uom: unit } = found;
  return [
    { name: 'asked', label: labels.asked, value, unit, from: { ...from, field: 'quantity' } },
    { name: 'askedFactor', label: labels.factor, value: factorToBase, from: { ...from, field: 'factorToBase' } },
  ];
}

const labels = {
  asked: words('Quantity asked for', 'Запрошенное количество'),
  factor: words('Base units in one of those', 'Единиц учёта в одной такой единице'),
};
