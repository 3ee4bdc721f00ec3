import { act, get, routes } from '../../kernel/routes.ts';
import { exportCycleTimes } from './cycle-times/operations/export-cycle-times.ts';
import { listCycleRecords } from './cycle-times/operations/list-cycle-records.ts';
import { readCycleTimes } from './cycle-times/operations/read-cycle-times.ts';
import { exportPayables } from './payables/operations/export-payables.ts';
import { exportPaymentCalendar } from './payables/operations/export-payment-calendar.ts';
import { readPayables } from './payables/operations/read-payables.ts';
import { readPaymentCalendar } from './payables/operations/read-payment-calendar.ts';
import { exportSavings } from './savings/operations/export-savings.ts';
import { readSavings } from './savings/operations/read-savings.ts';
import { exportSpend } from './spend/operations/export-spend.ts';
import { listSpendRecords } from './spend/operations/list-spend-records.ts';
import { readSpendReport } from './spend/operations/read-spend-report.ts';
import { recountSpend } from './spend/operations/recount-spend.ts';
import { exportSuppliers } from './suppliers/operations/export-suppliers.ts';
import { listSupplierRecords } from './suppliers/operations/list-supplier-records.ts';
import { readSuppliers } from './suppliers/operations/read-suppliers.ts';

const base = '/api/v1/reports';

export const reportRoutes = routes('Reports', [
  get(`${base}/spend`, readSpendReport),
  get(`${base}/spend/file`, exportSpend),
  get(`${base}/spend/records`, listSpendRecords),
  act(`${base}/spend/recount`, recountSpend),
  get(`${base}/payables`, readPayables),
  get(`${base}/payables/file`, exportPayables),
  get(`${base}/payment-calendar`, readPaymentCalendar),
  get(`${base}/payment-calendar/file`, exportPaymentCalendar),
  get(`${base}/suppliers`, readSuppliers),
  get(`${base}/suppliers/file`, exportSuppliers),
  get(`${base}/suppliers/records`, listSupplierRecords),
  get(`${base}/savings`, readSavings),
  get(`${base}/savings/file`, exportSavings),
  get(`${base}/cycle-times`, readCycleTimes),
  get(`${base}/cycle-times/file`, exportCycleTimes),
  get(`${base}/cycle-times/records`, listCycleRecords),
]);
