import Type, { type Static } from 'typebox';
import { id, nullable, object } from '../../kernel/fields.ts';
import { deliveryDocument } from './delivery-document.ts';

/** What a caller may change of a document; null clears. */
export const changeFields = {
  ...deliveryDocument.change,
  carrierId: Type.Optional(nullable(id('Counterparty that carries; its words are copied'))),
  driverId: Type.Optional(nullable(id('Driver; the words are copied'))),
  vehicleId: Type.Optional(nullable(id('Vehicle; its words are copied'))),
};

const changeInput = object(changeFields);

export type ChangeInput = Static<typeof changeInput>;
