import { isoInstant } from '../../../../kernel/values/instant.ts';

const local =
  /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})\.(\d{1,2})\.(\d{4}))(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d*)?)?)?$/;

/** A time of a file as an instant: with its zone as it stands, without one by the clock of `timezone`; null for no time at all. */
export function instantOf(text: string, timezone: string): string | null {
  const told = text.trim();
  const exact = isoInstant(told.replace(' ', 'T'));
  if (exact) return exact;
  const [, year, month, day, dayFirst, monthNext, yearLast, hours = '0', minutes = '00', seconds = '00', part = '0'] =
    local.exec(told) ?? [];
  const date = [year ?? yearLast, month ?? monthNext, day ?? dayFirst];
  if (date.includes(undefined)) return null;
  const padded = date.map((one) => (one as string).padStart(2, '0')).join('-');
  const wall = isoInstant(`${padded}T${hours.padStart(2, '0')}:${minutes}:${seconds}.${part.padEnd(3, '0')}Z`);
  return wall && new Date(inZone(Date.parse(wall), timezone)).toISOString();
}

/** The moment at which the clocks of a zone show what UTC shows at `wall`: looked at twice, since the offset may change in between. */
function inZone(wall: number, timezone: string): number {
  const guess = wall - offsetAt(wall, timezone);
  return wall - offsetAt(guess, timezone);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function offsetAt(moment: number, timezone: string): number {
  const clock =
    clocks.get(timezone) ?? new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' });
  clocks.set(timezone, clock);
  const name = clock.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
