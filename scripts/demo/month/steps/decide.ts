import { sum, withVat } from '../amounts.ts';
import { type SupplierName, vatRate } from '../company.ts';
import { type Scene, type Step, there } from '../scene.ts';
import { requisitionOf } from './ask.ts';
import { pricesOf } from './prices-of.ts';

/** Everything goes to whoever asks least for the whole. */
export const decide: Step = async (scene) => {
  const costOf = ({ prices }: Scene['quotes'][number]) =>
    sum(scene.purchase.lines.map(({ quantity }, place) => withVat(quantity, prices[place] as string)));
  const best = there(scene.quotes.toSorted((one, other) => costOf(one).cmp(costOf(other)))[0], 'quote');
  const chosen = (place: number) => ({ quoteLineId: best.lineIds[place] });
  await save(scene, best.counterpartyId, best.prices, chosen, 'Лучшая цена');
};

/** Bought from the usual supplier at a price that was agreed by word. */
export const decideByWord: Step = async (scene) => {
  const name = scene.department.suppliers[0] as SupplierName;
  const { counterpartyId, supplierId } = there(scene.furnished.suppliers.get(name), 'supplier');
  const prices = pricesOf(scene, name);
  const chosen = (place: number) => ({
    ...{ supplierId, price: prices[place], currency: 'RUB', vatMode: 'excluded', vatRate },
  });
  await save(scene, counterpartyId, prices, chosen, 'По договорённости');
};

async function save(
  scene: Scene,
  counterpartyId: string,
  prices: string[],
  chosen: (place: number) => object,
  reason: string,
) {
  const { purchase, lines, month } = scene;
  const decisions = lines.map(({ id }, place) => ({
    procurementItemId: id,
    allocations: [{ ...chosen(place), quantity: purchase.lines[place]?.quantity }],
  }));
  await scene.speak(scene.department.buyer)('PATCH', `${requisitionOf(scene)}/quote-line-decisions`, {
    decisions,
    reason,
  });
  scene.prices = prices;
  purchase.counterpartyId = counterpartyId;
  purchase.decidedAs = month.ledger.purchases.filter(({ decidedAs }) => decidedAs !== null).length;
  for (const [place, line] of purchase.lines.entries()) line.decided = withVat(line.quantity, prices[place] as string);
}
