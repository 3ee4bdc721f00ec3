import type { Requisition } from '../../../../nouns/requisition.ts';
import { requisition } from './requisition.ts';

/** A requisition, for what people are told of it. */
export const aboutRequisition = ({ id }: Pick<Requisition, 'id'>) => ({
  entityType: requisition.type,
  entityId: id,
  page: `/purchase-requisitions/${id}`,
});
