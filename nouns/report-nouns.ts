import { reportBasket } from './report-basket.ts';
import { reportLetter } from './report-letter.ts';
import { reportPage } from './report-page.ts';

/** What people keep of reports: baskets of prices, letters on a schedule, pages of their own. */
export const reportNouns = [reportBasket, reportLetter, reportPage] as const;
