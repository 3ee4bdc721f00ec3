import { setTimeout as pause } from 'node:timers/promises';
import { asOwner } from '../../server/src/platform/postgres/connect-owner.ts';
import { readAlong } from '../feed/read-along.ts';
import { type Finding, finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import type { Node, OnCluster, Portal } from './start-on-cluster.ts';
import { missing, undelivered, untilDelivered, type Written, write } from './written.ts';

interface Move {
  writesMeanwhile: number;
  moveMs: number;
  /** The longest time in which no write was acknowledged, and how many were answered 503 and made again. */
  heldMs: number;
  madeAgain: number;
  findings: Finding[];
}

const writers = 4;
/** As long as a portal that moves to another installation holds its writes. */
export const mostHeldMs = 10_000;

/** The shard of a portal moves to another node while the portal writes and its feed is followed. */
export async function moveAShard(cluster: OnCluster, databaseUrl: string, random: Seeded): Promise<Move> {
  const portal = cluster.portals[0] as Portal;
  const to = cluster.nodes.find((node) => node !== portal.node) as Node;
  let followed = true;
  const reading = ['one', 'other'].map((name) =>
    readAlong({ address: () => cluster.address, key: portal.key, random: random.fork(name), goesOn: () => followed }),
  );
  const { written, refused, heldMs, madeAgain, moveMs } = await writeThroughAMove(cluster, databaseUrl, portal, to);
  // What is delivered is numbered, so that the end of the feed is the same for both.
  await untilDelivered(cluster, written, 60_000);
  followed = false;
  const seen = await Promise.all(reading);
  const repeated = seen.filter((ids) => new Set(ids).size < ids.length).length;
  return {
    ...{ writesMeanwhile: written.length, moveMs, heldMs, madeAgain },
    findings: [
      finding('C11 a portal writes while its shard moves, held for ten seconds at most', [
        ...refused,
        ...(heldMs > mostHeldMs ? [`no write was acknowledged for ${heldMs} ms`] : []),
      ]),
      finding('C12 whoever follows the feed notices nothing', [
        ...(repeated > 0 ? [`${repeated} readers saw an event twice`] : []),
        ...(seen[0]?.join() === seen[1]?.join() ? [] : ['two readers saw different orders']),
        ...(seen.every((ids) => ids.length >= written.length) ? [] : ['a reader saw fewer events than were written']),
      ]),
      finding('C13 whatever was acknowledged while a shard moved is there, delivered, and once in the feed', [
        ...undelivered(cluster, written),
        ...(await missing(cluster, written)),
      ]),
    ],
  };
}

/** Writes without a pause until the shard has moved; what is held for too long is answered 503, and made again as its `Retry-After` says. */
async function writeThroughAMove(cluster: OnCluster, databaseUrl: string, portal: Portal, to: Node) {
  const written: Written[] = [];
  const refused: string[] = [];
  let [over, madeAgain, heldMs, latest] = [false, 0, 0, Date.now()];
  const writing = Array.from({ length: writers }, async () => {
    while (!over) {
      const status = await write(cluster, portal, 'Meanwhile', written);
      if (status === 201) {
        heldMs = Math.max(heldMs, Date.now() - latest);
        latest = Date.now();
      } else if (status === 503) {
        madeAgain += 1;
        await pause(1_000);
      } else refused.push(`${status}`);
    }
  });
  const began = Date.now();
  try {
    await moveTo(databaseUrl, portal, to);
  } finally {
    over = true;
    await Promise.allSettled(writing);
  }
  return { written, refused, heldMs, madeAgain, moveMs: Date.now() - began };
}

/**
 * On a connection of its own: one that met a lost node has dead connections to it. PostgreSQL 15 replicates by a role that row security
 * holds, so there writes are held while the shard is copied.
 */
const moveTo = (databaseUrl: string, { tenantId, node }: Portal, to: Node) =>
  asOwner(databaseUrl, (client) =>
    client.query(
      `select citus_move_shard_placement(get_shard_id_for_distribution_column('tenants', $1::uuid), $2, $3, $4, $5,
         (case when current_setting('server_version_num')::int < 160000 then 'block_writes' else 'force_logical' end)::citus.shard_transfer_mode)`,
      [tenantId, node.host, node.port, to.host, to.port],
    ),
  );
