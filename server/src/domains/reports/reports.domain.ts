import type { Domain } from '../../platform/domain.ts';
import { reportRoutes } from './reports.routes.ts';
import { beginSchedule } from './spend/begin.schedule.ts';
import { countOn } from './spend/count-on.ts';
import { followInvoice } from './spend/reactions/follow-invoice.ts';
import { followItem } from './spend/reactions/follow-item.ts';
import { followRegional } from './spend/reactions/follow-regional.ts';
import { followRequisition } from './spend/reactions/follow-requisition.ts';

export const reportsDomain: Domain = {
  entities: [],
  routes: reportRoutes,
  jobs: [countOn],
  schedules: [beginSchedule],
  reactions: [followInvoice, followItem, followRegional, followRequisition],
};
