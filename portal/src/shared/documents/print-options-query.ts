import { queryOptions } from '@tanstack/react-query';
import { type DocumentKindName, deliveryKindOf } from '../../../../nouns/document-kinds.ts';
import { api, ask } from '../api/client.ts';

const base = '/api/v1/settings/document-templates/export-options';

/** The templates that documents of a kind may be made by, the default first; needs `document_templates.read`. */
export const printOptionsQuery = (kind: DocumentKindName) =>
  queryOptions({
    queryKey: ['settings', 'templates', 'options', kind],
    queryFn: async ({ signal }) => {
      const ofDelivery = deliveryKindOf(kind);
      if (ofDelivery)
        return (await ask(api.GET(`${base}/logistics/{kind}`, { params: { path: { kind: ofDelivery } }, signal })))
          .items;
      if (kind === 'purchase_order') return (await ask(api.GET(`${base}/purchase-orders`, { signal }))).items;
      if (kind === 'purchase_requisition')
        return (await ask(api.GET(`${base}/purchase-requisitions`, { signal }))).items;
      if (kind === 'supplier_rfq') return (await ask(api.GET(`${base}/supplier-rfqs`, { signal }))).items;
      if (kind === 'stock_receipt') return (await ask(api.GET(`${base}/stock-receipts`, { signal }))).items;
      if (kind === 'supplier_return') return (await ask(api.GET(`${base}/supplier-returns`, { signal }))).items;
      if (kind === 'quote_minutes') return (await ask(api.GET(`${base}/quote-minutes`, { signal }))).items;
      if (kind === 'contract') return (await ask(api.GET(`${base}/contracts`, { signal }))).items;
      return kind === 'sales_invoice'
        ? (await ask(api.GET(`${base}/sales-invoices`, { signal }))).items
        : (await ask(api.GET(`${base}/commercial-proposals`, { signal }))).items;
    },
    staleTime: 60_000,
  });
