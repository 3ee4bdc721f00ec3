import type { ReadContext } from '../../../kernel/operation.ts';
import { companySettings } from '../../company/company-settings.ts';
import { regionalOf } from '../../company/regional-settings.ts';

/** The company's rules that prices are read by. */
export interface PriceTerms {
  currency: string;
  timezone: string;
  /** A company that works with VAT gets it back: what it pays for goods is the price without it. */
  deductsVat: boolean;
  /** Quotes that nobody has accepted yet count as a cost too. */
  quotesCount: boolean;
  /** Percents off the median at which a price is pointed out. */
  alertPct: string;
}

export async function priceTerms(ctx: ReadContext): Promise<PriceTerms> {
  const [company, { currency, timezone, vatDefaults }] = await Promise.all([companySettings(ctx), regionalOf(ctx)]);
  return {
    currency,
    timezone,
    deductsVat: vatDefaults.mode !== 'none',
    quotesCount: company.nomenclatureSavePolicy === 'SUPPLIER_QUOTES_ALL',
    alertPct: company.alerts.pricePct,
  };
}
