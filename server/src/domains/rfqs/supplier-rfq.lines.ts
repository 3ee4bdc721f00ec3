import { countedIn, type RecordLines } from '../../platform/registers/record-lines.ts';
import { itemsByRfq, rfqItem } from './items/rfq-item.ts';
import { supplierRfq } from './supplier-rfq.ts';

const { rfqId: _, ...fields } = rfqItem.declared.fields;

export const linesOfRfqs: RecordLines = {
  of: supplierRfq.declared,
  line: { fields },
  counted: countedIn('supplier_rfq_items', 'rfq_id'),
  read: ({ db }, ids) => itemsByRfq(db, ids),
};
