import { daysAfter } from '../../../kernel/values/days-after.ts';

/** Public holidays by article 112 of the Labour Code of Russia, month and day; those of January first. */
const januaryHolidays = ['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08'];
const otherHolidays = ['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'];

/** Days off that the Government has moved, from and to, by year: its orders 1335 of 4 October 2024 and 1466 of 24 September 2025. */
const orders: Readonly<Record<number, ReadonlyArray<readonly [from: string, to: string]>>> = {
  2025: [
    ['2025-01-04', '2025-05-02'],
    ['2025-01-05', '2025-12-31'],
    ['2025-02-23', '2025-05-08'],
    ['2025-03-08', '2025-06-13'],
    ['2025-11-01', '2025-11-03'],
  ],
  2026: [
    ['2026-01-03', '2026-01-09'],
    ['2026-01-04', '2026-12-31'],
  ],
};

export interface OfficialDay {
  isWorking: boolean;
  /** A public holiday, or a day that became working or off because a day off was moved. */
  reason: 'holiday' | 'moved';
}

/** Whether the order of a year is known here. Without it only what the law itself moves is. */
export const isOrderKnown = (year: number) => year in orders;

const known = new Map<number, ReadonlyMap<string, OfficialDay>>();

/** The days of a year that differ from a plain week of five working days. */
export function officialDays(year: number): ReadonlyMap<string, OfficialDay> {
  const days = known.get(year) ?? daysOf(year);
  known.set(year, days);
  return days;
}

export const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

function daysOf(year: number): ReadonlyMap<string, OfficialDay> {
  const holidays = [...januaryHolidays, ...otherHolidays].map((day) => `${year}-${day}`);
  const isOff = (day: string) => isWeekend(day) || holidays.includes(day);
  const ordered = orders[year] ?? [];
  const movedByLaw = otherHolidays.flatMap((monthAndDay) => {
    const day = `${year}-${monthAndDay}`;
    return isWeekend(day) && !ordered.some(([from]) => from === day) ? [[day, nextWorking(day, isOff)] as const] : [];
  });
  const moved = [...ordered, ...movedByLaw];
  return new Map<string, OfficialDay>([
    ...moved.flatMap(([from, to]) => [
      ...(holidays.includes(from) ? [] : [[from, { isWorking: true, reason: 'moved' }] as const]),
      [to, { isWorking: false, reason: 'moved' }] as const,
    ]),
    ...holidays.filter((day) => !isWeekend(day)).map((day) => [day, { isWorking: false, reason: 'holiday' }] as const),
  ]);
}

/** A holiday on a weekend moves to the next working day. */
function nextWorking(day: string, isOff: (day: string) => boolean): string {
  const next = daysAfter(day, 1);
  return isOff(next) ? nextWorking(next, isOff) : next;
}
