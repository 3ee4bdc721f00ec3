import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { owner, settings } from '../../server/test/harness.ts';
import { anything, probeOf, statuses, type World } from './probe.ts';
import type { Ask } from './report.ts';

/** A portal that has moved to another installation, or is still on its way here, serves nobody. */
const standings = { moved: 410, arriving: 503 } as const;

/** The example asked of a portal that is away. Who opens no portal, a visitor or a reader of the document, is answered as ever. */
export async function proveAway(world: World, ask: Ask) {
  const { operation, portal } = world;
  if (!operation.route) return;
  for (const [standing, status] of Object.entries(standings)) {
    await owner.query(
      `insert into away_portals (tenant_id, standing, address, move_id) values ($1, $2, 'https://purchasing.romashka.ru', $3)
       on conflict (tenant_id) do update set standing = excluded.standing`,
      [portal.tenantId, standing, randomUUID()],
    );
    await ask(
      world,
      probeOf(
        world,
        `a portal that is ${standing}`,
        operation.isPublic ? statuses(status, 200, 201, 202, 302, 400, 401, 404, 409, 410, 422, 429) : statuses(status),
      ),
    );
  }
  await owner.query('delete from away_portals where tenant_id = $1', [portal.tenantId]);
}

/** What every other system is then: it answers nothing but that it is broken. */
const broken = createServer((_, response) => void response.writeHead(500).end());
broken.unref();
await new Promise<void>((done) => broken.listen(0, '127.0.0.1', done));
const { port } = broken.address() as AddressInfo;

/** The example asked while every other system is out of order, before anything was asked of one and is remembered. */
export async function proveAlone(world: World, ask: Ask) {
  if (!world.operation.statuses.some((status) => status === '502' || status === '504')) return;
  const urls = settings.integrationBaseUrls as Record<string, string>;
  const before = { ...urls };
  for (const slug of Object.keys(urls)) urls[slug] = `http://127.0.0.1:${port}`;
  try {
    await ask(world, probeOf(world, 'every other system is out of order', anything));
  } finally {
    Object.assign(urls, before);
  }
}
