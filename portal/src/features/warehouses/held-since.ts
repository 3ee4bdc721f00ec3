import { portalNow } from '../../kit/portal-clock.ts';
/** Days that reservations are looked for by, as the address says them. */
export const ages: readonly string[] = ['7', '30', '90'];

/** The moment so many days ago, to the hour, so that the next page is asked by the same; nothing for any other text. */
export function heldSince(days: string | undefined, now = portalNow()): string | undefined {
  if (days === undefined || !ages.includes(days)) return undefined;
  const since = new Date(now.getTime() - Number(days) * 86_400_000);
  since.setUTCMinutes(0, 0, 0);
  return since.toISOString();
}
