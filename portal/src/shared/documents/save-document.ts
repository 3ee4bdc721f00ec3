import { type DocumentKindName, deliveryKindOf } from '../../../../nouns/document-kinds.ts';
import { api } from '../api/client.ts';
import { saveAnswer } from '../files/save-answer.ts';

export type DocumentFormat = 'pdf' | 'docx' | 'xlsx';

interface Printed {
  kind: DocumentKindName;
  id: string;
  format: DocumentFormat;
  /** The default one unless named. */
  templateId?: string;
  /** With what it costs, as far as the person may see it; a customer's paper is without. */
  withCosts?: boolean;
}

/** Saves a record as a document. */
export function saveDocument({ kind, id, format, templateId, withCosts = false }: Printed) {
  // The paper of a delivery is a PDF by the template that it names itself.
  if (deliveryKindOf(kind)) {
    const asked = { params: { path: { documentId: id }, query: { format: 'pdf' as const } }, parseAs: 'blob' as const };
    return saveAnswer(api.GET('/api/v1/logistics/documents/{documentId}/export', asked), 'document.pdf');
  }
  if (kind === 'purchase_requisition' || kind === 'quote_minutes') {
    const path = { procurementId: id };
    const asked = { params: { path, query: { format, templateId } }, parseAs: 'blob' as const };
    const call =
      kind === 'quote_minutes'
        ? api.GET('/api/v1/quote-minutes/{procurementId}/export', asked)
        : api.GET('/api/v1/purchase-requisitions/{procurementId}/export', asked);
    return saveAnswer(call, `document.${format}`);
  }
  if (kind === 'stock_receipt') {
    const asked = { params: { path: { receiptId: id }, query: { format, templateId } }, parseAs: 'blob' as const };
    return saveAnswer(api.GET('/api/v1/stock-receipts/{receiptId}/export', asked), `document.${format}`);
  }
  const options = {
    params: { path: { id }, query: { format: format as never, templateId, forCustomer: !withCosts } },
    parseAs: 'blob' as const,
  };
  const call =
    kind === 'purchase_order'
      ? api.GET('/api/v1/purchase-orders/{id}/export', options)
      : kind === 'supplier_rfq'
        ? api.GET('/api/v1/supplier-rfqs/{id}/export', options)
        : kind === 'supplier_return'
          ? api.GET('/api/v1/supplier-returns/{id}/export', options)
          : kind === 'contract'
            ? api.GET('/api/v1/contracts/{id}/export', options)
            : kind === 'sales_invoice'
              ? api.GET('/api/v1/sales-invoices/{id}/export', options)
              : api.GET('/api/v1/commercial-proposals/{id}/export', options);
  return saveAnswer(call, `document.${format}`);
}
