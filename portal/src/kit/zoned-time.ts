/** `2026-11-25T18:00`, as an input of date and time holds it, in a time zone. Empty where there is no instant. */
export function wallTime(instant: string | null | undefined, timeZone: string): string {
  if (!instant) return '';
  const options = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat('sv-SE', options).format(new Date(instant)).replace(' ', 'T');
}

/** The instant at which clocks of a time zone show this; null for what is no time. */
export function instantAt(wall: string, timeZone: string): string | null {
  const wanted = Date.parse(`${wall}Z`);
  if (wall === '' || Number.isNaN(wanted)) return null;
  const aheadAt = (time: number) => Date.parse(`${wallTime(new Date(time).toISOString(), timeZone)}Z`) - time;
  const near = wanted - aheadAt(wanted);
  return new Date(wanted - aheadAt(near)).toISOString();
}
