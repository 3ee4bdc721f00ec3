import type { UnitCode } from '../../../../../../nouns/kit/units.ts';
import { plainWords } from '../../../../kernel/exchange/exchange.ts';
import { brokenRule, type Words, words } from '../../../../kernel/problems/errors.ts';
import { Exact } from '../../../../kernel/values/decimal.ts';
import type { ContentInput, LineInput } from '../quote-version.ts';
import type { PriceRow } from './price-input.ts';

/** Rows of one supplier as one quote: a quote is in one currency, one way of VAT, and is valid as long as the first of its prices. */
export function contentOfRows(rows: readonly PriceRow[]): ContentInput {
  const currency = common(rows, ({ input }) => input.currency, currencies);
  const vatMode = common(rows, vatModeOf, waysOfVat);
  const [validUntil = null] = rows.flatMap(({ input }) => input.validTo ?? []).sort();
  return {
    ...(currency !== undefined && { currency }),
    ...(vatMode !== undefined && { vatMode }),
    validUntil,
    lines: [...Map.groupBy(rows, ({ line }) => line.id).values()].map(offerOfRows),
  };
}

/** Rows about one line: the price of its least quantity, and those of greater ones as tiers. */
function offerOfRows(rows: readonly PriceRow[]): LineInput {
  const [least, ...more] = rows.toSorted((one, other) => new Exact(fromOf(one)).cmp(fromOf(other)));
  const { line, input } = least as PriceRow;
  const uom = common(rows, (row) => row.input.uom, units);
  return {
    procurementItemId: line.id,
    quoted: true,
    price: input.price ?? null,
    priceTiers: more.map((row) => ({ minQuantity: fromOf(row), price: row.input.price ?? '0' })),
    quantityOffered: input.quantity ?? null,
    moq: input.minQuantity ?? null,
    vatRate: input.vatRate ?? null,
    deliveryDays: input.deliveryDays ?? null,
    supplierSku: supplierSkuOf(least as PriceRow),
    comment: input.name && plainWords(input.name) !== plainWords(line.name) ? input.name : null,
    ...(uom !== undefined && { uom: uom as UnitCode }),
  };
}

const fromOf = ({ input }: PriceRow) => input.minQuantity ?? '0';

/** An article in the file of a supplier is the supplier's own, unless it is that of the line. */
const supplierSkuOf = ({ input: { supplierSku, sku }, line }: PriceRow) =>
  supplierSku ?? (sku && sku.toLowerCase() !== line.sku?.toLowerCase() ? sku : null);

/** A price outside VAT is the same with it and without it. */
function vatModeOf({ input: { vatIncluded, vatRate } }: PriceRow) {
  if (vatIncluded === undefined || vatRate === 'none') return undefined;
  return vatIncluded ? ('included' as const) : ('excluded' as const);
}

/** What all rows that say it agree on. */
function common<Said>(
  rows: readonly PriceRow[],
  saidBy: (row: PriceRow) => Said | undefined,
  what: Words,
): Said | undefined {
  const [first, ...others] = rows.filter((row) => saidBy(row) !== undefined);
  const differing = others.filter((row) => first && saidBy(row) !== saidBy(first)).map(({ n }) => n);
  if (differing.length > 0) throw rowsDiffer(what, first?.n ?? 0, differing);
  return first && saidBy(first);
}

function rowsDiffer(what: Words, first: number, rows: readonly number[]) {
  const named = rows.slice(0, 20).join(', ');
  return brokenRule(
    'rows_differ',
    words(
      `One quote has one ${what.en}: not that of row ${first} is in rows ${named}. Choose rows that agree with each other.`,
      `В одном предложении ${what.ru}: не как в строке ${first} указано в строках ${named}. Выберите согласованные строки.`,
    ),
    { rowIds: rows },
  );
}

const currencies = words('currency', 'одна валюта');
const waysOfVat = words('way of VAT', 'один порядок НДС');
const units = words('unit for a line', 'одна единица на позицию');
