import { Decimal } from 'decimal.js';
import { dollar } from '../../set-up.ts';
import type { Asked } from '../market-of.ts';
import type { Offer } from '../offers-for.ts';
import type { Accepted, Quote, QuoteLine, RequisitionLine, Scene, Step } from '../scene.ts';

interface Choice extends Accepted {
  quoteLineId: string;
}

/** Who gets how much of a line, of the offers for it, the cheapest first. */
type Share = (line: RequisitionLine, offers: readonly Offered[]) => Choice[];

interface Offered {
  quote: Quote;
  line: QuoteLine;
  cost: Decimal;
}

/** Every line from whoever sells it cheapest: so it may be split between suppliers by lines. */
const toTheCheapest: Share = (line, [best]) => (best ? [taken(line, best, line.quantity)] : []);

/** Every line from two suppliers: three fifths from the cheapest, the rest from the next. */
export const toTwo: Share = (line, [best, second]) => {
  if (!best || !second) return toTheCheapest(line, best ? [best] : []);
  const most = Decimal.mul(line.quantity, '0.6').floor();
  return [taken(line, best, most.toFixed()), taken(line, second, Decimal.sub(line.quantity, most).toFixed())];
};

/** Half of every line is decided; of the rest nobody knows yet. */
export const halfOfIt: Share = (line, [best]) =>
  best ? [taken(line, best, Decimal.div(line.quantity, 2).floor().toFixed())] : [];

export const decide =
  (share: Share = toTheCheapest, reason = 'Лучшая цена с учётом количества'): Step =>
  async (scene) => {
    const choices = scene.requisition.items.map((line) => share(line, offersOf(scene, line)));
    const decisions = scene.requisition.items.flatMap(({ id }, place) => {
      const allocations = (choices[place] ?? []).map(({ quoteLineId, quantity }) => ({ quoteLineId, quantity }));
      return allocations.length > 0 ? [{ procurementItemId: id, allocations }] : [];
    });
    scene.accepted = choices.flat();
    await save(scene, { decisions, reason });
  };

/** What was decided is let go again. */
export const letGo: Step = async (scene) => {
  const lines = new Set(scene.accepted.map(({ lineId }) => lineId));
  const decisions = [...lines].map((procurementItemId) => ({ procurementItemId, allocations: [] }));
  scene.accepted = [];
  await save(scene, { decisions, reason: 'Решение пересматривается' });
};

/** Half of a line is bought at a price that was agreed by word: no quote stands behind it. */
export const buyByWord: Step = async (scene) => {
  const { offers, requisition, quotes } = scene;
  const [[place, { price }]] = [...(offers[0] as Offer).lines] as [[number, Asked]];
  const { id, quantity } = requisition.items[place] as RequisitionLine;
  const { supplierId, currency } = quotes[0] as Quote;
  const half = Decimal.div(quantity, 2).floor().toFixed();
  const allocation = { supplierId, price, currency, vatMode: 'none', quantity: half, comment: 'По рамочному договору' };
  scene.accepted = [{ lineId: id, supplierId, quantity: half }];
  await save(scene, { decisions: [{ procurementItemId: id, allocations: [allocation] }] });
};

const save = ({ requisition, buyer }: Scene, body: object) =>
  buyer('PATCH', `/api/v1/purchase-requisitions/${requisition.id}/quote-line-decisions`, body);

const taken = ({ id }: RequisitionLine, { quote, line }: Offered, quantity: string): Choice => ({
  lineId: id,
  quoteLineId: line.id,
  supplierId: quote.supplierId,
  quantity,
});

/** The tier of the whole quantity, in roubles: what a buyer compares by eye. */
function offersOf({ quotes }: Scene, { id, quantity }: RequisitionLine): Offered[] {
  const offers = quotes.flatMap((quote) =>
    (quote.current?.lines ?? [])
      .filter(({ procurementItemId, quoted, price }) => procurementItemId === id && quoted && price !== null)
      .map((line) => ({ quote, line, cost: costOf(quote, line, quantity) })),
  );
  return offers.sort((one, other) => one.cost.cmp(other.cost));
}

function costOf({ currency }: Quote, { price, priceTiers }: QuoteLine, quantity: string): Decimal {
  const tier = priceTiers.findLast(({ minQuantity }) => new Decimal(quantity).gte(minQuantity));
  return new Decimal(tier?.price ?? price ?? 0).times(currency === 'USD' ? dollar : 1);
}
