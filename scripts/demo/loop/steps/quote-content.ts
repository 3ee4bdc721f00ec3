import { Decimal } from 'decimal.js';
import type { Asked } from '../market-of.ts';
import type { Offer } from '../offers-for.ts';
import { dayIn, type Scene } from '../scene.ts';
import { pick, seeded } from '../seeded.ts';

/** Names the line of an order, by its place, as what is answered names it. */
type NameLine = (place: number) => Record<string, string>;

const payments = ['Оплата в течение 30 дней', 'Предоплата 30 %, остаток после приёмки', 'Отсрочка 14 дней'];
const missing = ['Снято с производства', 'Нет на складе до конца квартала', 'Минимальная партия больше запрошенной'];

/** What a supplier offers: its real prices, moved a little by chance that is the same in every run, with the order's real freight. */
export function quoteContent(scene: Scene, offer: Offer, name: NameLine) {
  const { order } = scene;
  const seed = `${order.externalId} ${offer.externalId}`;
  const foreign = offer.currency === 'USD';
  const terms = pick(payments, `${seed} terms`);
  return {
    currency: offer.currency,
    vatMode: foreign ? 'none' : 'excluded',
    documentDate: dayIn(scene, 0),
    validUntil: dayIn(scene, 14 + Math.floor(seeded(`${seed} until`) * 60)),
    deliveryDays: 7 + Math.floor(seeded(`${seed} days`) * 60),
    deliveryTerms: foreign ? termsOf(order.incoterm) : 'Доставка до склада покупателя',
    paymentTerms: terms,
    ...(terms.startsWith('Предоплата') && { prepaymentPercent: '30' }),
    extraCosts: extraCosts(scene, offer, seed),
    supplierComment: foreign ? 'Prices per pack, ex works unless stated otherwise' : 'Цены за упаковку без НДС',
    lines: order.lines.map((_, place) => lineOf(name(place), offer.lines.get(place), `${seed} ${place}`, foreign)),
  };
}

const termsOf = (incoterm: string) =>
  /^[A-Z]{3}$/.test(incoterm) ? `${incoterm}, Incoterms 2020` : 'DAP, Incoterms 2020';

/** Two of three foreign suppliers bill the real freight apart; with the others it is in the price. */
const extraCosts = ({ order }: Scene, { currency }: Offer, seed: string) =>
  order.freight && currency === 'USD' && seeded(`${seed} freight`) < 2 / 3
    ? [{ kind: 'delivery', amount: order.freight, currency, allocation: 'by_amount' }]
    : [];

interface OfferedLine {
  [field: string]: unknown;
  price?: string;
}

function lineOf(named: Record<string, string>, asked: Asked | undefined, seed: string, foreign: boolean): OfferedLine {
  if (!asked) return { ...named, quoted: false, unavailableReason: pick(missing, seed) };
  const factor = new Decimal(0.96 + seeded(seed) * 0.12);
  const near = (price: string) => factor.times(price).toDecimalPlaces(2).toFixed();
  const price = near(asked.price);
  return {
    ...named,
    quoted: true,
    price: price === '0' ? asked.price : price,
    priceTiers: asked.tiers.map(({ minQuantity, price }) => ({ minQuantity, price: near(price) })),
    ...(!foreign && { vatRate: '10' }),
    ...(asked.analog && { analog: asked.analog }),
  };
}
