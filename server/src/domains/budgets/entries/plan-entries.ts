import type { BudgetEntry, EntryKind } from '../../../../../nouns/budget-entry.ts';
import { Exact, roundHalfUp } from '../../../kernel/values/decimal.ts';
import type { FxTo } from '../../company/fx-to.ts';
import type { HeldEntry } from './budget-entry.ts';
import type { Spending } from './spending-of.ts';

/** An entry as it is to stand. */
export type PlannedEntry = Pick<
  BudgetEntry,
  'kind' | 'recordType' | 'recordId' | 'number' | 'currency' | 'recordAmount' | 'rate' | 'amount'
> & { budgetId: string; approvedAmount: string | null };

interface Drawn {
  procurementId: string;
  number: string;
  currency: string;
  /** What was decided and what is left as planned; null where that is as it was. */
  committed: string | null;
  isApproved: boolean;
}

interface Known {
  budgetId: string;
  held: readonly HeldEntry[];
  spending: readonly Spending[];
  fx: FxTo;
}

/**
 * The entries of a requisition in its budget. An amount keeps the rate of the day it became what it is; one whose rate is not known counts
 * for nothing. At least what is invoiced is committed.
 */
export function planEntries(drawn: Drawn, { budgetId, held, spending, fx }: Known): PlannedEntry[] {
  const before = new Map(held.filter((one) => one.budgetId === budgetId).map((one) => [keyOf(one), one]));
  const entry = (
    kind: EntryKind,
    of: Pick<PlannedEntry, 'recordType' | 'recordId' | 'number' | 'currency' | 'recordAmount'>,
  ): PlannedEntry => {
    const was = before.get(keyOf({ kind, recordId: of.recordId }));
    const isSame = was && was.currency === of.currency && new Exact(was.recordAmount).eq(of.recordAmount);
    const rate = isSame ? was.rate : fx(of.currency);
    const amount = roundHalfUp(new Exact(of.recordAmount).times(rate ?? '0').toFixed(), 2);
    return { ...of, budgetId, kind, rate, amount, approvedAmount: was?.approvedAmount ?? null };
  };
  const ofInvoices = spending.flatMap(({ invoiced, paid, ...about }) => {
    return [entry('invoiced', { ...about, recordAmount: invoiced }), entry('paid', { ...about, recordAmount: paid })];
  });
  const { procurementId: recordId, number, currency, isApproved } = drawn;
  const asItWas = held.find(({ kind }) => kind === 'committed')?.recordAmount ?? '0';
  const recordAmount = drawn.committed ?? asItWas;
  const committed = entry('committed', { recordType: 'procurement', recordId, number, currency, recordAmount });
  const invoiced = sumOf(ofInvoices, 'invoiced');
  const amount = Exact.max(committed.amount, invoiced).toFixed(2);
  const approvedAmount = isApproved ? amount : committed.approvedAmount;
  return [{ ...committed, amount, approvedAmount }, ...ofInvoices].filter(
    (one) => !new Exact(one.recordAmount).isZero() || !new Exact(one.amount).isZero(),
  );
}

/** One figure of a kind for each record. */
export const keyOf = ({ kind, recordId }: Pick<BudgetEntry, 'kind' | 'recordId'>) => `${kind} ${recordId}`;

export const sumOf = (entries: ReadonlyArray<Pick<BudgetEntry, 'kind' | 'amount'>>, kind: EntryKind) =>
  entries.reduce((sum, one) => (one.kind === kind ? sum.plus(one.amount) : sum), new Exact(0));
