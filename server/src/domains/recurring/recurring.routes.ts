import { del, get, patch, post, routes } from '../../kernel/routes.ts';
import { proposeRequisitions } from './proposals/propose-requisitions.ts';
import { createPoint } from './reorder-points/operations/create-point.ts';
import { deletePoint } from './reorder-points/operations/delete-point.ts';
import { updatePoint } from './reorder-points/operations/update-point.ts';
import { getPoint, listPoints } from './reorder-points/reorder-point.ts';
import { listRuns } from './schedule/template-run.ts';
import { createTemplate } from './templates/operations/create-template.ts';
import { deleteTemplate } from './templates/operations/delete-template.ts';
import { makeRequisition } from './templates/operations/make-requisition.ts';
import { templateFromRequisition } from './templates/operations/template-from-requisition.ts';
import { updateTemplate } from './templates/operations/update-template.ts';
import { getTemplate, listTemplates } from './templates/requisition-template.ts';

const template = '/api/v1/requisition-templates';

const point = '/api/v1/reorder-points';

export const recurringRoutes = [
  ...routes('Reorder points', [
    get(point, listPoints),
    post(point, createPoint),
    post(`${point}/propose`, proposeRequisitions),
    get(`${point}/:id`, getPoint),
    patch(`${point}/:id`, updatePoint),
    del(`${point}/:id`, deletePoint),
  ]),
  ...routes('Templates of requisitions', [
    get(template, listTemplates),
    post(template, createTemplate),
    post(`${template}/from-requisition`, templateFromRequisition),
    get(`${template}/:id`, getTemplate),
    patch(`${template}/:id`, updateTemplate),
    del(`${template}/:id`, deleteTemplate),
    post(`${template}/:id/requisitions`, makeRequisition),
    get(`${template}/:id/runs`, listRuns),
  ]),
];
