import type { FilledPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { quantile, rounded } from './measure/figures.ts';
import { openConnection } from './measure/open-connection.ts';
import { requestText } from './measure/request-text.ts';
import { sized } from './measure/size.ts';

const length = sized(50_000, 200);
const batch = sized(5_000, 50);
const calls = sized(30, 7);
const title = `price list of ${length} rows`;

/** A list of fifty thousand rows: opening its card, changing five thousand of its rows, reading what that changed. */
export async function benchPriceList({ owner, startOurs }: Environment, { tenantId, key }: FilledPortal) {
  const ours = await startOurs('web');
  const connection = await openConnection(ours.port);
  const ask = async (method: string, path: string, body?: object) => {
    const sent = performance.now();
    const reply = await connection.send(requestText(method, `/api/v1/price-lists${path}`, key, body));
    if (reply.status >= 300) throw new Error(`${method} ${path} was refused: ${reply.body}`);
    return { ms: performance.now() - sent, json: JSON.parse(reply.body) };
  };
  const rows = (from: number, price: number) =>
    Array.from({ length: batch }, (_, n) => ({ sku: `SKU-${from + n + 1}`, price: String(price + (n % 90)) }));

  const { json: list } = await ask('POST', '', { name: 'Bench', kind: 'internal', currency: 'RUB' });
  const adding: number[] = [];
  for (let from = 0; from < length; from += batch)
    adding.push((await ask('POST', `/${list.id}/items`, { items: rows(from, 100) })).ms);
  await owner.query('vacuum analyze price_list_items, price_list_versions');

  const changing: number[] = [];
  for (let from = 0; from < length; from += batch)
    changing.push((await ask('POST', `/${list.id}/items`, { items: rows(from, 200) })).ms);
  const opening = await repeated(() => ask('GET', `/${list.id}`));
  const { json: versions } = await ask('GET', `/${list.id}/versions?limit=1`);
  const reading = await repeated(() => ask('GET', `/${list.id}/versions/${versions.items[0].id}/changes?limit=200`));
  const { rows: sizes } = await owner.query<{ bytes: number }>(
    'select avg(pg_column_size(diff))::int as bytes from price_list_versions where tenant_id = $1 and changed = $2',
    [tenantId, batch],
  );
  connection.close();
  await ours.stop();
  return [
    figure(`add ${batch} rows`, adding),
    figure(`change ${batch} rows`, changing),
    figure('open the card', opening),
    figure(`read 200 changes of ${batch}`, reading),
    {
      [title]: 'kept for a version, KiB',
      'p50 ms': rounded((sizes[0]?.bytes ?? 0) / 1024),
      'p95 ms': '',
    },
  ];
}

async function repeated(call: () => Promise<{ ms: number }>): Promise<number[]> {
  const milliseconds: number[] = [];
  for (let turn = 0; turn < calls; turn += 1) milliseconds.push((await call()).ms);
  return milliseconds.slice(5);
}

const figure = (what: string, milliseconds: readonly number[]) => ({
  [title]: what,
  'p50 ms': rounded(quantile(milliseconds, 0.5)),
  'p95 ms': rounded(quantile(milliseconds, 0.95)),
});
