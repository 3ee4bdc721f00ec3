import { median, quantile, rounded } from '../measure/figures.ts';
import { openConnection } from '../measure/open-connection.ts';
import { requestText } from '../measure/request-text.ts';
import { sized } from '../measure/size.ts';
import { newVehicles, type Place } from './new-vehicles.ts';

const points = sized(1_000_000, 5_000);
const limit = 200;
/** Pages of one depth, told by their median: the first ones against the slowest of all depths. */
const slice = sized(50, 5);

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
  const milliseconds: number[] = [];
  let read = 0;
  for (let cursor = ''; ; ) {
    const sent = performance.now();
    const { status, body } = await connection.send(requestText('GET', path + cursor, place.key));
    milliseconds.push(performance.now() - sent);
    if (status !== 200) throw new Error(`A page was refused: ${body}`);
    const { items, page } = JSON.parse(body) as Page;
    read += items.length;
    if (!page.hasMore) break;
    cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
  }
  connection.close();
  if (read !== points) throw new Error(`${read} of ${points} points were read`);
  // The first slice warms the server; the last one may be short.
  const depths = Array.from({ length: Math.floor(milliseconds.length / slice) }, (_, n) =>
    median(milliseconds.slice(n * slice, (n + 1) * slice)),
  );
  const first = median(depths.slice(1, 4));
  return {
    points: `${points} read by ${limit}`,
    'first pages ms': rounded(first),
    'slowest depth ms': rounded(Math.max(...depths.slice(1))),
    'slowest / first': rounded(Math.max(...depths.slice(1)) / first),
    'p95 ms': rounded(quantile(milliseconds, 0.95)),
  };
}
