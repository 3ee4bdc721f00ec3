import { del, get, patch, post, put, routes } from '../../kernel/routes.ts';
import { addLines } from './lines/operations/add-lines.ts';
import { cancelLine } from './lines/operations/cancel-line.ts';
import { orderLines } from './lines/operations/order-lines.ts';
import { updateLine } from './lines/operations/update-line.ts';
import { changeStatus } from './moves/operations/change-status.ts';
import { readStatusFlow } from './moves/operations/read-status-flow.ts';
import { copyRequisition } from './operations/copy-requisition.ts';
import { createRequisition } from './operations/create-requisition.ts';
import { listRequisitions } from './operations/list-requisitions.ts';
import { moveToStage } from './operations/move-to-stage.ts';
import { readRequisitionCard } from './operations/read-requisition-card.ts';
import { readSourcing } from './operations/read-sourcing.ts';
import { sumStages } from './operations/sum-stages.ts';
import { updateRequisition } from './operations/update-requisition.ts';
import { mostLines } from './requisition-line.ts';

const base = '/api/v1/purchase-requisitions';
const many = { bodyLimit: 5 * 1024 * 1024, arrayItems: mostLines };

export const requisitionRoutes = [
  ...routes('Figures', [get('/api/v1/figures/sourcing', readSourcing)]),
  ...routes('Purchase requisitions', [
    get(base, listRequisitions),
    post(base, createRequisition, many),
    get(`${base}/status-flow`, readStatusFlow),
    get(`${base}/stage-totals`, sumStages),
    get(`${base}/:procurementId`, readRequisitionCard),
    patch(`${base}/:procurementId`, updateRequisition, many),
    post(`${base}/:procurementId/copy`, copyRequisition),
    patch(`${base}/:procurementId/status`, changeStatus),
    patch(`${base}/:procurementId/stage`, moveToStage),
    post(`${base}/:procurementId/items`, addLines, many),
    put(`${base}/:procurementId/items/order`, orderLines, many),
    patch(`${base}/:procurementId/items/:itemId`, updateLine),
    del(`${base}/:procurementId/items/:itemId`, cancelLine),
  ]),
];
