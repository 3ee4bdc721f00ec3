import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newKey, newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { quantile, rounded } from './measure/figures.ts';
import { type Connection, openConnection } from './measure/open-connection.ts';
import { requestText } from './measure/request-text.ts';
import { sized } from './measure/size.ts';

const sockets = 32;
const installations = '/api/v1/integrations/installations';
const event = 'catalog.item.upserted';

interface Door {
  path: string;
  secret: string;
}

/** Signed webhooks a second accepted with their receipts committed, while mappings are applied beside; and one of them sent ten thousand times. */
export async function benchInbound(
  { owner, pepper, startOurs }: Environment,
  { events = sized(10_000, 100), replays = sized(10_000, 100) } = {},
) {
  // Senders of one address are held to its rate; here the product is measured, not the limit.
  const web = await startOurs('web', [], { RATE_LIMITS: 'off', NODE_ENV: 'test' });
  const worker = await startOurs('worker');
  try {
    const tenantId = await newPortal(owner);
    const door = await openDoor(web.port, await newKey(owner, pepper, tenantId));
    const connections = await Promise.all(Array.from({ length: sockets }, () => openConnection(web.port)));
    const accepted = await storm(connections, events, (turn) => signed(door, item(turn)));
    const appliedIn = await drained(owner, tenantId);
    const one = signed(door, item(events + 1));
    const again = await storm(connections, replays, () => one);
    await drained(owner, tenantId);
    for (const connection of connections) connection.close();
    const { rows } = await owner.query<{ items: number }>(
      'select count(*)::int as items from catalog_items where tenant_id = $1',
      [tenantId],
    );
    return [
      {
        inbound: `${events} events, ${sockets} sockets, applied beside`,
        ...figures(accepted),
        items: events,
        'applied s': rounded(appliedIn),
      },
      {
        inbound: `${replays} replays of one, ${sockets} sockets`,
        ...figures(again),
        items: (rows[0]?.items ?? 0) - events,
        'applied s': '',
      },
    ];
  } finally {
    await worker.stop();
    await web.stop();
  }
}

/** A portal with the card, its address, and a mapping of items. */
async function openDoor(port: number, key: string): Promise<Door> {
  const connection = await openConnection(port);
  const ask = async (path: string, body: unknown) =>
    JSON.parse((await connection.send(requestText('POST', `${installations}${path}`, key, body))).body);
  const { id } = await ask('', { publicId: 'webhooks-in' });
  await ask(`/${id}/enable`, {});
  await ask(`/${id}/mappings`, {
    event,
    operation: 'catalog_item.upsert',
    source: { name: '$.name', sku: '$.article', unit: '$.unit' },
    requiredFields: ['name'],
    externalSource: 'erp',
    externalIdPath: '$.id',
    idempotencyPath: '$.eventId',
  });
  const { url, secret } = await ask(`/${id}/webhook-endpoint/regenerate`, {});
  connection.close();
  return { path: new URL(url).pathname, secret };
}

const item = (turn: number) =>
  JSON.stringify({
    eventId: `e-${turn}`,
    id: String(turn),
    name: `Кабель ВВГнг ${turn}`,
    article: `K-${turn}`,
    unit: 'м',
  });

function signed({ path, secret }: Door, body: string): string {
  const timestamp = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: bench',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Service-Timestamp: ${timestamp}`,
    `X-Service-Signature: sha256=${signature}`,
    `X-Service-Event: ${event}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

interface Storm {
  seconds: number;
  milliseconds: number[];
  answers: Record<string, number>;
}

async function storm(
  connections: readonly Connection[],
  times: number,
  write: (turn: number) => string,
): Promise<Storm> {
  const run: Storm = { seconds: 0, milliseconds: [], answers: {} };
  const begun = performance.now();
  let turn = 0;
  await Promise.all(
    connections.map(async (connection) => {
      while (turn < times) {
        turn += 1;
        const request = write(turn);
        const sent = performance.now();
        const { status, body } = await connection.send(request);
        run.milliseconds.push(performance.now() - sent);
        const answer = status === 202 ? (JSON.parse(body) as { status: string }).status : String(status);
        run.answers[answer] = (run.answers[answer] ?? 0) + 1;
      }
    }),
  );
  run.seconds = (performance.now() - begun) / 1_000;
  return run;
}

const figures = ({ seconds, milliseconds, answers }: Storm) => ({
  answers: Object.entries(answers)
    .map(([answer, count]) => `${count} ${answer}`)
    .join(', '),
  'req/s': Math.round(milliseconds.length / seconds),
  'p50 ms': rounded(quantile(milliseconds, 0.5)),
  'p95 ms': rounded(quantile(milliseconds, 0.95)),
});

/** Seconds until no receipt of a portal waits. */
async function drained(owner: Environment['owner'], tenantId: string): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { rows } = await owner.query<{ open: number }>(
      `select count(*)::int as open from inbound_receipts where tenant_id = $1 and status in ('received', 'retrying')`,
      [tenantId],
    );
    if (rows[0]?.open === 0) return (performance.now() - begun) / 1_000;
    await pause(200);
  }
}
