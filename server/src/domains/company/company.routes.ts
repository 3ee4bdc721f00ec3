import { act, get, patch, put, routes } from '../../kernel/routes.ts';
import { listExchangeRates } from './exchange-rate.ts';
import { getCatalogSettings } from './operations/get-catalog-settings.ts';
import { getCompany } from './operations/get-company.ts';
import { getRegional } from './operations/get-regional.ts';
import { setExchangeRates } from './operations/set-exchange-rates.ts';
import { updateCatalogSettings } from './operations/update-catalog-settings.ts';
import { updateCompany } from './operations/update-company.ts';
import { updateRegional } from './operations/update-regional.ts';
import { listLicensesByOperator } from './paid-widgets/list-licenses-by-operator.ts';
import { listPaidWidgets } from './paid-widgets/list-paid-widgets.ts';
import { setLicenseByOperator } from './paid-widgets/set-license-by-operator.ts';
import { startTrial } from './paid-widgets/start-trial.ts';
import { getWorkingCalendar } from './working-calendar/operations/get-working-calendar.ts';
import { getWorkingYear } from './working-calendar/operations/get-working-year.ts';
import { updateWorkingCalendar } from './working-calendar/operations/update-working-calendar.ts';

const ofOperator = '/api/v1/operator/portals/:portal/paid-widgets';

const guessed = { policies: ['auth-ip'] };

export const companyRoutes = routes('Company', [
  get('/api/v1/settings/company', getCompany),
  patch('/api/v1/settings/company', updateCompany),
  get('/api/v1/settings/catalog', getCatalogSettings),
  patch('/api/v1/settings/catalog', updateCatalogSettings),
  get('/api/v1/settings/regional', getRegional),
  patch('/api/v1/settings/regional', updateRegional),
  get('/api/v1/settings/working-calendar', getWorkingCalendar),
  patch('/api/v1/settings/working-calendar', updateWorkingCalendar),
  get('/api/v1/settings/working-calendar/days', getWorkingYear),
  get('/api/v1/settings/exchange-rates', listExchangeRates),
  put('/api/v1/settings/exchange-rates', setExchangeRates),
  get('/api/v1/settings/paid-widgets', listPaidWidgets),
  act('/api/v1/settings/paid-widgets/:slug/trial', startTrial),
  get(ofOperator, listLicensesByOperator, guessed),
  patch(`${ofOperator}/:slug`, setLicenseByOperator, guessed),
]);
