import type { ReportName } from '../../../../../nouns/asked-report.ts';
import { cycleTimesFile } from '../cycle-times/operations/export-cycle-times.ts';
import type { Filed } from '../file-of.ts';
import { payablesFile } from '../payables/operations/export-payables.ts';
import { calendarFile } from '../payables/operations/export-payment-calendar.ts';
import { priceIndexFile } from '../prices/operations/export-price-index.ts';
import { savingsFile } from '../savings/operations/export-savings.ts';
import { spendFile } from '../spend/operations/export-spend.ts';
import { suppliersFile } from '../suppliers/operations/export-suppliers.ts';

export const reportsByName: Readonly<Record<ReportName, Filed>> = {
  spend: spendFile,
  savings: savingsFile,
  cycle_times: cycleTimesFile,
  suppliers: suppliersFile,
  payables: payablesFile,
  payment_calendar: calendarFile,
  price_index: priceIndexFile,
};
