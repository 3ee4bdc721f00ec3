import { shownZone } from '../../../kit/format.ts';
import { instantAt } from '../../../kit/zoned-time.ts';

const dayMs = 86_400_000;

export const dayBeside = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10);

/** The first and the last instant of a day by the clocks of the portal, as a list that takes both ends asks for them. */
export function boundsOfDay(day: string) {
  const from = instantAt(`${day}T00:00`, shownZone());
  const next = instantAt(`${dayBeside(day, 1)}T00:00`, shownZone());
  return { ...(from && { from }), ...(next && { to: new Date(Date.parse(next) - 1).toISOString() }) };
}
