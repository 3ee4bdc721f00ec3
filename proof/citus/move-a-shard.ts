import { readAlong } from '../feed/read-along.ts';
import { type Finding, finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import type { Node, OnCluster, Portal } from './start-on-cluster.ts';
import { missing, undelivered, untilDelivered, type Written, write } from './written.ts';

interface Move {
  writesMeanwhile: number;
  moveMs: number;
  findings: Finding[];
}

const writers = 4;

/** The shard of a portal moves to another node while the portal writes and its feed is followed. */
export async function moveAShard(cluster: OnCluster, random: Seeded): Promise<Move> {
  const portal = cluster.portals[0] as Portal;
  const to = cluster.nodes.find((node) => node !== portal.node) as Node;
  const written: Written[] = [];
  const refused: string[] = [];
  let over = false;
  const reading = ['one', 'other'].map((name) =>
    readAlong({ address: () => cluster.address, key: portal.key, random: random.fork(name), goesOn: () => !over }),
  );
  const writing = Array.from({ length: writers }, async () => {
    while (!over) {
      const status = await write(cluster, portal, 'Meanwhile', written);
      if (status !== 201) refused.push(`${status}`);
    }
  });
  const began = Date.now();
  let moveMs = 0;
  try {
    await moveTo(cluster, portal, to);
    moveMs = Date.now() - began;
  } finally {
    over = true;
    await Promise.allSettled(writing);
  }
  const seen = await Promise.all(reading);
  await untilDelivered(cluster, written, 60_000);
  const repeated = seen.filter((ids) => new Set(ids).size < ids.length).length;
  return {
    writesMeanwhile: written.length,
    moveMs,
    findings: [
      finding('C11 a portal writes while its shard moves', refused),
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

async function moveTo({ owner }: OnCluster, { tenantId, node }: Portal, to: Node) {
  await owner.query(
    `select citus_move_shard_placement(get_shard_id_for_distribution_column('tenants', $1::uuid), $2, $3, $4, $5, shard_transfer_mode := 'force_logical')`,
    [tenantId, node.host, node.port, to.host, to.port],
  );
}
