import type Type from 'typebox';
import { choice, decimal, id, integer, measure, nullable, object, price, text } from '../../kernel/fields.ts';
import { uom } from '../../kernel/values/units.ts';
import { vatRates } from '../../kernel/values/vat.ts';

const amount = (title: string) => decimal(title, { examples: ['49500.00'] });

export const invoiceLine = object(
  {
    id: id(),
    position: integer('Place among the lines'),
    procurementItemId: nullable(id('Line of the requisition')),
    allocationId: nullable(id('Accepted quantity it is for')),
    catalogItemId: nullable(id('Catalog item')),
    name: text(500, 'Name', { examples: ['Цемент М500'] }),
    quantity: measure('Quantity', { examples: ['120'] }),
    uom: uom(),
    factorToBase: decimal('Base units of the item in one of the line, as they were when it was written'),
    lineQuantity: nullable(measure('The same in the unit of the requisition line')),
    price: price('Price per unit'),
    discountPercent: measure('Discount, percent', { examples: ['5'] }),
    vatRate: choice(vatRates, 'VAT rate'),
    net: amount('Without VAT'),
    vat: amount('VAT'),
    gross: amount('With VAT'),
  },
  { title: 'Invoice line' },
);

export type InvoiceLine = Type.Static<typeof invoiceLine>;
