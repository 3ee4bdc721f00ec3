import type { ApprovalSubject, PastRecord } from '../../../kernel/approval-host.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import type { Sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { type FxTo, fxTo } from '../../company/fx-to.ts';
import { regionalOf } from '../../company/regional-settings.ts';

interface Read<Held> {
  subjectOf(ctx: ReadContext, held: Held): ApprovalSubject;
  /** Selects the items of the catalog that their rows name: `recordId` and `itemId`. Left out where a kind has no rows. */
  items?(ids: readonly string[]): Sql;
  /** Its rate to the company's currency; today's unless it keeps its own. */
  rateOf?(held: Held, today: FxTo): string | null;
  /** Those that overrun a budget. */
  overBudget?: ReadonlySet<string>;
}

/** Records with all that routes ask of them, in as many statements for one as for all. */
export async function pastRecords<Held extends { id: string; currency: string; createdAt: string }>(
  ctx: ReadContext,
  held: readonly Held[],
  { subjectOf, items, rateOf, overBudget }: Read<Held>,
): Promise<PastRecord[]> {
  const { currency } = await regionalOf(ctx);
  const [today, named] = await Promise.all([
    fxTo(
      ctx,
      currency,
      held.map((one) => one.currency),
    ),
    items && held.length > 0
      ? ctx.db.many<{ recordId: string; itemId: string }>(items(held.map(({ id }) => id)))
      : ([] as Array<{ recordId: string; itemId: string }>),
  ]);
  const itemsOf = Map.groupBy(named, ({ recordId }) => recordId);
  return held.map((one) => {
    const { worth: _, items: __, overrunBudget: ___, ...subject } = subjectOf(ctx, one);
    const rate = rateOf ? rateOf(one, today) : today(one.currency);
    return {
      ...subject,
      createdAt: one.createdAt,
      worth: rate === null ? null : new Exact(subject.amount).times(rate).toFixed(),
      items: (itemsOf.get(one.id) ?? []).map(({ itemId }) => itemId),
      isOverBudget: overBudget?.has(one.id) ?? false,
    };
  });
}
