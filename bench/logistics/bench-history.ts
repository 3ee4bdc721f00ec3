import { median, quantile, rounded } from '../measure/figures.ts';
import { openConnection } from '../measure/open-connection.ts';
import { requestText } from '../measure/request-text.ts';
import { sized } from '../measure/size.ts';
import { newVehicles, type Place } from './new-vehicles.ts';

const points = sized(1_000_000, 5_000);
const limit = 200;
/** Pages of one depth. */
const slice = sized(250, 5);
/** Between pages of a depth the first page is read as often as one in so many: a machine that is busy meanwhile slows both. */
const between = sized(5, 1);

interface Page {
  items: Array<{ recordedAt: string }>;
  page: { hasMore: boolean; nextCursor: string };
}

/** A million points of one vehicle, read from the newest to the oldest by cursor. */
export async function benchHistory(place: Place) {
  const [id] = await newVehicles(place, 1);
  await place.owner.query(
    `insert into vehicle_locations (tenant_id, vehicle_id, recorded_at, latitude, longitude, speed, status, source)
     select $1, $2, now() - n * interval '10 seconds', 55 + (n % 1000) / 1000.0, 37 + (n % 700) / 1000.0, n % 90, 'moving', 'telematics'
     from generate_series(1, $3::int) n`,
    [place.tenantId, id, points],
  );
  await place.owner.query('vacuum analyze vehicle_locations');
  const connection = await openConnection(place.port);
  const path = `/api/v1/logistics/vehicle-locations?vehicleId=${id}&limit=${limit}`;
  const page = async (more: string) => {
    const sent = performance.now();
    const { status, body } = await connection.send(requestText('GET', path + more, place.key));
    const milliseconds = performance.now() - sent;
    if (status !== 200) throw new Error(`A page was refused: ${body}`);
    return { milliseconds, ...(JSON.parse(body) as Page) };
  };
  for (let n = 0; n < between * 10; n += 1) await page('');

  const depths: Array<{ first: number[]; deep: number[] }> = [];
  let read = 0;
  for (let cursor = '', n = 0; ; n += 1) {
    if (n % slice === 0) depths.push({ first: [], deep: [] });
    const here = depths.at(-1) as (typeof depths)[number];
    if (n % between === 0) here.first.push((await page('')).milliseconds);
    const found = await page(cursor);
    here.deep.push(found.milliseconds);
    read += found.items.length;
    if (!found.page.hasMore) break;
    cursor = `&cursor=${encodeURIComponent(found.page.nextCursor)}`;
  }
  connection.close();
  if (read !== points) throw new Error(`${read} of ${points} points were read`);
  const ratios = depths.map(({ first, deep }) => median(deep) / median(first));
  const deep = depths.flatMap((one) => one.deep);
  return {
    points: `${points} read by ${limit}`,
    'first page ms': rounded(median(depths.flatMap(({ first }) => first))),
    'page ms': rounded(median(deep)),
    'page p95 ms': rounded(quantile(deep, 0.95)),
    'slowest depth / first': rounded(Math.max(...ratios)),
    'deepest / first': rounded(ratios.at(-1) as number),
  };
}
