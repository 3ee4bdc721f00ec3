import type { Domain } from '../../platform/domain.ts';
import { fileHost } from '../../platform/files/host.ts';
import { endingQualificationsSchedule } from './ending.schedule.ts';
import { updateQualification } from './operations/update-qualification.ts';
import { qualificationRoutes } from './qualifications.routes.ts';
import { getQualification, supplierQualification } from './supplier-qualification.ts';

export const qualificationsDomain: Domain = {
  entities: [supplierQualification],
  routes: qualificationRoutes,
  recordHosts: [{ entityType: 'supplierQualification', entity: supplierQualification, get: getQualification }],
  fileHosts: [fileHost({ entityType: 'supplierQualification', get: getQualification, update: updateQualification })],
  schedules: [endingQualificationsSchedule],
};
