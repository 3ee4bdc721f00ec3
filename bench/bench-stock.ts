import { newKey, newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { quantile, rounded } from './measure/figures.ts';
import { openConnection } from './measure/open-connection.ts';
import { requestText } from './measure/request-text.ts';
import { sized } from './measure/size.ts';

const callers = 64;
const adjustments = sized(6_400, 64);
const warming = sized(640, 64);

/** Sixty-four at once adjust one item in one warehouse: each waits for the balance, none may be lost or doubled. */
export async function benchStock({ owner, pepper, startOurs }: Environment) {
  const tenantId = await newPortal(owner);
  const key = await newKey(owner, pepper, tenantId);
  const made = async (text: string) =>
    (await owner.query<{ id: string }>(`${text} returning id`, [tenantId])).rows[0]?.id as string;
  const itemId = await made(`insert into catalog_items (tenant_id, name) values ($1, 'Цемент М500')`);
  const warehouseId = await made(`insert into warehouses (tenant_id, name) values ($1, 'Основной')`);
  const ours = await startOurs('web');
  const connections = await Promise.all(Array.from({ length: callers }, () => openConnection(ours.port)));
  const path = `/api/v1/catalog/${itemId}/movements/adjustment`;
  const request = requestText('POST', path, key, { warehouseId, quantityDelta: '1', unitCost: '5', reason: 'found' });

  const adjust = async (times: number) => {
    const milliseconds: number[] = [];
    const begun = performance.now();
    let left = times;
    await Promise.all(
      connections.map(async (connection) => {
        while (left > 0) {
          left -= 1;
          const sent = performance.now();
          const reply = await connection.send(request);
          if (reply.status !== 201) throw new Error(`The adjustment was refused: ${reply.body}`);
          milliseconds.push(performance.now() - sent);
        }
      }),
    );
    return { seconds: (performance.now() - begun) / 1000, milliseconds };
  };
  await adjust(warming);
  await owner.query('analyze stock_balances, stock_movements, catalog_items, audit_events');
  const { seconds, milliseconds } = await adjust(adjustments);
  const { rows } = await owner.query<{ on_hand: string; total: string; movements: string }>(
    `select held.on_hand, sum(made.quantity) as total, count(*) as movements from stock_balances held
     join stock_movements made using (tenant_id, warehouse_id, catalog_item_id) where held.tenant_id = $1 group by held.on_hand`,
    [tenantId],
  );
  for (const connection of connections) connection.close();
  await ours.stop();
  const expected = String(warming + adjustments);
  const { on_hand: sum, total, movements } = rows[0] ?? { on_hand: '', total: '', movements: '' };
  if ([sum, total, String(movements)].some((one) => one !== expected))
    throw new Error(`Stock is ${sum}, its ${movements} movements make ${total}, and ${expected} were adjusted`);
  return [
    {
      stock: `${callers} at once, one item`,
      adjustments,
      'per second': Math.round(adjustments / seconds),
      'p50 ms': rounded(quantile(milliseconds, 0.5)),
      'p99 ms': rounded(quantile(milliseconds, 0.99)),
      'final sum': Number(sum),
    },
  ];
}
