import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type Answers, variables } from '../../kernel/variables.ts';
import { hasConstruction } from '../company/has-construction.ts';
import { constructionDates } from '../requisitions/construction-dates.ts';

/** `request` is the name variables know a request for quotes by; its values are those of its requisition. */
export const rfqVariables = variables({
  namespace: 'request',
  domain: 'procurement',
  entityTypes: ['request'],
  exists: requestsThere,
  groups: [
    {
      scopes: ['purchase_requisitions.read'],
      permission: 'purchase_requisitions.read',
      load: loadConstruction,
      paths: {
        'constructionProject.actualStartDate': {
          label: words('Construction began', 'Фактическое начало строительства'),
          valueType: 'date',
        },
        'constructionProject.actualEndDate': {
          label: words('Construction ended', 'Фактическое окончание строительства'),
          valueType: 'date',
        },
      },
    },
  ],
});

async function requestsThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await requisitionsOf(db, ids)).map(({ id }) => id));
}

const requisitionsOf = (db: Db, ids: readonly string[]) =>
  db.many<{ id: string; requisition_id: string | null }>(
    sql`select id, requisition_id from supplier_rfqs where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`,
  );

/** Nothing while the extension for builders is switched off. */
async function loadConstruction(db: Db, ids: readonly string[]): Promise<Answers> {
  const requests = await requisitionsOf(db, ids);
  if (!(await hasConstruction(db))) return new Map();
  const dates = await constructionDates(
    db,
    requests.flatMap(({ requisition_id }) => requisition_id ?? []),
  );
  return new Map(
    requests.map(({ id, requisition_id }) => {
      const { startDate = null, endDate = null } = dates.get(requisition_id ?? '') ?? {};
      return [id, { 'constructionProject.actualStartDate': startDate, 'constructionProject.actualEndDate': endDate }];
    }),
  );
}
