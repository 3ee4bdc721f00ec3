import type { DeliveryDocument } from '../../../../../nouns/delivery-document.ts';
import type { DeliveryDocumentLine } from '../../../../../nouns/delivery-document-line.ts';
import type { DeliveryParty } from '../../../../../nouns/delivery-party.ts';

/** A UPD of which everything is known that its file must say. */
export interface WrittenUpd {
  document: Pick<
    DeliveryDocument,
    | ('id' | 'number' | 'documentDate' | 'updStatus' | 'basis' | 'currency' | 'deliveryAddress')
    | ('netAmount' | 'vatAmount' | 'grossAmount')
  >;
  lines: readonly UpdLine[];
  parties: Record<'seller' | 'customer' | 'shipper' | 'consignee', UpdParty>;
  /** The day and the time of the file, by the clock of the company. */
  made: { day: string; time: string };
}

export type UpdLine = Pick<
  DeliveryDocumentLine,
  | (
      | 'position'
      | 'name'
      | 'sku'
      | 'quantity'
      | 'uom'
      | 'netPrice'
      | 'vatRate'
      | 'netAmount'
      | 'vatAmount'
      | 'grossAmount'
    )
  | ('countryCode' | 'customsDeclaration' | 'tracedUom' | 'tracedQuantity')
>;

export type UpdParty = Pick<
  DeliveryParty,
  | (
      | 'sellerProfileId'
      | 'counterpartyId'
      | 'legalName'
      | 'inn'
      | 'kpp'
      | 'ogrn'
      | 'okpo'
      | 'legalAddress'
      | 'actualAddress'
    )
  | ('bankName' | 'bik' | 'checkingAccount' | 'correspondentAccount' | 'signatoryName' | 'signatoryPosition')
>;
