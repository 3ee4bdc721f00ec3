import { choice, currency, id, integer, measure } from './kit/fields.ts';
import type { StructureOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

/** How far a supplier is trusted: `warn` is pointed out, the others keep it out of new requests or of everything new. */
const standings = {
  ok: words('May be asked and ordered from', 'Можно запрашивать и заказывать'),
  warn: words('With a warning', 'С предупреждением'),
  prevent_rfq: words('Not asked for prices', 'Не запрашивать цены'),
  prevent_all: words('Nothing is bought', 'Ничего не закупать'),
};

const days = { minimum: 0, maximum: 3_650 };

/** What makes a counterparty a supplier. Its identifier is its own, and outlives the role. */
export const supplier = {
  supplierId: id().column('id'),
  standing: choice(standings, 'Standing', 'Допуск').writable(),
  paymentTermsDays: integer('Payment term, days', 'Отсрочка платежа, дней', days).nullable().writable(),
  defaultCurrency: currency('Currency of its prices', 'Валюта цен').nullable().writable(),
  leadTimeDays: integer('Lead time, days', 'Срок поставки, дней', days).nullable().writable(),
  minOrderAmount: measure('Smallest order', 'Минимальный заказ').nullable().writable().example('1234.50'),
  rating: measure('Rating', 'Рейтинг').nullable().writable().example('4.5').describe('0 to 5.'),
};

export type Supplier = StructureOf<typeof supplier>;
