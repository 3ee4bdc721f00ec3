import { act, get, post, routes } from '../../kernel/routes.ts';
import { listCountLines } from './lines/operations/list-count-lines.ts';
import { recordCounted } from './lines/operations/record-counted.ts';
import { cancelCount } from './operations/cancel-count.ts';
import { postCount } from './operations/post-count.ts';
import { startCount } from './operations/start-count.ts';
import { getCount, listCounts } from './stock-count.ts';

const base = '/api/v1/stock-counts';

export const stockCountRoutes = routes('Stock counts', [
  get(base, listCounts),
  post(base, startCount),
  get(`${base}/:id`, getCount),
  get(`${base}/:id/lines`, listCountLines),
  act(`${base}/:id/counted`, recordCounted),
  act(`${base}/:id/post`, postCount),
  act(`${base}/:id/cancel`, cancelCount),
]);
