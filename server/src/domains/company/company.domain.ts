import { consumer } from '../../kernel/integrations/consumer.ts';
import type { Domain } from '../../platform/domain.ts';
import { companyRoutes } from './company.routes.ts';
import { company } from './company.ts';
import { companyVariables } from './company.variables.ts';
import { exchangeRate } from './exchange-rate.ts';
import { takeRates } from './operations/take-rates.ts';
import { paidWidget } from './paid-widgets/paid-widget.ts';
import { regional } from './regional.ts';
import { workingCalendar } from './working-calendar/working-calendar.ts';

export const companyDomain: Domain = {
  entities: [company, regional, workingCalendar, exchangeRate, paidWidget],
  routes: companyRoutes,
  variableNamespaces: [companyVariables],
  consumers: [consumer('rates', takeRates)],
};
