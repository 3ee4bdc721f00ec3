import type { ApprovalRoute } from '../../../../../nouns/approval-route.ts';
import { Exact } from '../../../kernel/values/decimal.ts';

type Conditions = Pick<
  ApprovalRoute,
  'amountFrom' | 'amountTo' | 'categoryIds' | 'departments' | 'counterpartyIds' | 'overBudget'
>;

/** What the conditions of routes are held against. */
export interface Measured {
  /** In the currency of the company; null where a rate is not known. */
  worth: string | null;
  /** Of the rows, with all categories above them. */
  categories: ReadonlySet<string>;
  department: string;
  counterpartyId: string | null;
  isOverBudget: boolean;
}

/** The first of the routes, in their order, whose conditions are all met. */
export const findMet = <Route extends Conditions>(
  routes: readonly Route[],
  { worth, categories, department, counterpartyId, isOverBudget }: Measured,
): Route | undefined =>
  routes.find(
    (route) =>
      (isOverBudget || !route.overBudget) &&
      isWithin(route, worth) &&
      isAny(route.categoryIds, (id) => categories.has(id)) &&
      isAny(route.departments, (name) => plain(name) === plain(department)) &&
      isAny(route.counterpartyIds, (id) => id === counterpartyId),
  );

export const hasBounds = ({ amountFrom, amountTo }: Conditions) => amountFrom !== null || amountTo !== null;

/** An amount whose rate is not known counts as above every bound: it meets the stricter route. */
function isWithin(route: Conditions, worth: string | null): boolean {
  const { amountFrom, amountTo } = route;
  if (!hasBounds(route)) return true;
  if (worth === null) return amountTo === null;
  const amount = new Exact(worth);
  return (amountFrom === null || amount.gte(amountFrom)) && (amountTo === null || amount.lt(amountTo));
}

/** A condition that names nothing holds for everything. */
const isAny = <Value>(wanted: readonly Value[], has: (value: Value) => boolean) =>
  wanted.length === 0 || wanted.some(has);

const plain = (name: string) => name.trim().toLocaleLowerCase('ru');
