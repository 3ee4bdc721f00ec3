import type { DocumentKindName } from '../../../../nouns/document-kinds.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { lineAmounts } from '../../kernel/values/money.ts';
import { units } from '../../kernel/values/units.ts';
import type { ValueType } from '../../kernel/variables.ts';
import type { DocumentContent, RawValues } from './document-content.ts';
import { sampleDelivery } from './sample-delivery.ts';
import { sampleImages } from './sample-images.ts';
import { type SampleItem, sampleItems } from './sample-items.ts';
import { customer, headers, seller } from './sample-parties.ts';
import { quantityInWords } from './values/quantity-in-words.ts';
import { sumOfDecimals } from './values/sum-of-decimals.ts';

/** A record that nobody has, for previews: every path that documents know has a value. The figures add up. */
export function sampleContent(
  kind: DocumentKindName,
  { rows: count = sampleItems.length, language = 'ru' }: { rows?: number; language?: 'ru' | 'en' } = {},
): DocumentContent {
  const rows = Array.from({ length: count }, (_, at) => rowOf(sampleItems[at % sampleItems.length] as SampleItem, at));
  const sum = (leaf: string) =>
    sumOfDecimals(
      rows.map((row) => row[leaf] ?? '0'),
      2,
    );
  const totals = {
    netAmount: sum('netAmount'),
    vatAmount: sum('vatAmount'),
    grossAmount: sum('grossAmount'),
    totalAmount: sum('grossAmount'),
    commissionAmount: '0.00',
    rowCount: String(rows.length),
  };
  const { document, ...others } = sampleDelivery(kind, { seller, customer }, totals);
  const parts = {
    document: { ...headers[kind], ...document, currency: 'RUB', vatMode: 'included', ...totals },
    ...{ seller, customer, ...others },
  };
  return {
    values: Object.assign({}, ...Object.entries(parts).map(([prefix, values]) => under(prefix, values))),
    rows,
    valueTypes: sampleTypes,
    images: sampleImages(),
    currency: 'RUB',
    language,
  };
}

const sampleTypes: Readonly<Record<string, ValueType>> = {
  ...typed('money', ['netAmount', 'vatAmount', 'grossAmount', 'totalAmount', 'amountLimit', 'commissionAmount']),
  ...typed('money', ['statedVatAmount', 'plannedAmount']),
  ...typed('date', [
    'date',
    'validUntil',
    'dueDate',
    'contractDate',
    'validFrom',
    'validTo',
    'basisDate',
    'decidedAt',
    'approvedAt',
    'reversedAt',
  ]),
  ...typed('datetime', ['responseDeadline']),
  ...typed('boolean', ['allowPartial', 'allowAnalogs']),
  ...typed('number', ['rowCount', 'packageCount', 'weightKg', 'weightTonnes', 'volumeM3', 'quantity']),
};

function typed(type: ValueType, leaves: readonly string[]) {
  return Object.fromEntries(leaves.map((leaf) => [`document.${leaf}`, type]));
}

const under = (prefix: string, values: RawValues): RawValues =>
  Object.fromEntries(Object.entries(values).map(([leaf, value]) => [`${prefix}.${leaf}`, value]));

function rowOf({ quantity, unitPrice, vatRate, ...item }: SampleItem, at: number): RawValues {
  const amounts = lineAmounts({ quantity, price: unitPrice, vatMode: 'included', vatRate });
  return {
    position: String(at + 1),
    ...item,
    quantity,
    unitPrice,
    discountPercent: '0',
    vatRate,
    ...amounts,
    ...{
      netPrice: netPriceOf(amounts.netAmount, quantity),
      uomCode: item.uom,
      uomName: units.get(item.uom)?.symbol ?? item.uom,
    },
    ...{ quantityInWords: quantityInWords(quantity), weightKg: '150', weightTonnes: '0.15', volumeM3: '0.2' },
    statedVatAmount: amounts.vatAmount,
    wantedDate: '2026-12-10',
    specification: 'ГОСТ 31108-2020, упаковка — мешок',
    deliveredQuantity: quantity,
    ...{
      quoteNumber: 'QT-2026-0042',
      currency: 'RUB',
      comparedPrice: null,
      rate: null,
      deliveryDays: '7',
      chosenQuantity: quantity,
      reason: 'Лучшая цена',
    },
    ...originOf(at, amounts.netAmount),
    'custom.colour': 'серый',
  };
}

/** Of the first line everything is known that an invoice for VAT says of an origin; the others are made here. */
const originOf = (at: number, netAmount: string): RawValues =>
  at === 0
    ? {
        ...{ originNumber: '156', originName: 'Китай', customsDeclaration: '10702070/150126/3000001' },
        ...{ tracedUomCode: '796', tracedUomName: 'шт', tracedQuantity: '120', tracedAmount: netAmount },
      }
    : Object.fromEntries(
        [
          'originNumber',
          'originName',
          'customsDeclaration',
          'tracedUomCode',
          'tracedUomName',
          'tracedQuantity',
          'tracedAmount',
        ].map((leaf) => [leaf, '—']),
      );

const netPriceOf = (net: string, quantity: string) => new Exact(net).div(quantity).toDecimalPlaces(2).toFixed();
