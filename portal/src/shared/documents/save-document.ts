import type { DocumentKindName } from '../../../../nouns/document-kinds.ts';
import { api } from '../api/client.ts';
import { saveAnswer } from '../files/save-answer.ts';

export type DocumentFormat = 'pdf' | 'docx' | 'xlsx';

interface Printed {
  kind: DocumentKindName;
  id: string;
  format: DocumentFormat;
  /** The default one unless named. */
  templateId?: string;
}

/** Saves a record as a document. */
export function saveDocument({ kind, id, format, templateId }: Printed) {
  const options = {
    params: { path: { id }, query: { format: format as never, templateId } },
    parseAs: 'blob' as const,
  };
  const call =
    kind === 'contract'
      ? api.GET('/api/v1/contracts/{id}/export', options)
      : kind === 'sales_invoice'
        ? api.GET('/api/v1/sales-invoices/{id}/export', options)
        : api.GET('/api/v1/commercial-proposals/{id}/export', options);
  return saveAnswer(call, `document.${format}`);
}
