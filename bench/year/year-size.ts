import { smallest } from '../measure/size.ts';

/** What an installation of twenty portals gathers in a year. */
const year = { items: 1_000_000, requisitions: 200_000, linesEach: 25, facts: 10_000_000 };

export const portals = 20;

const given = process.argv.indexOf('--part');

/** Of the year: `--part 1` is all of it and takes most of an hour to write; a hundredth unless said. */
export const part = smallest ? 0.0001 : given < 0 ? 0.01 : Number(process.argv[given + 1]);

if (!(part > 0 && part <= 1)) throw new Error('--part is a share of the year, above 0 and up to 1');

export interface PortalSize {
  items: number;
  requisitions: number;
  linesEach: number;
  facts: number;
}

/** Few portals are large: the second has half of the first, the third a third. Each has enough to fill its pages. */
export function portalSizes(share: number): PortalSize[] {
  const whole = Array.from({ length: portals }, (_, rank) => 1 / (rank + 1)).reduce((sum, one) => sum + one, 0);
  return Array.from({ length: portals }, (_, rank) => {
    const own = share / (rank + 1) / whole;
    const least = (count: number, few: number) => Math.max(few, Math.round(count * own));
    return {
      items: least(year.items, 100),
      requisitions: least(year.requisitions, 30),
      linesEach: year.linesEach,
      facts: least(year.facts, 300),
    };
  });
}
