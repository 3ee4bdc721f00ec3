import { act, get, patch, post, type Route, routes } from '../../kernel/routes.ts';
import { applyTransferDocument } from './operations/apply-transfer-document.ts';
import { getTransferDocument } from './operations/get-transfer-document.ts';
import { listTransferDocuments } from './operations/list-transfer-documents.ts';
import { nameSupplier } from './operations/name-supplier.ts';
import type { TransferDocumentPorts } from './operations/take-transfer-file.ts';
import { uploadTransferDocument } from './operations/upload-transfer-document.ts';

const documents = '/api/v1/e-documents/transfer-documents';

export const transferDocumentRoutes = (readers: TransferDocumentPorts): readonly Route[] =>
  routes('E-documents', [
    get(documents, listTransferDocuments),
    post(documents, uploadTransferDocument(readers), { policies: ['import'] }),
    get(`${documents}/:id`, getTransferDocument),
    patch(`${documents}/:id`, nameSupplier),
    act(`${documents}/:id/apply`, applyTransferDocument(readers)),
  ]);
