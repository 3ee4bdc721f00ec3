import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { TransferDocumentsPort } from '../../kernel/integrations/ports/transfer-functions.ts';
import type { Domain } from '../../platform/domain.ts';
import { withPort } from '../../platform/integrations/working-installation.ts';
import { reopenDocument } from './operations/reopen-document.ts';
import { transferDocument } from './transfer-document.ts';
import { filesOfTransferDocuments } from './transfer-documents.files.ts';
import { transferDocumentRoutes } from './transfer-documents.routes.ts';

/** Electronic documents of suppliers, read by whatever integrations have that port, and made incoming invoices. */
export const transferDocumentsDomain = (connectors: readonly AnyConnector[]): Domain => ({
  entities: [transferDocument],
  routes: transferDocumentRoutes(withPort<TransferDocumentsPort>(connectors, 'transferDocuments')),
  fileHosts: [filesOfTransferDocuments],
  reactions: [reopenDocument],
});
