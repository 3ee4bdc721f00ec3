import type { AnyEntity } from '../../kernel/entity.ts';
import { act, get, routes } from '../../kernel/routes.ts';
import { exportEvents } from './operations/export-events.ts';
import { getEvent } from './operations/get-event.ts';
import { listEvents } from './operations/list-events.ts';
import { verifyEvents } from './operations/verify-events.ts';

/** The entities say which fields of a fact a reader may not see. */
export const auditRoutes = (entities: readonly AnyEntity[]) =>
  routes('Audit', [
    get('/api/v1/audit', listEvents(entities)),
    act('/api/v1/audit/export', exportEvents(entities), { policies: ['export'] }),
    act('/api/v1/audit/verify', verifyEvents, { policies: ['export'] }),
    get('/api/v1/audit/:id', getEvent(entities)),
  ]);
