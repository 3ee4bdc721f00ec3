import { company } from '../../../../../nouns/company.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import type { Answers } from '../../../kernel/variables.ts';
import { variablesOf } from '../../../platform/records/variables-of.ts';
import { readCompany } from '../read-company.ts';

export const profilePaths = variablesOf(company.fields, ['name', 'slug', 'companyInn']);

export const policyPaths = variablesOf(company.fields, ['nomenclatureSavePolicy']);

/** A portal has one company: itself. */
export const portalsAmong = async (db: Db, ids: readonly string[]) => new Set(ids.filter((id) => id === db.tenant));

export async function loadProfiles(db: Db, ids: readonly string[]): Promise<Answers> {
  if (!ids.includes(db.tenant)) return new Map();
  const { name, slug, companyInn } = await readCompany(db);
  return new Map([[db.tenant, { name, slug, companyInn }]]);
}

export async function loadPolicies(db: Db, ids: readonly string[]): Promise<Answers> {
  if (!ids.includes(db.tenant)) return new Map();
  const { nomenclatureSavePolicy } = await readCompany(db);
  return new Map([[db.tenant, { nomenclatureSavePolicy }]]);
}
