import type { Domain } from '../../platform/domain.ts';
import { deliveryDocumentPapers } from './delivery-document.document.ts';
import { deliveryDocument } from './delivery-document.ts';
import { generatedDocumentVariables } from './paths/generated-document.variables.ts';

export const deliveryDocumentsDomain: Domain = {
  entities: [deliveryDocument],
  routes: [],
  variableNamespaces: [generatedDocumentVariables],
  documentKinds: Object.values(deliveryDocumentPapers),
};
