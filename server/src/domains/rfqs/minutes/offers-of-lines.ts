import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { fraction } from '../../../kernel/values/fraction.ts';
import { unitSymbols } from '../../../kernel/values/unit-symbols.ts';
import { legible } from '../comparison/compare-line.ts';
import type { View } from '../comparison/quoted.ts';
import { unitPrice } from '../comparison/unit-price.ts';
import { currentVersions, type HeldVersion } from '../quotes/read-versions.ts';
import { quotesWhere } from '../quotes/supplier-quote.ts';
import type { Decision } from './decisions-of.ts';
import type { MinutesRow } from './minutes-row.ts';

/** A quote that may be shown: its prices are not sealed, and it was submitted. */
export interface OpenQuote {
  requisitionId: string;
  number: string;
  supplierName: string;
  version: HeldVersion;
}

/** What prices are brought to. */
type Terms = Pick<View, 'currency' | 'rates'>;

/** Quotes for these requisitions by their current versions, as many statements for one as for all. */
export async function openQuotes(db: Db, requisitionIds: readonly string[]): Promise<OpenQuote[]> {
  const quotes = await quotesWhere(db, sql`quote.requisition_id = any(${requisitionIds}::uuid[])`);
  const shown = new Map(quotes.flatMap((one) => (one.sealed || one.currentVersion === 0 ? [] : [[one.id, one]])));
  if (shown.size === 0) return [];
  return (await currentVersions(db, [...shown.keys()])).flatMap((version) => {
    const quote = shown.get(version.quoteId);
    if (!quote?.procurementId) return [];
    const { procurementId: requisitionId, number, supplierName } = quote;
    return [{ requisitionId, number, supplierName, version }];
  });
}

/** The offers for each line in its order, the least sum first; a line that nobody offers stands by itself. */
export function rowsOfMinutes(
  lines: readonly RequisitionLine[],
  quotes: readonly OpenQuote[],
  decisions: readonly Decision[],
  terms: Terms,
): MinutesRow[] {
  return lines.flatMap((line) => {
    const group = { groupKey: line.id, groupLabel: labelOf(line) };
    const offers = quotes.flatMap((quote) => offersIn(quote, line, decisions, terms)).toSorted(byAmount);
    return (offers.length > 0 ? offers : [nobody]).map((offer) => ({ ...group, ...offer }));
  });
}

type Offer = Omit<MinutesRow, 'groupKey' | 'groupLabel'>;

function offersIn(
  { number, supplierName, version }: OpenQuote,
  { id }: RequisitionLine,
  decisions: readonly Decision[],
  terms: Terms,
) {
  return version.lines.flatMap((offered): Offer[] => {
    if (offered.procurementItemId !== id) return [];
    const decided = decisions.filter(({ quoteLineId }) => quoteLineId === offered.id);
    return [
      {
        name: supplierName,
        quoteNumber: number,
        unitPrice: offered.quoted ? offered.price : null,
        currency: version.currency,
        ...comparedOf(offered, version, terms),
        vatRate: offered.vatRate,
        quantity: offered.quantity,
        lineAmount: offered.amounts.gross,
        deliveryDays: offered.deliveryDays ?? version.deliveryDays,
        chosenQuantity: decided.length > 0 ? sumOf(decided) : null,
        reason: decided.map(({ comment }) => comment).find((one) => one !== null) ?? offered.unavailableReason,
      },
    ];
  });
}

/** The price as the comparison brings it to the unit, the VAT and the currency of the requisition. */
function comparedOf(offered: HeldVersion['lines'][number], version: HeldVersion, { currency, rates }: Terms) {
  const nothing = { comparedPrice: null, rate: null };
  if (!offered.quoted || offered.price === null || offered.quantity === null) return nothing;
  const view = { currency, rates, vat: 'with' } as const;
  const { original, value } = unitPrice(version, offered, fraction(offered.quantity), view);
  if (value === null || (version.currency === currency && value.cmp(original) === 0)) return nothing;
  return { comparedPrice: legible(value, currency), rate: rates.get(version.currency) ?? null };
}

const sumOf = (decided: readonly Decision[]) =>
  decided.reduce((sum, { quantity }) => sum.plus(quantity), new Exact(0)).toFixed();

const byAmount = (one: Offer, other: Offer) =>
  one.lineAmount === null || other.lineAmount === null
    ? Number(one.lineAmount === null) - Number(other.lineAmount === null)
    : new Exact(one.lineAmount).cmp(other.lineAmount);

const labelOf = ({ name, quantity, uom }: RequisitionLine) =>
  `${name} — ${quantity.replace('.', ',')} ${unitSymbols[uom]?.ru ?? uom}`;

const nobody: Offer = {
  ...{ name: 'Предложений нет', quoteNumber: null, unitPrice: null, currency: null, vatRate: null, quantity: null },
  ...{ comparedPrice: null, rate: null, lineAmount: null, deliveryDays: null, chosenQuantity: null, reason: null },
};
