import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import { supplierRfq } from '../supplier-rfq.ts';

/** A request for quotes, for what its buyer is told of it. */
export const aboutRfq = ({ id }: Pick<SupplierRfq, 'id'>) => ({
  entityType: supplierRfq.type,
  entityId: id,
  page: `/supplier-rfqs/${id}`,
});
