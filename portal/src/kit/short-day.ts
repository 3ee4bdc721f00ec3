import { showDay } from './format.ts';
import { language } from './say.ts';

/** A day for a narrow column: «14 дек.» in this year, «14.02.27» in another. */
export function showShortDay(day: string | null | undefined): string {
  if (!day || Number(day.slice(0, 4)) === new Date().getFullYear()) return showDay(day);
  const [y, m, d] = day.slice(2, 10).split('-');
  return language() === 'en' ? `${d}/${m}/${y}` : `${d}.${m}.${y}`;
}
