import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { archiveKey } from './operations/archive-key.ts';
import { createKey } from './operations/create-key.ts';
import { getKey } from './operations/get-key.ts';
import { listKeys } from './operations/list-keys.ts';
import { reportLeakedKey } from './operations/report-leaked-key.ts';
import { rotateKey } from './operations/rotate-key.ts';
import { updateKey } from './operations/update-key.ts';

export const apiKeyRoutes = routes('API keys', [
  get('/api/v1/api-keys', listKeys),
  post('/api/v1/api-keys', createKey),
  get('/api/v1/api-keys/:id', getKey),
  patch('/api/v1/api-keys/:id', updateKey),
  del('/api/v1/api-keys/:id', archiveKey),
  act('/api/v1/api-keys/:id/rotate', rotateKey, { status: 201 }),
  act('/api/v1/public/v1/leaked-keys', reportLeakedKey, { status: 202, policies: ['auth-ip'] }),
]);
