import { id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { releaseLines } from '../lines/close-lines.ts';
import { openCount } from '../open-count.ts';
import { countKeeping, stockCount, stockCounts } from '../stock-count.ts';

export const cancelCount = command({
  name: 'stock-counts.cancel-count',
  summary: words('Cancel a stock count', 'Отменить инвентаризацию'),
  description: 'Nothing is posted; what was counted stays to be read, and the items may be counted anew.',
  ...countKeeping,
  refuses: ['conflict', 'precondition_failed'],
  input: object({
    id: id(),
    reason: longText(1_000, 'Why it is cancelled', { examples: ['Начали не на том складе'] }),
  }),
  output: stockCount.view,

  async run(ctx, { id, reason }) {
    const before = await openCount(ctx, id);
    await releaseLines(ctx.db, id);
    return stockCounts.move(ctx, before, 'cancel', { cancelReason: reason }, { fact: 'cancelled', tell: { reason } });
  },
});
