import { text } from '../../../../../nouns/kit/fields.ts';
import { receiptLine, type StockReceipt } from '../../../../../nouns/stock-receipt.ts';
import { countedIn, type RecordLines } from '../../../platform/registers/record-lines.ts';
import { supplierRefs } from '../../counterparties/counterparty-refs.ts';
import { linesById } from '../lines-of.ts';
import { requisitionLine } from '../requisition-line.ts';
import { showReceipt, stockReceipt, stockReceipts } from './stock-receipt.ts';

const { name, sku, uom } = requisitionLine.declared.fields;

/** A line of a receipt names its goods and its supplier by identifiers alone: what they are called is read beside them. */
export const linesOfReceipts: RecordLines = {
  of: stockReceipt.declared,
  line: { fields: { name, sku, uom, supplierName: text(255, 'Who delivered', 'Кто поставил'), ...receiptLine } },
  counted: countedIn('stock_receipt_lines', 'receipt_id'),
  async read({ db, actor }, ids) {
    const receipts = await stockReceipts.byIds(db, ids);
    const lines = receipts.flatMap((receipt) => receipt.lines);
    const [needed, suppliers] = await Promise.all([
      linesById(db, [...new Set(lines.map(({ procurementItemId }) => procurementItemId))]),
      supplierRefs(db, [...new Set(lines.flatMap(({ supplierId }) => supplierId ?? []))]),
    ]);
    const byId = new Map(needed.map((line) => [line.id, line]));
    const named = (line: StockReceipt['lines'][number]) => {
      const { name, sku, uom } = byId.get(line.procurementItemId) ?? {};
      return { ...line, name, sku, uom, supplierName: suppliers.get(line.supplierId ?? '')?.name };
    };
    return new Map(receipts.map((receipt) => [receipt.id, showReceipt(actor, receipt).lines.map(named)]));
  },
};
