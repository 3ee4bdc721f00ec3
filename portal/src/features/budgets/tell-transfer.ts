import { showMoney } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import type { ToldEvent } from '../../shared/activity/sentence.ts';

interface Moved {
  fromCode: string;
  toCode: string;
  amount: string;
  currency: string;
  reason: string;
}

/** A transfer in the history of either budget. */
export function tellTransfer({ event, data }: ToldEvent): string | undefined {
  if (event !== 'budget.transferred') return undefined;
  const { fromCode, toCode, amount, currency, reason } = data.transfer as Moved;
  return `${say('Moved', 'Перемещено')} ${showMoney(amount, currency)}: ${fromCode} → ${toCode}. ${reason}`;
}
