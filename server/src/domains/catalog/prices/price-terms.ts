import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';
import { companySettings } from '../../company/company-settings.ts';

/** The company's rules that prices are read by. */
export interface PriceTerms {
  currency: string;
  timezone: string;
  /** A company that works with VAT gets it back: what it pays for goods is the price without it. */
  deductsVat: boolean;
  /** Quotes that nobody has accepted yet tell a cost too. */
  quotesCount: boolean;
  /** Percents off the median at which a price is pointed out. */
  alertPct: string;
}

export const priceTerms = (ctx: ReadContext): Promise<PriceTerms> =>
  ctx.remember('price-terms', async () => {
    const [company, regional] = await Promise.all([
      companySettings(ctx),
      ctx.db.first<{ currency: string; timezone: string; vat_mode: string }>(sql`
        select currency, timezone, vat_mode from regional_settings where tenant_id = ${ctx.db.tenant}`),
    ]);
    return {
      currency: regional?.currency ?? 'RUB',
      timezone: regional?.timezone ?? 'Europe/Moscow',
      deductsVat: regional?.vat_mode !== 'none',
      quotesCount: company.nomenclatureSavePolicy === 'SUPPLIER_QUOTES_ALL',
      alertPct: company.alerts.pricePct,
    };
  });
