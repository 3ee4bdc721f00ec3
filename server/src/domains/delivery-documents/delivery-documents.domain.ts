import type { Domain } from '../../platform/domain.ts';
import { hostsOf } from '../../platform/records/hosts-of.ts';
import { deliveryDocumentPapers } from './delivery-document.document.ts';
import { linesOfDeliveryDocuments } from './delivery-document.lines.ts';
import { deliveryDocument, deliveryDocuments } from './delivery-document.ts';
import { deliveryDocumentRoutes } from './delivery-documents.routes.ts';
import { getDeliveryDocument, readForFiles } from './operations/get-delivery-document.ts';
import { recordUpdate } from './operations/update-delivery-document.ts';
import { generatedDocumentVariables } from './paths/generated-document.variables.ts';

const hosting = { update: recordUpdate, hold: deliveryDocuments.lock };

export const deliveryDocumentsDomain: Domain = {
  entities: [deliveryDocument],
  routes: deliveryDocumentRoutes,
  variableNamespaces: [generatedDocumentVariables],
  documentKinds: Object.values(deliveryDocumentPapers),
  recordLines: [linesOfDeliveryDocuments],
  ...hostsOf(deliveryDocuments, { get: getDeliveryDocument, ...hosting }),
  fileHosts: hostsOf(deliveryDocuments, { get: readForFiles, ...hosting }).fileHosts,
};
