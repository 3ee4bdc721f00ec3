import Type from 'typebox';
import type { SupplierQuote } from '../../../../../../nouns/supplier-quote.ts';
import { choice, currency, date, decimal, flag, id, integer, object, text } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { compare } from '../../comparison/compare.ts';
import { comparedSupplier, comparison } from '../../comparison/comparison.ts';
import { termFields } from '../quote-version.ts';
import type { HeldVersion } from '../read-versions.ts';
import { loadComparable } from '../side-by-side/load-comparable.ts';
import { unqualifiedIn } from '../side-by-side/unqualified-in.ts';
import { wrongParameter } from '../side-by-side/wrong-parameter.ts';

const most = 100;

const stated = object(
  {
    quoteId: id('Quote'),
    supplierId: id('Supplier'),
    supplierName: text(500, 'Its name'),
    total: decimal('Stated total, in its own currency'),
    currency: currency('Currency it is quoted in'),
  },
  { title: 'Quote of a total alone' },
);

const { validUntil, paymentTerms, prepaymentPercent } = termFields;

const comparedQuote = object(
  {
    ...comparedSupplier.properties,
    number: text(32, 'Number'),
    revision: integer('Version of the quote', { minimum: 1 }),
    ...{ validUntil, paymentTerms, prepaymentPercent },
    unqualifiedFor: Type.Array(id('Line'), {
      title: 'Lines that it quoted and is not qualified for, where the company asks for a qualification',
    }),
  },
  { title: 'Compared quote with its terms' },
);

/** What is compared, and how. */
export const comparedBy = {
  procurementId: Type.Optional(id('Requisition whose quotes are compared')),
  rfqId: Type.Optional(id('Request whose quotes are compared')),
  quoteIds: Type.Optional(
    Type.String({ title: 'Quotes that are compared, comma separated, at most 100', maxLength: 4_000 }),
  ),
  currency: Type.Optional(currency('Currency to compare in; that of the request or requisition unless given')),
  rateDate: Type.Optional(date('Day whose exchange rates count; today unless given')),
  basis: Type.Optional(choice(['price', 'landed'], 'Prices alone, or with their share of extra costs')),
  vat: Type.Optional(choice(['with', 'without'], 'With VAT or without')),
  includeExpired: Type.Optional(flag('Show quotes whose last day is over too; they are never best')),
};

export const compareQuotes = query({
  name: 'supplier-quotes.compare-quotes',
  summary: words('Compare quotes', 'Сравнить предложения'),
  description:
    'Quotes for a requisition, for a request, or the named ones, side by side: every price in one unit, one currency and one way of VAT, with ' +
    'the arithmetic that brought it there. `landed` adds the share of extra costs. A price without a rate is flagged `no_rate` and never best. ' +
    'While prices of a request are sealed, its quotes are counted and nothing else.',
  permission: 'supplier_quotes.compare',
  scope: 'supplier_documents.read',
  refuses: ['not_found', 'business_rule_violated'],
  input: object(comparedBy),
  output: object(
    {
      ...comparison.properties,
      suppliers: Type.Array(comparedQuote),
      currency: currency('Currency of the comparison'),
      rateDate: date('Day whose exchange rates count'),
      basis: choice(['price', 'landed'], 'What is compared'),
      vat: choice(['with', 'without'], 'With VAT or without'),
      stated: Type.Array(stated, { title: 'Quotes of a total alone' }),
      sealed: flag('Prices of some quotes are hidden until the deadline'),
      sealedQuotes: integer('How many quotes are hidden', { minimum: 0 }),
    },
    { title: 'Comparison of quotes' },
  ),

  async run(ctx, { quoteIds, ...wanted }) {
    const { needs, quotes, priced, view, rateDate, sealed, stated } = await loadComparable(ctx, {
      ...wanted,
      quoteIds: quoteIds === undefined ? undefined : idsOf(quoteIds),
    });
    const compared = compare(needs, quotes, view);
    const unqualified = await unqualifiedIn(ctx, needs, quotes);
    const terms = new Map(priced.map(({ quote, version }) => [quote.id, termsOf(quote, version)]));
    return {
      ...compared,
      suppliers: compared.suppliers.map((one) => ({
        ...one,
        ...(terms.get(one.quoteId) as ReturnType<typeof termsOf>),
        unqualifiedFor: unqualified.get(one.quoteId) ?? [],
      })),
      currency: view.currency,
      rateDate,
      basis: view.basis,
      vat: view.vat,
      stated: stated.map(({ quote, version }) => ({
        quoteId: quote.id,
        supplierId: quote.supplierId,
        supplierName: quote.supplierName,
        total: version.statedTotal as string,
        currency: version.currency,
      })),
      sealed: sealed > 0,
      sealedQuotes: sealed,
    };
  },
});

const termsOf = ({ number }: SupplierQuote, { n, validUntil, paymentTerms, prepaymentPercent }: HeldVersion) => ({
  number,
  revision: n,
  validUntil,
  paymentTerms,
  prepaymentPercent,
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function idsOf(list: string): string[] {
  const ids = list.split(',').map((one) => one.trim());
  if (ids.length <= most && ids.every((one) => uuid.test(one))) return ids;
  throw wrongParameter(
    'quoteIds',
    'invalid_list',
    words(`names at most ${most} quotes`, `не больше ${most} предложений через запятую`),
  );
}
