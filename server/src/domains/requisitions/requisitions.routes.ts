import { get, post, routes } from '../../kernel/routes.ts';
import { createRequisition } from './operations/create-requisition.ts';
import { listRequisitions } from './operations/list-requisitions.ts';
import { readCard } from './operations/read-card.ts';
import { mostLines } from './requisition-line.input.ts';

const base = '/api/v1/purchase-requisitions';
const many = { bodyLimit: 5 * 1024 * 1024, arrayItems: mostLines };

export const requisitionRoutes = routes('Purchase requisitions', [
  get(base, listRequisitions),
  post(base, createRequisition, many),
  get(`${base}/:id`, readCard),
]);
