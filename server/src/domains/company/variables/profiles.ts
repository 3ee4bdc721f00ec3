import type { Db } from '../../../kernel/sql/db.ts';
import type { Answers, Variable } from '../../../kernel/variables.ts';
import { readCompany } from '../read-company.ts';

export const profilePaths: Record<string, Variable> = {
  name: { label: { en: 'Name', ru: 'Название' }, valueType: 'string' },
  slug: { label: { en: 'Name of the portal', ru: 'Имя портала' }, valueType: 'string' },
  companyInn: { label: { en: 'INN', ru: 'ИНН' }, valueType: 'string' },
};

export const policyPaths: Record<string, Variable> = {
  nomenclatureSavePolicy: {
    label: { en: 'When quoted lines become catalog items', ru: 'Когда позиции предложений попадают в каталог' },
    valueType: 'string',
  },
};

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
