import { type Api, expect } from '../api.ts';
import { readAll } from '../push-records.ts';

type Row = Record<string, unknown>;

const base = '/api/v1/purchase-requisitions';

/** Statuses in which goods or invoices may have been asked for. */
const ordered = 'supplier_selected,awaiting_delivery,partially_received,completed';

/** What has no list of its own: the requests for invoices and the receipts of every requisition that may have some. */
export async function readPapers(buyer: Api): Promise<Array<{ kind: string; schema: string; rows: Row[] }>> {
  const requisitions = await readAll<{ id: string }>(buyer, `${base}?limit=200&fields=status&status=${ordered}`);
  const [requests, receipts]: [Row[], Row[]] = [[], []];
  for (const { id } of requisitions) {
    const asked = await expect(200, buyer('GET', `${base}/${id}/invoice-requests`));
    const came = await expect(200, buyer('GET', `${base}/${id}/stock-receipts`));
    requests.push(...(asked.items as Row[]));
    receipts.push(...(came.items as Row[]));
  }
  return [
    { kind: 'Requests for invoices', schema: 'InvoiceRequest', rows: requests },
    { kind: 'Receipts', schema: 'StockReceipt', rows: receipts },
  ];
}
