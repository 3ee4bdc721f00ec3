import { act, del, get, patch, post, put, type Route, routes } from '../../kernel/routes.ts';
import type { TransferDocumentPorts } from './arrivals/find-reader.ts';
import { applyTransferDocument } from './operations/apply-transfer-document.ts';
import { getTransferDocument } from './operations/get-transfer-document.ts';
import { listAwaitedLines } from './operations/list-awaited-lines.ts';
import { listTransferDocuments } from './operations/list-transfer-documents.ts';
import { matchLine } from './operations/match-line.ts';
import { nameSupplier } from './operations/name-supplier.ts';
import { takeBackMatch } from './operations/take-back-match.ts';
import { uploadTransferDocument } from './operations/upload-transfer-document.ts';
import { forgetMatch } from './remembered/forget-match.ts';
import { getRememberedMatch } from './remembered/get-remembered-match.ts';
import { listRememberedMatches } from './remembered/list-remembered-matches.ts';

const remembered = '/api/v1/e-documents/remembered-matches';
const documents = '/api/v1/e-documents/transfer-documents';

export const transferDocumentRoutes = (readers: TransferDocumentPorts): readonly Route[] =>
  routes('E-documents', [
    get(documents, listTransferDocuments),
    post(documents, uploadTransferDocument(readers), { policies: ['import'] }),
    get(`${documents}/:id`, getTransferDocument),
    patch(`${documents}/:id`, nameSupplier),
    get(`${documents}/:id/awaited-lines`, listAwaitedLines),
    put(`${documents}/:id/lines/:place/match`, matchLine),
    del(`${documents}/:id/lines/:place/match`, takeBackMatch),
    act(`${documents}/:id/apply`, applyTransferDocument(readers)),
    get(remembered, listRememberedMatches),
    get(`${remembered}/:id`, getRememberedMatch),
    del(`${remembered}/:id`, forgetMatch),
  ]);
