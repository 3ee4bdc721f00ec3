import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import type { ReceiptLine, StockReceipt } from '../../../../nouns/stock-receipt.ts';
import { type FieldError, fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import { tooMuch } from '../../kernel/problems/too-much.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { quantityFaults } from '../../kernel/values/quantity-faults.ts';

export interface GivenLine {
  receiptLineId: string;
  quantity: string;
}

/** What goes back of a line of the receipt. */
export interface Going {
  quantity: string;
  came: ReceiptLine;
  wanted: RequisitionLine;
}

/** Lines of a receipt with what goes back of each; no more than was received of it and has not gone back yet. */
export function planReturn(
  given: readonly GivenLine[],
  receipt: StockReceipt,
  wanted: ReadonlyMap<string, RequisitionLine>,
): Going[] {
  const came = new Map(receipt.lines.map((line) => [line.id, line]));
  const faults: FieldError[] = [];
  const going = given.flatMap(({ receiptLineId, quantity }, at) => {
    const line = came.get(receiptLineId);
    const asked = wanted.get(line?.procurementItemId ?? '');
    if (!line || !asked) {
      faults.push(fieldError(`/lines/${at}/receiptLineId`, 'not_found_reference', noLine));
      return [];
    }
    if (given.findIndex((one) => one.receiptLineId === receiptLineId) < at)
      faults.push(fieldError(`/lines/${at}/receiptLineId`, 'duplicate', twice));
    faults.push(
      ...quantityFaults(quantity, `/lines/${at}/quantity`, asked.uom),
      ...overReturn(at, quantity, line, asked),
    );
    return [{ quantity, came: line, wanted: asked }];
  });
  if (faults.length > 0) throw invalid(faults);
  return going;
}

function overReturn(at: number, quantity: string, came: ReceiptLine, { name }: RequisitionLine): FieldError[] {
  const left = new Exact(came.receivedQuantity).minus(came.returnedQuantity);
  if (left.gte(quantity)) return [];
  const limit = left.toFixed();
  return [
    tooMuch(
      `/lines/${at}/quantity`,
      'over_return',
      {
        of: name,
        left: limit,
        asked: quantity,
        why: words(
          `received ${came.receivedQuantity}, returned ${came.returnedQuantity}`,
          `принято ${came.receivedQuantity}, возвращено ${came.returnedQuantity}`,
        ),
      },
      { limit, receivedQuantity: came.receivedQuantity, returnedQuantity: came.returnedQuantity },
    ),
  ];
}

const noLine = words('does not match any line of this receipt', 'такой строки в приёмке нет');
const twice = words('is listed twice', 'указана дважды');
