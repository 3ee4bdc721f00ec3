import { get, patch, post, routes } from '../../kernel/routes.ts';
import { changeQualificationStatus } from './operations/change-qualification-status.ts';
import { createQualification } from './operations/create-qualification.ts';
import { updateQualification } from './operations/update-qualification.ts';
import { getQualification, listQualifications } from './supplier-qualification.ts';

const base = '/api/v1/supplier-qualifications';

export const qualificationRoutes = routes('Counterparties', [
  get(base, listQualifications),
  post(base, createQualification),
  get(`${base}/:id`, getQualification),
  patch(`${base}/:id`, updateQualification),
  patch(`${base}/:id/status`, changeQualificationStatus),
]);
