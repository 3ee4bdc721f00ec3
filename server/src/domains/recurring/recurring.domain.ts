import type { Domain } from '../../platform/domain.ts';
import { dailyProposalsSchedule } from './proposals/daily-proposals.schedule.ts';
import { recurringRoutes } from './recurring.routes.ts';
import { pointExchange } from './reorder-points/exchange/reorder-points.exchange.ts';
import { reorderPoint } from './reorder-points/reorder-point.ts';
import { dueTemplatesSchedule } from './schedule/due-templates.schedule.ts';
import { makePlannedJob } from './schedule/make-planned.job.ts';
import { templateRun } from './schedule/template-run.ts';
import { linesOfTemplates } from './templates/requisition-template.lines.ts';
import { requisitionTemplate } from './templates/requisition-template.ts';

export const recurringDomain: Domain = {
  entities: [requisitionTemplate, templateRun, reorderPoint],
  routes: recurringRoutes,
  recordLines: [linesOfTemplates],
  exchanged: [pointExchange],
  jobs: [makePlannedJob],
  schedules: [dueTemplatesSchedule, dailyProposalsSchedule],
};
