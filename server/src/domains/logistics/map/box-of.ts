import { badFilter } from '../../../kernel/lists/bad-filter.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';

export interface Box {
  west: string;
  south: string;
  east: string;
  north: string;
}

const number = /^-?\d{1,3}(\.\d{1,9})?$/;

/** `west,south,east,north` in degrees. A window whose west is east of its east crosses the line of dates. */
export function boxOf(text: string): Box {
  const sides = text.split(',').map((side) => side.trim());
  const [west = '', south = '', east = '', north = ''] = sides;
  const isWithin = (side: string, most: number) => number.test(side) && Math.abs(Number(side)) <= most;
  const isBox = [west, east].every((side) => isWithin(side, 180)) && [south, north].every((side) => isWithin(side, 90));
  if (sides.length !== 4 || !isBox || Number(south) > Number(north))
    throw badFilter(
      'bbox',
      'must be west,south,east,north in degrees, the south below the north, such as 37.3,55.5,37.9,55.9',
      'запад,юг,восток,север в градусах, юг не выше севера, например 37.3,55.5,37.9,55.9',
    );
  return { west, south, east, north };
}

/** Whether a place lies in the window. */
export function inBox({ west, south, east, north }: Box, latitude: Sql, longitude: Sql): Sql {
  const across =
    Number(west) <= Number(east)
      ? sql`${longitude} between ${west}::numeric and ${east}::numeric`
      : sql`(${longitude} >= ${west}::numeric or ${longitude} <= ${east}::numeric)`;
  return sql`${latitude} between ${south}::numeric and ${north}::numeric and ${across}`;
}
