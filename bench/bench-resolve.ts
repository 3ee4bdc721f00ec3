import type { FilledPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { quantile, rounded } from './measure/figures.ts';
import { openConnection } from './measure/open-connection.ts';
import { requestText } from './measure/request-text.ts';
import { sized } from './measure/size.ts';

interface Catalog {
  items: Array<{ path: string }>;
}

const calls = sized(500, 60);
const wanted = 50;

/** Fifty different paths of one catalog item, again and again: its own, and custom fields for the rest. */
export async function benchResolve({ owner, startOurs }: Environment, { tenantId, key, ids }: FilledPortal) {
  await owner.query(
    `insert into custom_field_definitions (tenant_id, entity_type, key, label, type, position)
     select $1, 'catalogItem', 'bench_' || n, 'Поле ' || n, 'string', n from generate_series(1, $2::int) n`,
    [tenantId, wanted],
  );
  await owner.query(
    `update catalog_items set custom_fields = (select jsonb_object_agg('bench_' || n, 'значение ' || n) from generate_series(1, $3::int) n)
     where tenant_id = $1 and id = any($2)`,
    [tenantId, ids.slice(0, calls), wanted],
  );
  const ours = await startOurs('web');
  const connection = await openConnection(ours.port);
  const catalog = await connection.send(requestText('GET', '/api/v1/variables?entityType=catalogItem', key));
  const paths = (JSON.parse(catalog.body) as Catalog).items.map(({ path }) => path).slice(0, wanted);
  if (paths.length < wanted) throw new Error(`Only ${paths.length} paths are in the catalog`);
  const milliseconds: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const body = { entityType: 'catalog_item', entityId: ids[call % ids.length], paths };
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
      resolve: `${paths.length} paths`,
      'p50 ms': rounded(quantile(steady, 0.5)),
      'p95 ms': rounded(quantile(steady, 0.95)),
    },
  ];
}
