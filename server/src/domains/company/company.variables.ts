import { company } from '../../../../nouns/company.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Answers, variables } from '../../kernel/variables.ts';
import { variablesOf } from '../../platform/records/variables-of.ts';
import { readCompany } from './read-company.ts';
import { consentPaths, loadConsents } from './variables/consents.ts';
import { loadWidgets, widgetPaths } from './variables/widgets.ts';

/** Variables of the company; the entity is the portal itself. What proves a consent is not among them. */
export const companyVariables = variables({
  namespace: 'company',
  domain: 'company',
  entityTypes: ['company'],
  exists: portalsAmong,
  groups: [
    {
      scopes: [['company.read', 'settings.read']],
      permission: 'company_settings.read',
      load: loadProfiles,
      paths: variablesOf(company.fields, ['name', 'slug', 'companyInn']),
    },
    {
      scopes: ['settings.read'],
      permission: 'company_settings.read',
      load: loadPolicies,
      paths: variablesOf(company.fields, ['nomenclatureSavePolicy']),
    },
    {
      scopes: [['company.read', 'settings.read']],
      permission: 'company_settings.read',
      load: loadConsents,
      paths: consentPaths,
    },
    {
      scopes: [['company.read', 'settings.read']],
      permission: 'company_settings.read',
      load: loadWidgets,
      paths: widgetPaths,
    },
  ],
});

/** A portal has one company: itself. */
async function portalsAmong(db: Db, ids: readonly string[]) {
  return new Set(ids.filter((id) => id === db.tenant));
}

async function loadProfiles(db: Db, ids: readonly string[]): Promise<Answers> {
  if (!ids.includes(db.tenant)) return new Map();
  const { name, slug, companyInn } = await readCompany(db);
  return new Map([[db.tenant, { name, slug, companyInn }]]);
}

async function loadPolicies(db: Db, ids: readonly string[]): Promise<Answers> {
  if (!ids.includes(db.tenant)) return new Map();
  const { nomenclatureSavePolicy } = await readCompany(db);
  return new Map([[db.tenant, { nomenclatureSavePolicy }]]);
}
