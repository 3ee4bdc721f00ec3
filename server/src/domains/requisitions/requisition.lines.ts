import { countedIn, type RecordLines } from '../../platform/registers/record-lines.ts';
import { linesByRequisition } from './lines-of.ts';
import { requisition } from './requisition.ts';
import { requisitionLine } from './requisition-line.ts';

const { procurementId: _, ...fields } = requisitionLine.declared.fields;

export const linesOfRequisitions: RecordLines = {
  of: requisition.declared,
  line: { ...requisitionLine.declared, fields },
  counted: countedIn('requisition_lines', 'requisition_id'),
  read: async ({ db }, ids) => Map.groupBy(await linesByRequisition(db, ids), ({ procurementId }) => procurementId),
};
