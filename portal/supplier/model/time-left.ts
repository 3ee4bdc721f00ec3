import { counted, say } from '../../src/kit/say.ts';

const minute = 60_000;

/** «2 дня 3 часа»: the two greatest parts of what is left, in words. */
export function timeLeft(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minute));
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60];
  if (minutes === 0) return say('less than a minute', 'меньше минуты');
  const parts = [
    days > 0 && counted(days, ['day', 'days'], ['день', 'дня', 'дней']),
    hours > 0 && counted(hours, ['hour', 'hours'], ['час', 'часа', 'часов']),
    days === 0 && rest > 0 && counted(rest, ['minute', 'minutes'], ['минута', 'минуты', 'минут']),
  ];
  return parts.filter((part) => part !== false).join(' ');
}
