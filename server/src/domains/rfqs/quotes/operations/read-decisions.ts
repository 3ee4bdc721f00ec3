import Type from 'typebox';
import {
  choice,
  currency,
  decimal,
  id,
  integer,
  measure,
  nullable,
  object,
  price,
  text,
  version,
} from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { vatModes, vatRates } from '../../../../kernel/values/vat.ts';
import { supplierRefs } from '../../../counterparties/counterparty-refs.ts';
import { allocationsOf } from '../../../requisitions/allocations/allocations-of.ts';
import { requisitions } from '../../../requisitions/requisition.ts';

const accepted = object(
  {
    id: id('Accepted quantity'),
    procurementItemId: id('Line of the requisition'),
    supplierId: id('Supplier'),
    supplierName: text(255, 'Name of the supplier'),
    quoteId: nullable(id('Quote')),
    quoteVersion: nullable(integer('Version of the quote', { minimum: 1 })),
    quoteLineId: nullable(id('Line of the quote that is accepted')),
    quantity: measure('Accepted quantity'),
    price: price('Accepted price per unit'),
    currency: currency('Currency of the price'),
    fxRate: decimal('One unit of it in the currency of the requisition, when the line was written'),
    vatMode: choice(vatModes, 'VAT in the price'),
    vatRate: nullable(choice(vatRates, 'VAT rate')),
    requestedQuantity: measure('Asked for'),
    invoicedQuantity: measure('Invoiced'),
    receivedQuantity: measure('Received'),
  },
  { title: 'Accepted from a supplier' },
);

export const readDecisions = query({
  name: 'supplier-quotes.read-decisions',
  summary: words('Chosen suppliers and quantities per line', 'Выбранные поставщики и количества по строкам'),
  description:
    'All that is accepted now, with what was asked for, invoiced and received of it, and the version of the requisition that the next decision goes with.',
  permission: 'quote_decisions.read',
  scope: 'purchase_requisitions.read',
  refuses: ['not_found'],
  input: object({ procurementId: id('Requisition') }),
  output: object({ version: version(), accepted: Type.Array(accepted, { title: 'Accepted from suppliers' }) }),

  async run({ db }, { procurementId }) {
    const requisition = await requisitions.byId(db, procurementId);
    const held = await allocationsOf(db, procurementId);
    const suppliers = await supplierRefs(db, [...new Set(held.map(({ supplierId }) => supplierId))]);
    return {
      version: requisition.version,
      accepted: held.map(({ requisitionId: _, lineId, deliveryDate: _day, comment: _comment, ...one }) => ({
        ...one,
        procurementItemId: lineId,
        supplierName: suppliers.get(one.supplierId)?.name ?? '',
      })),
    };
  },
});
