/** When the clocks of a time zone show this time of this day, in milliseconds since 1970. */
export function momentIn(timezone: string, day: string, time: string): number {
  const wanted = Date.parse(`${day}T${time}Z`);
  const clock = clocks.get(timezone) ?? clockOf(timezone);
  clocks.set(timezone, clock);
  const aheadAt = (at: number) => Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - at;
  return wanted - aheadAt(wanted - aheadAt(wanted));
}

/** `2026-11-25 18:00`. */
const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });

/** Creating a formatter costs a hundred times as much as using it, and there are few time zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();
