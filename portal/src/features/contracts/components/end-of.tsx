import { showDay, today } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { countedDays, daysLeft, soonDays } from '../model.ts';
import type { Contract } from '../queries.ts';

/** The last day of a contract, and how many are left until then while that counts. */
export function EndOf({ contract }: { contract: Pick<Contract, 'status' | 'validTo' | 'autoRenew'> }) {
  const { validTo, autoRenew } = contract;
  if (!validTo) return say('without end', 'бессрочно');
  const left = daysLeft(contract, today());
  return (
    <>
      {showDay(validTo)}
      {left !== undefined && left <= countedDays && (
        <span className={left <= soonDays && !autoRenew ? 'bad' : 'dimmed'}> · {leftWords(left)}</span>
      )}
    </>
  );
}

function leftWords(left: number): string {
  if (left < 0) return say('over', 'истёк');
  if (left === 0) return say('today', 'сегодня');
  return counted(left, ['day left', 'days left'], ['день', 'дня', 'дней']);
}
