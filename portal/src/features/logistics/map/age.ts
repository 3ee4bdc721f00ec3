import { say } from '../../../kit/say.ts';

/** A point older than that is grey: the vehicle may be anywhere by now. */
const oldAfter = 3_600;

export const isOld = (ageSeconds: number) => ageSeconds > oldAfter;

/** «5 мин назад», as short as it fits beside a plate. */
export function showAge(ageSeconds: number): string {
  const minutes = Math.floor(ageSeconds / 60);
  if (minutes < 1) return say('just now', 'только что');
  if (minutes < 60) return say(`${minutes} min ago`, `${minutes} мин назад`);
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return say(`${hours} h ago`, `${hours} ч назад`);
  const days = Math.floor(hours / 24);
  return say(`${days} days ago`, `${days} дн. назад`);
}
