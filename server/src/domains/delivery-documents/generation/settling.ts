import type { DeliveryDirection, DeliveryDocument } from '../../../../../nouns/delivery-document.ts';
import type { DeliveryDocumentLine } from '../../../../../nouns/delivery-document-line.ts';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { Parties } from '../parties-of.ts';
import type { GenerationInput } from './generation.input.ts';
import type { KnownTransport } from './known-transport.ts';
import type { Share } from './share.ts';
import type { Way } from './ways-of.ts';

/** All that a document of one group is settled from. */
export interface Settling {
  requisition: Requisition;
  input: GenerationInput;
  direction: DeliveryDirection;
  documentDate: string;
  shares: readonly Share[];
  lines: readonly DeliveryDocumentLine[];
  terms: Pick<DeliveryDocument, 'currency' | 'vatMode'>;
  parties: Parties;
  transport: KnownTransport;
  way: Way;
  warehouseAddress: string | null;
  /** The day of the requisition, by the clock of the company. */
  requisitionDay: string;
}
