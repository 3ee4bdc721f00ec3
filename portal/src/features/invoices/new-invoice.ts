import type { components } from '../../../../sdk/types.ts';
import type { RecordOption } from '../../kit/form/record-option.ts';
import type { InvoiceRequest, NewLine } from './new-lines.ts';
import type { Requisition } from './queries.ts';

/** An invoice as it is typed in from a paper. */
export interface NewInvoiceValues {
  supplier: RecordOption | null;
  contract: RecordOption | null;
  header: { externalNumber: string; externalDate: string; dueDate: string };
  vatMode: components['schemas']['Invoice']['vatMode'];
  lines: readonly NewLine[];
}

/** What it is entered for, if for anything. */
export interface EnteredFor {
  requisition: Requisition | undefined;
  request: InvoiceRequest | undefined;
}

/** The supplier who was asked, or the only one who was chosen. */
export function supplierOf({ requisition, request }: EnteredFor): RecordOption | null {
  if (request) return { id: request.supplierId, label: request.supplierName };
  const found = new Map(
    requisition?.items.flatMap(({ supplyCoverage }) =>
      supplyCoverage.suppliers.map((one) => [one.supplierId, one.name]),
    ),
  );
  const [only] = found.size === 1 ? found : [];
  return only ? { id: only[0], label: only[1] } : null;
}

/** As the server takes it: fields of the header that were left empty are not sent. */
export const newInvoiceBodyOf = (
  { supplier, contract, header, vatMode, lines }: NewInvoiceValues,
  { requisition, request }: EnteredFor,
) => ({
  ...(supplier && { supplierId: supplier.id }),
  ...(contract && { contractId: contract.id }),
  ...(requisition && { procurementId: requisition.id }),
  ...(request && { invoiceRequestId: request.id }),
  ...Object.fromEntries(Object.entries(header).filter(([, value]) => value.trim() !== '')),
  vatMode,
  lines: lines.map(({ key: _, ...line }) => line),
});
