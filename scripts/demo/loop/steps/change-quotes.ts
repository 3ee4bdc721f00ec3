import { Decimal } from 'decimal.js';
import type { Quote, Scene, Step } from '../scene.ts';
import { quotes } from './enter-quotes.ts';

export const rejectQuote: Step = async (scene) => {
  await scene.buyer('PATCH', `${quotes}/${lastOf(scene).id}`, { status: 'rejected', reason: 'Дороже остальных' });
};

export const withdrawQuote: Step = async (scene) => {
  await scene.buyer('PATCH', `${quotes}/${lastOf(scene).id}`, { status: 'withdrawn', reason: 'Поставщик передумал' });
};

/** The first supplier gives three percent off: a second version, which holds from then on. */
export const bargain: Step = async (scene) => {
  const [quote] = scene.quotes;
  if (!quote?.current) throw new Error('There is nothing to bargain about');
  const lines = quote.current.lines.filter(({ quoted }) => quoted).map(cheaper);
  await scene.buyer('PATCH', `${quotes}/${quote.id}`, { revising: true, internalScore: '8.5', lines });
  scene.quotes[0] = await scene.buyer<Quote>('POST', `${quotes}/${quote.id}/submit`, {});
};

const cheaper = ({ rfqItemId, price, priceTiers }: NonNullable<Quote['current']>['lines'][number]) => ({
  rfqItemId,
  price: less(price ?? '0'),
  priceTiers: priceTiers.map((tier) => ({ ...tier, price: less(tier.price) })),
});

const less = (price: string) => Decimal.mul(price, '0.97').toDecimalPlaces(4).toFixed();

function lastOf({ quotes }: Scene): Quote {
  const last = quotes.at(-1);
  if (!last) throw new Error('Nobody has quoted');
  return last;
}
