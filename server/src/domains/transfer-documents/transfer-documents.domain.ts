import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { TransferDocumentsPort } from '../../kernel/integrations/ports/transfer-functions.ts';
import type { Job } from '../../kernel/job.ts';
import type { Domain } from '../../platform/domain.ts';
import { withPort } from '../../platform/integrations/working-installation.ts';
import { lookThroughEarlierLetters } from './arrivals/earlier-letters.job.ts';
import { findLetterDocuments } from './arrivals/find-letter-documents.ts';
import { readArrivedFile } from './arrivals/read-arrived-file.job.ts';
import { readEarlierLetters } from './arrivals/read-earlier-letters.ts';
import { transferDocumentFiles } from './kept-file.ts';
import { getTransferDocument } from './operations/get-transfer-document.ts';
import { reopenDocument } from './operations/reopen-document.ts';
import { rememberedMatch } from './remembered/remembered-match.ts';
import { transferDocument } from './transfer-document.ts';
import { filesOfTransferDocuments } from './transfer-documents.files.ts';
import { transferDocumentRoutes } from './transfer-documents.routes.ts';

/** Electronic documents of suppliers, read by whatever integrations have that port, and made incoming invoices. */
export function transferDocumentsDomain(connectors: readonly AnyConnector[]): Domain {
  const readers = withPort<TransferDocumentsPort>(connectors, 'transferDocuments');
  const read = readArrivedFile(readers);
  return {
    entities: [transferDocument, rememberedMatch],
    routes: transferDocumentRoutes(readers),
    recordHosts: [{ entityType: transferDocumentFiles, entity: transferDocument, get: getTransferDocument }],
    fileHosts: [filesOfTransferDocuments],
    jobs: [read as Job, lookThroughEarlierLetters(read)],
    reactions: [findLetterDocuments(readers, read), readEarlierLetters(readers), reopenDocument],
  };
}
