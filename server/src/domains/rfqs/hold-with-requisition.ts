import type { Requisition } from '../../../../nouns/requisition.ts';
import type { SupplierRfq } from '../../../../nouns/supplier-rfq.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { requisitions } from '../requisitions/requisition.ts';
import { supplierRfqs } from './supplier-rfq.ts';

interface HeldTogether {
  rfq: SupplierRfq;
  /** Null where it comes from none. */
  requisition: Requisition | null;
}

/** Both, in the one order of locks: what a request comes from never changes, so it may be read beforehand. */
export async function holdWithRequisition({ db }: Pick<ReadContext, 'db'>, id: string): Promise<HeldTogether> {
  const { procurementId } = await supplierRfqs.byId(db, id);
  const requisition = procurementId === null ? null : await requisitions.lock(db, procurementId);
  return { requisition, rfq: await supplierRfqs.lock(db, id) };
}
