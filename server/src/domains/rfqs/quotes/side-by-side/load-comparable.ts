import { isStanding } from '../../../../../../nouns/quote-flow.ts';
import type { SupplierQuote } from '../../../../../../nouns/supplier-quote.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import { dayIn } from '../../../../kernel/values/instant.ts';
import { companySettings } from '../../../company/company-settings.ts';
import { fxTo } from '../../../company/fx-to.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import type { NeededLine, Quote, View } from '../../comparison/quoted.ts';
import { itemsOf } from '../../items/rfq-item.ts';
import { askedLines } from '../asked-lines.ts';
import { currentVersions, type HeldVersion } from '../read-versions.ts';
import { comparedQuote, type NeedOf, neededLines } from './as-compared.ts';
import { type Asked, scopeOf } from './scope-of.ts';

interface Wanted extends Asked {
  currency?: string | undefined;
  rateDate?: string | undefined;
  basis?: View['basis'] | undefined;
  vat?: View['vat'] | undefined;
  includeExpired?: boolean | undefined;
}

interface Comparable {
  needs: NeededLine[];
  quotes: Quote[];
  view: View;
  rateDate: string;
  /** Quotes whose prices are sealed: counted, and nothing else. */
  sealed: number;
  /** The versions that `quotes` were read from. */
  priced: Array<{ quote: SupplierQuote; version: HeldVersion }>;
  /** Quotes that name a total and no prices. */
  stated: Array<{ quote: SupplierQuote; version: HeldVersion }>;
}

/** All that a comparison takes, in as many statements for one quote as for all. */
export async function loadComparable(ctx: ReadContext, wanted: Wanted): Promise<Comparable> {
  const { rfq, requisition, quotes: found } = await scopeOf(ctx, wanted);
  const { timezone, currency: own } = await regionalOf(ctx);
  const { alerts } = await companySettings(ctx);
  const today = dayIn(timezone);
  const asked = await askedLines(ctx.db, { rfq, requisition });
  const needOf: NeedOf = rfq ? ({ rfqItemId }) => rfqItemId : ({ procurementItemId }) => procurementItemId;
  const changedIn = new Map((rfq ? await itemsOf(ctx.db, rfq.id) : []).map((item) => [item.id, item.changedIn]));
  const open = found.filter(({ sealed, currentVersion }) => !sealed && currentVersion > 0);
  const versions = new Map(
    (open.length > 0
      ? await currentVersions(
          ctx.db,
          open.map(({ id }) => id),
        )
      : []
    ).map((one) => [one.quoteId, one]),
  );
  const held = open.flatMap((quote) => {
    const version = versions.get(quote.id);
    return version && holds(quote, version, today, wanted.includeExpired) ? [{ quote, version }] : [];
  });
  const priced = held.filter(({ version }) => version.statedTotal === null);
  const quotes = priced.map(({ quote, version }) => comparedQuote(quote, version, needOf, changedIn));
  const needs = await neededLines(ctx, asked, needOf);
  const currency = wanted.currency ?? rfq?.currency ?? requisition?.currency ?? own;
  const rateDate = wanted.rateDate ?? today;
  const used = currenciesOf(quotes, needs);
  const fx = await fxTo(ctx, currency, used, rateDate);
  const rates = new Map(used.flatMap((one) => (one === currency ? [] : [[one, fx(one)] as const])));
  return {
    needs,
    quotes,
    priced,
    rateDate,
    view: {
      currency,
      vat: wanted.vat ?? 'with',
      basis: wanted.basis ?? 'price',
      today,
      rates: new Map([...rates].flatMap(([one, rate]) => (rate === null ? [] : [[one, rate]]))),
      anomalyPct: alerts.pricePct,
    },
    sealed: found.filter(({ sealed }) => sealed).length,
    stated: held.filter(({ version }) => version.statedTotal !== null),
  };
}

function holds({ status }: SupplierQuote, { validUntil }: HeldVersion, today: string, withExpired = false): boolean {
  if (!isStanding(status) && status !== 'expired') return false;
  return withExpired || (status !== 'expired' && (validUntil === null || validUntil >= today));
}

const currenciesOf = (quotes: readonly Quote[], needs: readonly NeededLine[]) => [
  ...new Set([
    ...quotes.flatMap(({ currency, extraCosts }) => [currency, ...extraCosts.map((cost) => cost.currency)]),
    ...needs.flatMap(({ lastPaid }) => lastPaid?.currency ?? []),
  ]),
];
