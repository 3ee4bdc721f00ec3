import Type, { type Static } from 'typebox';
import { deliveryDirections, deliveryScopes } from '../../../../../nouns/delivery-document.ts';
import { type DeliveryDocumentKind, deliveryDocumentKinds } from '../../../../../nouns/delivery-document-kinds.ts';
import { choice, id, object } from '../../../kernel/fields.ts';
import { deliveryDocument } from '../delivery-document.ts';
import { deliveryDocumentLine } from '../delivery-document-line.ts';

const keysOf = <Named extends object>(named: Named) => Object.keys(named) as Array<keyof Named & string>;

const selected = (title: string) => Type.Optional(Type.Array(id(), { maxItems: 2_000, uniqueItems: true, title }));

const { unitPrice, vatRate } = deliveryDocumentLine.fields;

const origin = object(
  { itemId: id('Line of the requisition'), ...deliveryDocumentLine.change },
  { title: 'Where goods of a line come from' },
);

const price = object(
  {
    itemId: id('Line of the requisition'),
    unitPrice: Type.Unsafe<string>({ ...unitPrice, type: 'string' }),
    vatRate: Type.Optional(vatRate),
  },
  { title: 'Price of a line, where it is not the one that was agreed' },
);

/** What the caller says of the delivery; what it leaves out follows from the requisition, its batches and their routes. */
export const generationInput = {
  kind: choice(keysOf(deliveryDocumentKinds) as DeliveryDocumentKind[], 'Kind', { examples: ['delivery_note'] }),
  scope: choice(keysOf(deliveryScopes), 'What each document is written for', { examples: ['procurement'] }),
  direction: Type.Optional(
    choice(
      keysOf(deliveryDirections),
      'Direction; to the customer of the requisition unless given, and to us without one',
    ),
  ),
  itemIds: selected('Lines of the requisition'),
  supplierIds: selected('Suppliers'),
  logisticsObjectIds: selected('Objects'),
  routeIds: selected('Routes'),
  batchIds: selected('Batches'),
  sellerProfileId: Type.Optional(id('Our seller profile; the default unless given')),
  customerId: Type.Optional(id('Customer; that of the requisition unless given')),
  shipperId: Type.Optional(id('Counterparty that ships; who sells unless given')),
  consigneeId: Type.Optional(id('Counterparty that receives the goods; who buys unless given')),
  payerId: Type.Optional(id('Counterparty that pays; who buys unless given')),
  carrierId: Type.Optional(id('Counterparty that carries')),
  driverId: Type.Optional(id('Driver')),
  vehicleId: Type.Optional(id('Vehicle')),
  updStatus: Type.Optional(
    choice(['1', '2'], 'Status of the UPD: 1 with an invoice for VAT, 2 without; 2 where no line has VAT'),
  ),
  prices: Type.Optional(Type.Array(price, { maxItems: 2_000, title: 'Prices of lines; agreed ones unless given' })),
  origins: Type.Optional(
    Type.Array(origin, {
      maxItems: 2_000,
      title: 'Where goods come from; the country of the catalog item unless given',
    }),
  ),
  ...deliveryDocument.change,
};

const shape = object(generationInput);

export type GenerationInput = Static<typeof shape>;
