import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import { act, del, get, post, put, type Route, routes } from '../../kernel/routes.ts';
import { createLink } from './links/operations/create-link.ts';
import { deleteLink } from './links/operations/delete-link.ts';
import { readTrackedRequisition } from './links/operations/read-tracked-requisition.ts';
import { readTrackerOverview } from './overview/operations/read-overview.ts';
import { readTrackerStatus } from './overview/operations/read-tracker-status.ts';
import { getTrackerSettings } from './settings/operations/get-tracker-settings.ts';
import { updateTrackerSettings } from './settings/operations/update-tracker-settings.ts';
import { syncTracker } from './sync/operations/sync-tracker.ts';
import { createTask } from './tasks/operations/create-task.ts';
import { registerTrackerWebhook } from './webhook/operations/register-tracker-webhook.ts';

const base = '/api/v1/integrations/tasktracker';

export const taskTrackerRoutes = (connectors: readonly AnyConnector[]): readonly Route[] =>
  routes('Task tracker', [
    get(`${base}/sidebar-status`, readTrackerStatus(connectors)),
    get(`${base}/overview`, readTrackerOverview(connectors)),
    get(`${base}/requisitions/:id`, readTrackedRequisition),
    get(`${base}/settings`, getTrackerSettings(connectors)),
    put(`${base}/settings`, updateTrackerSettings(connectors)),
    act(`${base}/sync`, syncTracker(connectors), { status: 202, policies: ['redelivery'] }),
    post(`${base}/tasks`, createTask(connectors), { policies: ['redelivery'] }),
    post(`${base}/links`, createLink(connectors), { policies: ['redelivery'] }),
    del(`${base}/links/:id`, deleteLink),
    act(`${base}/webhook/register`, registerTrackerWebhook(connectors), { policies: ['redelivery'] }),
  ]);
