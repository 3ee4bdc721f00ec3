import type { ApprovalHost } from '../../kernel/approval-host.ts';
import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { createRoute } from './operations/create-route.ts';
import { createSubstitute } from './operations/create-substitute.ts';
import { deleteRoute } from './operations/delete-route.ts';
import { deleteSubstitute } from './operations/delete-substitute.ts';
import { listApprovals } from './operations/list-approvals.ts';
import { previewApproval } from './operations/preview-approval.ts';
import { tryRoute } from './operations/try-route.ts';
import { updateRoute } from './operations/update-route.ts';
import { updateSubstitute } from './operations/update-substitute.ts';
import { getRoute, listRoutes } from './routes/approval-route.ts';
import { listSubstitutes } from './substitutes/approval-substitute.ts';

const route = '/api/v1/settings/approval-routes';
const substitute = '/api/v1/settings/approval-substitutes';

export const approvalRoutesOf = (hosts: () => readonly ApprovalHost[]) =>
  routes('Approvals', [
    get('/api/v1/approvals', listApprovals(hosts)),
    get('/api/v1/approvals/preview', previewApproval(hosts)),
    get(route, listRoutes),
    post(route, createRoute),
    act(`${route}/try`, tryRoute(hosts)),
    get(`${route}/:id`, getRoute),
    patch(`${route}/:id`, updateRoute),
    del(`${route}/:id`, deleteRoute),
    get(substitute, listSubstitutes),
    post(substitute, createSubstitute),
    patch(`${substitute}/:id`, updateSubstitute),
    del(`${substitute}/:id`, deleteSubstitute),
  ]);
