import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { TransferDocumentsPort } from '../../kernel/integrations/ports/transfer-functions.ts';
import type { Domain } from '../../platform/domain.ts';
import { withPort } from '../../platform/integrations/working-installation.ts';
import { eDocument } from './e-document.ts';
import { eDocumentEvent } from './e-document-event.ts';
import { filesOfEDocuments } from './e-documents.files.ts';
import { eDocumentRoutes } from './e-documents.routes.ts';
import { eDocumentVariables } from './e-documents.variables.ts';
import { getIncoming } from './incoming/get-incoming.ts';
import { incomingEDocument } from './incoming-e-document.ts';
import { operatorsOf } from './operators.ts';
import { settleWrites } from './outgoing/settle-writes.ts';
import { refreshLater } from './states/refresh.job.ts';
import { takeChanges } from './states/take-changes.ts';

/** Documents exchanged through operators of electronic documents: given to them, followed there, and taken from them. */
export function eDocumentsDomain(connectors: readonly AnyConnector[]): Domain {
  const operators = operatorsOf(connectors);
  return {
    entities: [eDocument, eDocumentEvent, incomingEDocument],
    routes: eDocumentRoutes(operators, withPort<TransferDocumentsPort>(connectors, 'transferDocuments')),
    variableNamespaces: eDocumentVariables,
    recordHosts: [{ entityType: 'incomingEDocument', entity: incomingEDocument, get: getIncoming }],
    fileHosts: [filesOfEDocuments(operators)],
    jobs: [refreshLater(operators)],
    reactions: [settleWrites],
    consumers: [takeChanges(operators)],
  };
}
