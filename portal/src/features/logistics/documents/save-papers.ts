import { api } from '../../../shared/api/client.ts';
import { saveAnswer } from '../../../shared/files/save-answer.ts';

/** Saves documents as one archive of their PDFs. */
export const saveArchive = (documentIds: string[]) =>
  saveAnswer(
    api.POST('/api/v1/logistics/documents/export', {
      body: { format: 'pdf_zip', documentIds },
      parseAs: 'blob' as const,
    }),
    'documents.zip',
  );

/** Saves a document as its PDF, or a UPD as the file that an operator takes. */
export const savePaper = (documentId: string, format: 'pdf' | 'xml') =>
  saveAnswer(
    api.GET('/api/v1/logistics/documents/{documentId}/export', {
      params: { path: { documentId }, query: { format: format as never } },
      parseAs: 'blob' as const,
    }),
    `document.${format}`,
  );
