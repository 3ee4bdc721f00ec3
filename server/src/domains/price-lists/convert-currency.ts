import { Decimal } from 'decimal.js';
import type { PriceList } from '../../../../nouns/price-list.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { brokenRule, invalidField, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

interface Conversion {
  currency?: string | undefined;
  convert?: boolean | undefined;
  rate?: string | undefined;
}

/** The rate rows are to be multiplied by, when the change asks for it; prices never change their currency in silence. */
export function conversionRate(before: PriceList, { currency, convert, rate }: Conversion): string | null {
  const changes = currency !== undefined && currency !== before.currency;
  if (rate !== undefined && new Decimal(rate).isZero())
    throw invalidField('/rate', 'minimum', words('must be more than zero', 'должен быть больше нуля'), {
      limit: 0,
      above: 0,
    });
  if (convert && rate === undefined)
    throw invalidField('/rate', 'required', words('is required to convert', 'обязателен для пересчёта'));
  if (!changes || before.counters.items === 0) return null;
  if (!convert)
    throw brokenRule(
      'currency_has_prices',
      words(
        'The list has prices. Send `convert: true` with a `rate` to have them converted.',
        'В прайс-листе есть цены. Чтобы пересчитать их, передайте `convert: true` и курс `rate`.',
      ),
    );
  return rate as string;
}

/** Every price times the rate, to the 6 digits a price is kept in; one that would vanish or overflow stops them all. */
export async function convertRows(ctx: WriteContext, before: PriceList, rate: string): Promise<number> {
  const { lost } = await ctx.db.one<{ lost: number }>(sql`
    select count(*)::int as lost from price_list_items
    where tenant_id = ${ctx.db.tenant} and price_list_id = ${before.id} and not is_free
      and round(price * ${rate}::numeric, 6) not between 0.000001 and 9999999999999`);
  if (lost > 0)
    throw brokenRule(
      'price_not_convertible',
      words(
        `At this rate ${lost} prices would become zero or too large.`,
        `По этому курсу цен, ставших нулём или слишком большими: ${lost}.`,
      ),
    );
  return ctx.db.execute(sql`
    update price_list_items set price = trim_scale(round(price * ${rate}::numeric, 6)), previous_price = null,
      changed_in = ${before.currentVersion + 1}, version = version + 1, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and price_list_id = ${before.id}`);
}
