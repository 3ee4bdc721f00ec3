import { returnLine, type SupplierReturn } from '../../../../nouns/supplier-return.ts';
import { countedIn, type RecordLines } from '../../platform/registers/record-lines.ts';
import { supplierReturn } from './supplier-return.ts';

export const linesOfReturns: RecordLines<SupplierReturn> = {
  of: supplierReturn.declared,
  line: { fields: returnLine },
  counted: countedIn('supplier_return_lines', 'return_id'),
  read: async (_ctx, _ids, returns) => new Map(returns.map(({ id, lines }) => [id, lines])),
};
