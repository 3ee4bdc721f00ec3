import type { Accepted, Comparison, RequisitionLine } from './answers.ts';
import { decimal, micro, most, mulDiv } from './exact.ts';
import { floorOf } from './floor-of.ts';
import { keptOffer } from './kept-offer.ts';
import { marksOf } from './marks-of.ts';
import type { Column, Line, Matrix, Offer } from './matrix.ts';

type ComparedLine = Comparison['lines'][number];
type ComparedOffer = ComparedLine['offers'][number];

/** The comparison, the lines of the requisition and what was accepted, as one table. */
export function buildMatrix(
  comparison: Comparison,
  items: readonly RequisitionLine[],
  accepted: readonly Accepted[],
  today: string,
): Matrix {
  const columns = columnsOf(comparison, today);
  const places = new Map(columns.map(({ id }, place) => [id, place]));
  const known = new Map(items.map((item) => [item.id, item]));
  const held = Map.groupBy(accepted, ({ procurementItemId }) => procurementItemId);
  const lines = comparison.lines.flatMap((compared): Line[] => {
    const item = known.get(compared.itemId);
    if (item?.status === 'cancelled') return [];
    const of = held.get(compared.itemId) ?? [];
    const offers: Array<Offer | undefined> = columns.map(() => undefined);
    for (const [column, offer] of placed(compared, places))
      offers[column] = offerOf(compared, offer, column, comparison, of);
    const shown = new Set(offers.flatMap((offer) => offer?.key ?? []));
    const kept = of.filter(({ quoteLineId }) => !quoteLineId || !shown.has(quoteLineId));
    return [
      {
        id: compared.itemId,
        position: item?.position ?? 0,
        name: compared.name,
        sku: item?.sku ?? null,
        unit: compared.uom,
        whole: wholeUnits.has(compared.uom),
        need: micro(compared.quantity),
        plannedPrice: plannedOf(item),
        planned: item?.plannedPrice && comparison.vat === 'with' ? micro(item.plannedAmount) : null,
        offers,
        kept: kept.map((one) => keptOffer(one, columns, comparison.vat)),
      },
    ];
  });
  return { lines, columns, currency: comparison.currency };
}

/** In the currency of the requisition, at the rate of the day the line was written. */
function plannedOf(item: RequisitionLine | undefined): string | null {
  if (!item?.plannedPrice) return null;
  return item.fxRate ? decimal(mulDiv(micro(item.plannedPrice), micro(item.fxRate), 1_000_000n)) : item.plannedPrice;
}

/** A quote that answers a line twice has two columns. */
function columnsOf({ lines, suppliers }: Comparison, today: string): Column[] {
  const width = new Map<string, number>();
  for (const { offers } of lines)
    for (const [quoteId, own] of Map.groupBy(offers, (offer) => offer.quoteId))
      width.set(quoteId, Math.max(own.length, width.get(quoteId) ?? 1));
  const reconfirmed = new Set(
    lines.flatMap(({ offers }) =>
      offers.flatMap(({ quoteId, flags }) => (flags.includes('needs_reconfirmation') ? [quoteId] : [])),
    ),
  );
  return suppliers.flatMap((head) =>
    Array.from({ length: width.get(head.quoteId) ?? 1 }, (_, copy) => ({
      id: columnId(head.quoteId, copy),
      quoteId: head.quoteId,
      supplierId: head.supplierId,
      supplierName: head.supplierName,
      number: head.number,
      revision: head.revision,
      validUntil: head.validUntil,
      expired: head.validUntil !== null && head.validUntil < today,
      reconfirm: reconfirmed.has(head.quoteId),
      paymentTerms: head.paymentTerms,
      prepaymentPercent: head.prepaymentPercent,
      quotedLines: head.quotedLines,
      unqualified: head.unqualifiedFor.length,
      partial: head.coveragePct !== '100',
    })),
  );
}

const columnId = (quoteId: string, copy: number) => `${quoteId} ${copy}`;

function* placed({ offers }: ComparedLine, places: ReadonlyMap<string, number>): Generator<[number, ComparedOffer]> {
  for (const [quoteId, own] of Map.groupBy(offers, (offer) => offer.quoteId))
    for (const [copy, offer] of own.entries()) {
      const column = places.get(columnId(quoteId, copy));
      if (column !== undefined) yield [column, offer];
    }
}

function offerOf(
  { quantity, baseQuantity }: ComparedLine,
  offer: ComparedOffer,
  column: number,
  { basis }: Comparison,
  accepted: readonly Accepted[],
): Offer {
  const [need, base] = [micro(quantity), micro(baseQuantity)];
  const covers = micro(offer.coversQuantity);
  const perBase = basis === 'landed' ? offer.landedUnitPrice : offer.unitPriceComparable;
  const own = accepted.find(({ quoteLineId }) => quoteLineId === offer.quoteLineId);
  const limited = covers < need;
  return {
    key: offer.quoteLineId,
    column,
    supplierId: offer.supplierId,
    supplierName: offer.supplierName,
    price: perBase === null || need === base ? perBase : decimal(mulDiv(micro(perBase), base, most(need, 1n))),
    total: offer.lineTotal === null ? null : micro(offer.lineTotal),
    covers,
    limited,
    usable: !offer.flags.some((flag) => flag === 'expired' || flag === 'no_rate' || flag === 'uom_unknown'),
    days: offer.deliveryDays,
    delta: offer.deltaToBestPct,
    deltaToPaid: offer.deltaToLastPaidPct,
    tierFrom: tierOf(offer, need, base),
    marks: marksOf(offer, limited),
    analog: offer.analog,
    ...floorOf(own),
  };
}

/** The quantity that the tier of the price begins at, in the unit of the line. */
function tierOf({ arithmetic }: ComparedOffer, need: bigint, base: bigint): bigint | null {
  const tier = arithmetic.find(({ step }) => step === 'tier');
  const unit = arithmetic.find(({ step, operator }) => step === 'unit' && operator === '÷');
  if (!tier) return null;
  const inBase = unit ? mulDiv(micro(tier.figure), micro(unit.figure), 1_000_000n) : micro(tier.figure);
  return mulDiv(inBase, need, most(base, 1n));
}

/** Units of which halves are not bought, by their OKEI codes. */
const wholeUnits: ReadonlySet<string> = new Set([
  ...['796', '642', '641', '715', '839', '704', '778'],
  ...['728', '736', '625', '868', '872', '812', '616'],
]);
