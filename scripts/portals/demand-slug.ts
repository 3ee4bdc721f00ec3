import { StartRefused } from '../../server/src/kernel/problems/start-refused.ts';

/** The name of a portal, given by `--as`. */
export function demandSlug(given: string): string {
  if (/^[a-z0-9](-?[a-z0-9]){2,39}$/.test(given)) return given;
  throw new StartRefused('A name has 3 to 40 small Latin letters, digits and single hyphens between them.');
}
