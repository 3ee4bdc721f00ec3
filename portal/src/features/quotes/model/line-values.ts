import type { QuoteVersion } from '../queries.ts';
import type { Asked } from './asked.ts';
import { daysOf } from './days-of.ts';

export interface LineValues {
  price: string | null;
  quantity: string | null;
  days: string;
  comment: string;
}

export type LinesValues = Readonly<Record<string, LineValues>>;

export const emptyLine: LineValues = { price: null, quantity: null, days: '', comment: '' };

export const linesOf = (asked: readonly Asked[], version: QuoteVersion | null): LinesValues => {
  const said = new Map((version?.lines ?? []).map((line) => [line.rfqItemId ?? line.procurementItemId, line]));
  return Object.fromEntries(
    asked.map(({ id }) => {
      const line = said.get(id);
      if (!line) return [id, emptyLine];
      const { price, quantityOffered, deliveryDays, comment } = line;
      return [
        id,
        {
          price,
          quantity: quantityOffered,
          days: deliveryDays === null ? '' : String(deliveryDays),
          comment: comment ?? '',
        },
      ];
    }),
  );
};

type Given = Partial<QuoteVersion['lines'][number]>;

/** Lines as the server takes them: those with a price are offered; what the grid does not show stays as it was. */
export function bodyOfLines(
  asked: readonly Asked[],
  values: LinesValues,
  version: QuoteVersion | null,
  vatRate: string,
): Omit<Given, 'id' | 'position' | 'name' | 'catalogItemId' | 'quantity' | 'amounts'>[] {
  const said = new Map((version?.lines ?? []).map((line) => [line.rfqItemId ?? line.procurementItemId, line]));
  return asked.flatMap(({ id, of }) => {
    const { price, quantity, days, comment } = values[id] ?? emptyLine;
    const before = said.get(id);
    if (price === null && quantity === null && days === '' && comment.trim() === '' && !before) return [];
    return [
      {
        ...(before && keptOf(before)),
        [of]: id,
        quoted: price !== null,
        price,
        isFree: price === '0',
        quantityOffered: quantity,
        ...termOf(days, before),
        comment: comment.trim() || null,
        ...(vatRate !== '' && { vatRate: vatRate as NonNullable<Given['vatRate']> }),
      },
    ];
  });
}

function keptOf(line: QuoteVersion['lines'][number]): Given {
  const { priceTiers, uom, factorToBase, moq, packQuantity, vatRate, discountPercent, deliveryDate, analog } = line;
  const { supplierSku, countryOfOrigin, unavailableReason } = line;
  return {
    ...{ priceTiers, uom, factorToBase, moq, packQuantity, vatRate, discountPercent, deliveryDate, analog },
    ...{ supplierSku, countryOfOrigin, unavailableReason },
  };
}

/** Days that were written over a date take its place. */
function termOf(days: string, before: Given | undefined): Pick<Given, 'deliveryDays' | 'deliveryDate'> {
  const deliveryDays = daysOf(days) ?? null;
  const isChanged = deliveryDays !== null && deliveryDays !== before?.deliveryDays;
  return { deliveryDays, ...(isChanged && before?.deliveryDate && { deliveryDate: null }) };
}
