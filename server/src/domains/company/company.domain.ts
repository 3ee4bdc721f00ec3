import type { Domain } from '../../platform/domain.ts';
import { companyRoutes } from './company.routes.ts';
import { company } from './company.ts';
import { companyVariables } from './company.variables.ts';
import { exchangeRate } from './exchange-rate.ts';
import { regional } from './regional.ts';

export const companyDomain: Domain = {
  cards: [company, regional, exchangeRate],
  routes: companyRoutes,
  variableNamespaces: [companyVariables],
};
