import type { FilledPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { openConnection } from './measure/connection.ts';
import { quantile, rounded } from './measure/figures.ts';
import { requestText } from './measure/request-text.ts';

interface Catalog {
  items: Array<{ path: string; entityTypes?: string[] }>;
}

const calls = 500;

/** Fifty paths of one catalog item, again and again. */
export async function benchResolve({ startOurs }: Environment, { key, ids }: FilledPortal) {
  const ours = await startOurs('web');
  const connection = await openConnection(ours.port);
  const catalog = await connection.send(requestText('GET', '/api/v1/variables?entityType=catalog_item', key));
  if (catalog.status === 404) {
    connection.close();
    await ours.stop();
    return [{ resolve: 'the Variable API is not there yet' }];
  }
  const known = (JSON.parse(catalog.body) as Catalog).items.map(({ path }) => path);
  const paths = Array.from({ length: 50 }, (_, index) => known[index % known.length]);
  const milliseconds: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const body = { entityType: 'catalog_item', entityId: ids[call % ids.length], paths: [...new Set(paths)] };
    const sent = performance.now();
    const reply = await connection.send(requestText('POST', '/api/v1/variables/resolve', key, body));
    if (reply.status !== 200) throw new Error(`The resolve was refused: ${reply.body}`);
    milliseconds.push(performance.now() - sent);
  }
  connection.close();
  await ours.stop();
  const steady = milliseconds.slice(50);
  return [
    {
      resolve: `${new Set(paths).size} paths`,
      'p50 ms': rounded(quantile(steady, 0.5)),
      'p95 ms': rounded(quantile(steady, 0.95)),
    },
  ];
}
