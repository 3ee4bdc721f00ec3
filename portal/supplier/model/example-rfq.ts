import type { Item, OwnLine, Rfq } from '../types.ts';

/** A position of ten pieces, unless said otherwise. */
export const item = (id: string, quantity = '10'): Item => ({
  id,
  position: Number(id),
  name: `Позиция ${id}`,
  specification: null,
  quantity,
  uom: '796',
  unit: 'шт',
  requiredAt: null,
  productFields: {},
});

/** A request of three positions in roubles with VAT: any of them may be quoted, analogs too. */
export const asked = (given: Partial<Rfq> = {}): Rfq =>
  ({
    items: [item('1'), item('2', '3.5'), item('3', '100')],
    quote: null,
    currency: 'RUB',
    vatMode: 'included',
    quoteMode: 'selected_lines',
    allowPartial: true,
    allowAnalogs: true,
    ...given,
  }) as Rfq;

/** A draft on the server that offers the first position at 12.5 within three days. */
export const said = (line: Partial<OwnLine>): Rfq['quote'] =>
  ({
    draftVersion: 2,
    submitted: null,
    draft: {
      currency: 'RUB',
      vatMode: 'included',
      lines: [
        {
          rfqItemId: '1',
          quoted: true,
          price: '12.5',
          priceTiers: [],
          vatRate: '10',
          quantityOffered: null,
          deliveryDays: 3,
          unavailableReason: null,
          comment: null,
          isFree: false,
          analog: null,
          moq: '5',
          discountPercent: '0',
          ...line,
        },
      ],
    },
  }) as unknown as Rfq['quote'];
