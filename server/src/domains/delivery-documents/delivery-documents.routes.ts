import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { changeDeliveryStage } from './operations/change-delivery-stage.ts';
import { deleteDeliveryDocument } from './operations/delete-delivery-document.ts';
import { exportDeliveryDocument } from './operations/export-delivery-document.ts';
import { exportDeliveryDocuments } from './operations/export-delivery-documents.ts';
import { generateDeliveryDocuments } from './operations/generate-delivery-documents.ts';
import { getDeliveryDocument } from './operations/get-delivery-document.ts';
import { listDeliveryDocuments } from './operations/list-delivery-documents.ts';
import { restoreDeliveryDocument } from './operations/restore-delivery-document.ts';
import { updateDeliveryDocument } from './operations/update-delivery-document.ts';

const all = '/api/v1/logistics/documents';
const one = `${all}/:documentId`;

export const deliveryDocumentRoutes = routes('Delivery documents', [
  post('/api/v1/logistics/procurements/:procurementId/documents', generateDeliveryDocuments, { arrayItems: 2_000 }),
  get(all, listDeliveryDocuments),
  act(`${all}/export`, exportDeliveryDocuments, { policies: ['export'] }),
  get(one, getDeliveryDocument),
  patch(one, updateDeliveryDocument, { policies: ['rendering'] }),
  del(one, deleteDeliveryDocument),
  act(`${one}/restore`, restoreDeliveryDocument),
  patch(`${one}/stage`, changeDeliveryStage, { policies: ['rendering'] }),
  get(`${one}/export`, exportDeliveryDocument, { policies: ['rendering'] }),
]);
