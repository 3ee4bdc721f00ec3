import type { Static } from 'typebox';
import type { Manner } from '../../../kernel/manners-of.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { publicRfq } from '../../rfqs/public/public-rfq.ts';
import type { submitByLink } from '../../rfqs/quotes/public/submit-by-link.ts';
import { hashOf } from '../hash-of.ts';
import { halfOf } from './half-of.ts';

type PublicRfq = Static<typeof publicRfq>;
type Answer = Omit<Static<typeof submitByLink.input>, 'token'>;
type Offer = NonNullable<Answer['lines']>[number];

interface Asked {
  request: PublicRfq;
  /** Makes the prices of one supplier different from those of another. */
  recipientId: string;
  manners: ReadonlySet<Manner>;
  currency: string;
  /** What a unit of each position is about worth, in that currency. */
  worth: ReadonlyMap<string, string>;
  today: string;
}

/** What a supplier answers to a request, as its name says. The same question gets the same answer. */
export function quoteFor(asked: Asked): Answer {
  const { request, recipientId, manners, currency, today } = asked;
  if (manners.has('declines')) return { decline: true, reason: 'Этих позиций сейчас нет на складе.' };
  const lines = linesFor(asked);
  return {
    contactName: request.supplier.contactName ?? 'Тестовый поставщик',
    currency,
    vatMode: request.vatMode,
    documentDate: today,
    validUntil: daysAfter(today, 30),
    deliveryDays: 3 + hashOf(12, recipientId),
    deliveryTerms: 'Доставка до склада покупателя',
    paymentTerms: 'Оплата в течение 10 дней после поставки',
    ...(request.quoteMode === 'total_only'
      ? { statedTotal: totalOf(request, lines), lines: lines.map(unpriced) }
      : { lines }),
  };
}

function linesFor({ request, recipientId, manners, worth }: Asked): Offer[] {
  const offers = request.items.map(({ id }) => ({ rfqItemId: id, price: priceOf(id, recipientId, manners, worth) }));
  if (!manners.has('partial')) return offers;
  const mayLeaveOut = request.allowPartial && request.quoteMode !== 'all_lines' && offers.length > 1;
  if (mayLeaveOut) return offers.slice(0, Math.ceil(offers.length / 2));
  return offers.map((offer, at) => ({ ...offer, quantityOffered: halfOf(request.items[at]?.quantity ?? '1') }));
}

/** Within a tenth of what it is worth, either way. */
function priceOf(itemId: string, recipientId: string, manners: Asked['manners'], worth: Asked['worth']): string {
  const percent = new Exact(90 + hashOf(21, recipientId, itemId)).times(manners.has('expensive') ? '1.3' : '1');
  const price = percent.times(worth.get(itemId) ?? 0).div(100);
  return Exact.max(price, '0.01').toFixed(2);
}

const totalOf = ({ items }: PublicRfq, lines: readonly Offer[]) =>
  lines
    .reduce(
      (total, { price, quantityOffered }, at) =>
        total.plus(new Exact(quantityOffered ?? items[at]?.quantity ?? 0).times(price ?? 0)),
      new Exact(0),
    )
    .toFixed(2);

const unpriced = ({ price: _, ...offer }: Offer): Offer => ({ ...offer, quoted: true });
