import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { exportCycleTimes } from './cycle-times/operations/export-cycle-times.ts';
import { listCycleRecords } from './cycle-times/operations/list-cycle-records.ts';
import { readCycleTimes } from './cycle-times/operations/read-cycle-times.ts';
import { createLetter } from './letters/operations/create-letter.ts';
import { deleteLetter } from './letters/operations/delete-letter.ts';
import { getLetter } from './letters/operations/get-letter.ts';
import { listLetters } from './letters/operations/list-letters.ts';
import { updateLetter } from './letters/operations/update-letter.ts';
import { createPage } from './pages/operations/create-page.ts';
import { deletePage } from './pages/operations/delete-page.ts';
import { listPages } from './pages/operations/list-pages.ts';
import { updatePage } from './pages/operations/update-page.ts';
import { exportPayables } from './payables/operations/export-payables.ts';
import { exportPaymentCalendar } from './payables/operations/export-payment-calendar.ts';
import { readPayables } from './payables/operations/read-payables.ts';
import { readPaymentCalendar } from './payables/operations/read-payment-calendar.ts';
import { createBasket } from './prices/operations/create-basket.ts';
import { deleteBasket } from './prices/operations/delete-basket.ts';
import { exportPriceIndex } from './prices/operations/export-price-index.ts';
import { listIndexPrices } from './prices/operations/list-index-prices.ts';
import { proposeBasket } from './prices/operations/propose-basket.ts';
import { readPriceIndex } from './prices/operations/read-price-index.ts';
import { updateBasket } from './prices/operations/update-basket.ts';
import { getBasket, listBaskets } from './prices/report-basket.ts';
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

const basket = '/api/v1/report-baskets';
const letter = '/api/v1/report-letters';
const page = '/api/v1/report-pages';

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
  get(`${base}/price-index`, readPriceIndex),
  get(`${base}/price-index/file`, exportPriceIndex),
  get(`${base}/price-index/prices`, listIndexPrices),
  get(`${base}/price-index/proposal`, proposeBasket),
  get(basket, listBaskets),
  post(basket, createBasket),
  get(`${basket}/:id`, getBasket),
  patch(`${basket}/:id`, updateBasket),
  del(`${basket}/:id`, deleteBasket),
  get(page, listPages),
  post(page, createPage),
  patch(`${page}/:id`, updatePage),
  del(`${page}/:id`, deletePage),
  get(letter, listLetters),
  post(letter, createLetter),
  get(`${letter}/:id`, getLetter),
  patch(`${letter}/:id`, updateLetter),
  del(`${letter}/:id`, deleteLetter),
]);
