/** `2026-11-20T09:00:00.000Z` as an input of date and time shows it, in the clock of this computer. */
export function showMoment(instant: string): string {
  if (instant === '') return '';
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What such an input holds, as an instant; null when it is empty. */
export const readMoment = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());
