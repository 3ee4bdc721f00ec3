import { dayAsSet, showDay } from './format.ts';

/** A day for a narrow column: «14.02.27», as the portal writes days. */
export const showShortDay = (day: string | null | undefined): string => (day && dayAsSet(day, true)) || showDay(day);
