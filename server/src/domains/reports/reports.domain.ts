import type { Domain } from '../../platform/domain.ts';
import { reportLetter } from './letters/report-letter.ts';
import { dueLettersSchedule } from './letters/sending/due-letters.schedule.ts';
import { writeLetterJob } from './letters/sending/write-letter.job.ts';
import { reportPage } from './pages/report-page.ts';
import { reportBasket } from './prices/report-basket.ts';
import { beginPurchasesSchedule } from './purchases/begin-purchases.schedule.ts';
import { countPurchasesOn } from './purchases/count-purchases-on.ts';
import { followPurchase } from './purchases/follow-purchase.ts';
import { reportRoutes } from './reports.routes.ts';
import { beginSchedule } from './spend/begin.schedule.ts';
import { countOn } from './spend/count-on.ts';
import { followInvoice } from './spend/reactions/follow-invoice.ts';
import { followItem } from './spend/reactions/follow-item.ts';
import { followRegional } from './spend/reactions/follow-regional.ts';
import { followRequisition } from './spend/reactions/follow-requisition.ts';

export const reportsDomain: Domain = {
  entities: [reportBasket, reportLetter, reportPage],
  routes: reportRoutes,
  jobs: [countOn, countPurchasesOn, writeLetterJob],
  schedules: [beginSchedule, beginPurchasesSchedule, dueLettersSchedule],
  reactions: [followInvoice, followItem, followPurchase, followRegional, followRequisition],
};
