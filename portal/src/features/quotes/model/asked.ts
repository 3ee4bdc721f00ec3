import type { QuoteVersion, Requisition, RfqCard } from '../queries.ts';

/** Something that a quote may answer. */
export interface Asked {
  /** Position of the request, or line of the requisition. */
  id: string;
  of: 'rfqItemId' | 'procurementItemId';
  position: number;
  name: string;
  quantity: string;
  uom: QuoteVersion['lines'][number]['uom'];
}

export const askedOfRfq = ({ items }: RfqCard): Asked[] =>
  items.map(({ id, position, name, quantity, uom }) => ({ id, of: 'rfqItemId', position, name, quantity, uom }));

export const askedOfRequisition = ({ items }: Requisition): Asked[] =>
  items
    .filter(({ status }) => status === 'active')
    .map(({ id, position, name, quantity, uom }) => ({ id, of: 'procurementItemId', position, name, quantity, uom }));
