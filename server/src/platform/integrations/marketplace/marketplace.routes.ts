import { act, del, get } from '../../../kernel/routes.ts';
import type { Connectors } from '../installation.row.ts';
import { getIntegration } from './operations/get-integration.ts';
import { listCategories } from './operations/list-categories.ts';
import { listIntegrations } from './operations/list-integrations.ts';
import { rateIntegration } from './operations/rate-integration.ts';
import { withdrawRating } from './operations/withdraw-rating.ts';
import type { TitleIn } from './settings-form.ts';

const base = '/api/v1/integrations/marketplace';

export const marketplaceRoutes = (connectors: Connectors, titleIn: TitleIn) => [
  get(base, listIntegrations(connectors)),
  get(`${base}/categories`, listCategories(connectors)),
  get(`${base}/:slug`, getIntegration(connectors, titleIn)),
  act(`${base}/:slug/rating`, rateIntegration(connectors)),
  del(`${base}/:slug/rating`, withdrawRating(connectors)),
];
