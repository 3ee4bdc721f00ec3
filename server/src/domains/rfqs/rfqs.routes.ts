import { get, post, routes } from '../../kernel/routes.ts';
import { createRfq } from './operations/create-rfq.ts';
import { listRfqs } from './operations/list-rfqs.ts';
import { readCard } from './operations/read-card.ts';

const base = '/api/v1/supplier-rfqs';

export const rfqRoutes = routes('Requests for quotes', [
  get(base, listRfqs),
  post(base, createRfq),
  get(`${base}/:id`, readCard),
]);
