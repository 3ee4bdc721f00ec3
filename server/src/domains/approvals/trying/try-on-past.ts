import type { ApprovalRoute } from '../../../../../nouns/approval-route.ts';
import type { PastDays, PastRecord } from '../../../kernel/approval-host.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { categoriesByItem } from '../../catalog/categories/categories-by-item.ts';
import { companySettings } from '../../company/company-settings.ts';
import { approverIds, namedStep, namesOf } from '../people/names-of.ts';
import { routesInUse } from '../routes/approval-route.ts';
import { findMet, type Measured } from '../routes/find-met.ts';
import { compareRoutes } from './compare-routes.ts';
import { hoursPerStep } from './hours-per-step.ts';
import { peopleOfSteps } from './people-of-steps.ts';
import type { TriedRecord, TriedRoute } from './tried-route.ts';

interface Past {
  days: PastDays;
  records: readonly PastRecord[];
}

/** What a route would have come to over these records, by the routes, people and settings of now; as many statements for one record as for all. */
export async function tryOnPast(
  ctx: ReadContext,
  route: ApprovalRoute,
  { days, records }: Past,
): Promise<Omit<TriedRoute, 'from' | 'until' | 'warnings'>> {
  const others = (await routesInUse(ctx)).filter(
    ({ id, recordType }) => id !== route.id && recordType === route.recordType,
  );
  const ids = [...new Set(records.flatMap(({ items }) => items))];
  const [categories, { noSelfApproval }, nameOf, people, hours] = await Promise.all([
    [route, ...others].some(({ categoryIds }) => categoryIds.length > 0) ? categoriesByItem(ctx.db, ids) : new Map(),
    companySettings(ctx),
    namesOf(ctx.db, approverIds(route.steps)),
    peopleOfSteps(ctx, route),
    hoursPerStep(ctx, route.recordType, days),
  ]);
  const compared = records.map((record) => {
    const measured = measuredOf(record, categories);
    return { record, measured, ...compareRoutes(route, others, measured) };
  });
  const met = compared.filter((one) => one.with === route);
  const rows = met.map(({ record, without }) => {
    const authors = noSelfApproval ? record.authors : [];
    const left = people.map((able) => able.some(({ id }) => !authors.includes(id)));
    return rowOf(
      record,
      without,
      left.flatMap((isLeft, index) => (isLeft ? [] : index + 1)),
    );
  });
  const stepsAdded = met.reduce(
    (sum, { record, without }) => sum + stepsOf(route, record) - stepsOtherwise(without, record),
    0,
  );
  return {
    looked: records.length,
    met: met.length,
    takenEarlier: compared.filter((one) => one.with !== route && findMet([route], one.measured)).length,
    undecided: rows.filter(({ nobodyIn }) => nobodyIn.length > 0).length,
    overBudget: met.filter(({ record }) => asksResponsible(route, record)).length,
    ...{ stepsAdded, hoursPerStep: hours },
    hoursAdded:
      hours === null || met.length === 0 ? null : new Exact(hours).times(stepsAdded).div(met.length).toFixed(1),
    steps: route.steps.map((step, index) => ({ ...namedStep(step, nameOf), people: (people[index] ?? []).map(named) })),
    records: rows,
  };
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });

function measuredOf(record: PastRecord, categories: ReadonlyMap<string, readonly string[]>): Measured {
  const { worth, department, counterpartyId, isOverBudget, items } = record;
  return {
    ...{ worth, department: department ?? '', counterpartyId, isOverBudget },
    categories: new Set(items.flatMap((id) => categories.get(id) ?? [])),
  };
}

/** Over a budget its responsible person is a step more, unless the route is for overruns. */
const asksResponsible = ({ overBudget }: ApprovalRoute, { isOverBudget }: PastRecord) => isOverBudget && !overBudget;

const stepsOf = (route: ApprovalRoute, record: PastRecord) =>
  route.steps.length + (asksResponsible(route, record) ? 1 : 0);

const stepsOtherwise = (otherwise: ApprovalRoute | undefined, record: PastRecord) =>
  otherwise ? stepsOf(otherwise, record) : record.recordType === 'contract' ? 0 : 1;

function rowOf(record: PastRecord, otherwise: ApprovalRoute | undefined, nobodyIn: number[]): TriedRecord {
  const { recordId, number, title, amount, currency, createdAt } = record;
  return {
    ...{ recordId, number, title, amount, currency, createdAt, nobodyIn },
    otherwise: otherwise ? { id: otherwise.id, name: otherwise.name } : null,
    stepsOtherwise: stepsOtherwise(otherwise, record),
  };
}
