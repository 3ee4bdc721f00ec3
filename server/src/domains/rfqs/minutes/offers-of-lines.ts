import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { type Fraction, fraction } from '../../../kernel/values/fraction.ts';
import { unitSymbols } from '../../../kernel/values/unit-symbols.ts';
import { showNumber } from '../../../platform/documents/values/show-number.ts';
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

/** The offers for each line in its order, the lowest compared price first; a line that nobody offers stands by itself. */
export function rowsOfMinutes(
  lines: readonly RequisitionLine[],
  quotes: readonly OpenQuote[],
  decisions: readonly Decision[],
  terms: Terms,
): MinutesRow[] {
  return lines.flatMap((line) => {
    const group = { groupKey: line.id, groupLabel: labelOf(line) };
    const offers = quotes.flatMap((quote) => offersIn(quote, line, decisions, terms)).toSorted(byPrice);
    const rows = offers.length > 0 ? offers.map(({ row }) => row) : [nobody];
    return rows.map((row) => ({ ...group, ...row }));
  });
}

type Row = Omit<MinutesRow, 'groupKey' | 'groupLabel'>;
type Line = HeldVersion['lines'][number];

/** A row, and the price that it is put in order by. */
interface Offer {
  row: Row;
  compared: Fraction | null;
}

function offersIn(
  { number, supplierName, version }: OpenQuote,
  { id }: RequisitionLine,
  decisions: readonly Decision[],
  terms: Terms,
) {
  return version.lines.flatMap((offered): Offer[] => {
    if (offered.procurementItemId !== id) return [];
    const decided = decisions.filter(({ quoteLineId }) => quoteLineId === offered.id);
    const { compared, ...prices } = pricesOf(offered, version, terms);
    const row = {
      name: supplierName,
      quoteNumber: number,
      currency: version.currency,
      ...prices,
      discountPercent: new Exact(offered.discountPercent).isZero() ? null : offered.discountPercent,
      vatRate: offered.vatRate,
      quantity: offered.quantity,
      uomName: symbolOf(offered.uom),
      lineAmount: offered.amounts.gross,
      deliveryDays: offered.deliveryDays ?? version.deliveryDays,
      chosenQuantity: decided.length > 0 ? sumOf(decided) : null,
      reason: decided.map(({ comment }) => comment).find((one) => one !== null) ?? offered.unavailableReason,
    };
    return [{ row, compared }];
  });
}

/** The price for the quantity that is offered, and as the comparison brings it to the unit, the VAT and the currency of the requisition. */
function pricesOf(offered: Line, version: HeldVersion, { currency, rates }: Terms) {
  if (!offered.quoted || offered.price === null || offered.quantity === null)
    return { unitPrice: null, compared: null, comparedPrice: null, rate: null };
  const view = { currency, rates, vat: 'with' } as const;
  const { original, value } = unitPrice(version, offered, fraction(offered.quantity), view);
  const stands = value === null || (version.currency === currency && value.cmp(original) === 0);
  return {
    unitPrice: original,
    compared: value,
    comparedPrice: stands ? null : legible(value, currency),
    rate: stands ? null : (rates.get(version.currency) ?? null),
  };
}

const sumOf = (decided: readonly Decision[]) =>
  decided.reduce((sum, { quantity }) => sum.plus(quantity), new Exact(0)).toFixed();

/** What cannot be compared comes last. */
const byPrice = ({ compared: one }: Offer, { compared: other }: Offer) =>
  one === null || other === null ? Number(one === null) - Number(other === null) : one.cmp(other);

const labelOf = ({ name, quantity, uom }: RequisitionLine) =>
  `${name} — ${showNumber(quantity, { least: 0, most: 6 }, 'ru')} ${symbolOf(uom)}`;

const symbolOf = (uom: string) => unitSymbols[uom]?.ru ?? uom;

const nobody: Row = {
  ...{ name: 'Предложений нет', quoteNumber: null, unitPrice: null, currency: null, vatRate: null, quantity: null },
  ...{ discountPercent: null, uomName: null, comparedPrice: null, rate: null, lineAmount: null, deliveryDays: null },
  ...{ chosenQuantity: null, reason: null },
};
