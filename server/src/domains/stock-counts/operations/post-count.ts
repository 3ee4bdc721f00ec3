import Type from 'typebox';
import { choice, id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { openCount } from '../open-count.ts';
import { postDifferences } from '../post-differences.ts';
import { settleUncounted, uncountedWays } from '../settle-uncounted.ts';
import { countKeeping, stockCount, stockCounts } from '../stock-count.ts';

export const postCount = command({
  name: 'stock-counts.post-count',
  summary: words('Post a stock count', 'Провести инвентаризацию'),
  description:
    'Every difference becomes an adjustment for the reason `inventory` whose source is the count, all of them at once or none. A difference is what was counted less what lay ' +
    'there by the books at that moment: what came or went before or after is no difference. Where something was not counted, `uncounted` says whether it stays as the ' +
    'books have it (`leave`) or is not there (`zero`).',
  ...countKeeping,
  refuses: ['conflict', 'precondition_failed'],
  input: object({ id: id(), uncounted: Type.Optional(choice(uncountedWays, 'What becomes of items not counted')) }),
  output: stockCount.view,

  async run(ctx, { id, uncounted }) {
    const before = await openCount(ctx, id);
    await settleUncounted(ctx, before, uncounted);
    const adjusted = await postDifferences(ctx, before);
    const values = { postedAt: portalNow().toISOString(), postedBy: ctx.actor.userId };
    return stockCounts.move(ctx, before, 'post', values, { fact: 'posted', tell: { adjusted } });
  },
});
