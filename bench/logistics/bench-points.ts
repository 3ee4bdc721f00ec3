import { setTimeout as wait } from 'node:timers/promises';
import { quantile, rounded } from '../measure/figures.ts';
import { openConnection } from '../measure/open-connection.ts';
import { requestText } from '../measure/request-text.ts';
import { sized } from '../measure/size.ts';
import { newVehicles, type Place } from './new-vehicles.ts';

const vehicles = sized(1_000, 20);
const everyMs = 10_000;
const seconds = sized(600, 10);
const connections = 16;

const size = async ({ owner }: Place) => {
  const { rows } = await owner.query<{ table: string; whole: string }>(
    `select pg_total_relation_size('vehicle_locations') as table, pg_database_size(current_database()) as whole`,
  );
  return { table: Number(rows[0]?.table), whole: Number(rows[0]?.whole) };
};

const mib = (bytes: number) => rounded(bytes / 2 ** 20, 1);

/** Vehicles that send a point each ten seconds, at moments of their own: sent when it is time, whether or not the one before was answered. */
export async function benchPoints(place: Place) {
  const ids = await newVehicles(place, vehicles);
  const before = await size(place);
  const free = await Promise.all(Array.from({ length: connections }, () => openConnection(place.port)));
  const waiting: Array<() => void> = [];
  const milliseconds: number[] = [];
  let accepted = 0;

  const send = async (id: string, due: number) => {
    if (free.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    // Used in turn, so that none is idle for so long that the server closes it.
    const connection = free.shift() as (typeof free)[number];
    const point = {
      ...{ recordedAt: new Date().toISOString(), status: 'moving', speed: '64.5', heading: '270' },
      ...{ latitude: (55 + Math.random()).toFixed(6), longitude: (37 + Math.random()).toFixed(6) },
    };
    const path = `/api/v1/logistics/vehicles/${id}/locations`;
    const { status } = await connection.send(requestText('POST', path, place.key, point));
    milliseconds.push(performance.now() - due);
    if (status === 201) accepted += 1;
    free.push(connection);
    waiting.shift()?.();
  };

  const begun = performance.now();
  const total = Math.round((vehicles * seconds * 1_000) / everyMs);
  const gap = everyMs / vehicles;
  const all: Promise<void>[] = [];
  for (let n = 0; n < total; n += 1) {
    const due = begun + n * gap;
    const left = due - performance.now();
    if (left > 1) await wait(left);
    all.push(send(ids[n % vehicles] as string, due));
  }
  await Promise.all(all);
  const lasted = (performance.now() - begun) / 1_000;
  for (const connection of free) connection.close();
  const after = await size(place);
  return {
    points: `${vehicles} vehicles, ${seconds} s`,
    sent: total,
    accepted,
    'per second': rounded(accepted / lasted, 1),
    'p50 ms': rounded(quantile(milliseconds, 0.5)),
    'p95 ms': rounded(quantile(milliseconds, 0.95)),
    'p99 ms': rounded(quantile(milliseconds, 0.99)),
    'points MiB': mib(after.table - before.table),
    'database MiB': mib(after.whole - before.whole),
    'bytes a point': Math.round((after.table - before.table) / accepted),
  };
}
