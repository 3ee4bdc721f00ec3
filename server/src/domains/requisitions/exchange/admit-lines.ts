import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { ImportMode } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { linesOf } from '../lines-of.ts';
import { refuseClosed, refuseStructure } from '../refuse-change.ts';
import { requisitions } from '../requisition.ts';

/** Refuses an import into a requisition that takes no lines, takes none from this caller, or does not let its lines be replaced. */
export async function admitLines(ctx: ReadContext, requisitionId: string, mode: ImportMode): Promise<void> {
  const requisition = await requisitions.byId(ctx.db, requisitionId);
  refuseClosed(requisition, true);
  refuseStructure(ctx, requisition);
  if (mode === 'replace') refuseReplacing(await linesOf(ctx.db, requisitionId));
}

/** What was decided, invoiced or received stays with the lines it was about. */
export function refuseReplacing(lines: readonly RequisitionLine[]): void {
  const used = lines.filter(
    ({ supplyCoverage: { suppliers }, invoicedQuantity, receivedQuantity }) =>
      suppliers.length > 0 || invoicedQuantity !== '0' || receivedQuantity !== '0',
  );
  if (used.length === 0) return;
  throw conflict(
    'lines_in_use',
    words(
      'Lines with suppliers, invoices or receipts are not replaced; add or change lines instead.',
      'Строки с выбранными поставщиками, счетами или приёмкой не заменяются; добавьте или обновите строки.',
    ),
    { procurementItemIds: used.slice(0, 20).map(({ id }) => id) },
  );
}
