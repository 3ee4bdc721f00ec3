import { setTimeout as pause } from 'node:timers/promises';
import { type Finding, finding } from '../finding.ts';
import { makeOtherWrites, prepareOtherWrites } from './other-writes.ts';
import { setDoor } from './set-door.ts';
import type { Node, OnCluster, Portal } from './start-on-cluster.ts';
import { items, missing, undelivered, untilDelivered, type Written, write } from './written.ts';

interface Loss {
  writesMeanwhile: number;
  findings: Finding[];
}

const rounds = 6;

/** A node is away for some rounds of writes and reads by every portal, then it is back. */
export async function loseANode(cluster: OnCluster, databaseUrl: string): Promise<Loss> {
  const lost = cluster.nodes.at(-1) as Node;
  const written: Written[] = [];
  const first: string[] = [];
  for (const portal of cluster.portals) {
    const status = await write(cluster, portal, 'Before', written);
    if (status !== 201) first.push(`the first write on node ${portal.node.group}: ${status}`);
  }
  const others = await Promise.all(
    cluster.nodes
      .filter((node) => node !== lost)
      .map((node) => prepareOtherWrites(cluster, cluster.portals.find((one) => one.node === node) as Portal)),
  );
  const began = written.length;
  await setDoor(lost, databaseUrl, 'closed');
  let away: Away;
  let [late, unsealed]: string[][] = [];
  try {
    away = await whileAway(cluster, lost, written);
    for (const one of others) away.stopped.push(...(await makeOtherWrites(cluster, one)));
    await untilDelivered(cluster, written.slice(began), 30_000);
    late = undelivered(cluster, written.slice(began));
    unsealed = await sealMeanwhile(cluster, lost);
  } finally {
    await setDoor(lost, databaseUrl, 'open');
  }
  const writesMeanwhile = written.length - began;
  const back = await comesBack(cluster, written);
  await untilDelivered(cluster, written, 60_000);
  return {
    writesMeanwhile,
    findings: [
      finding('C5 portals of a node that is away are answered 503', away.wrong),
      finding('C6 all other portals read and write meanwhile', [...first, ...away.stopped]),
      finding('C7 their deliveries leave meanwhile', late),
      finding('C15 recurring work goes on for them meanwhile', unsealed),
      finding('C8 readiness goes on and names the node', away.named),
      finding('C9 the node back, its portals write again', back),
      finding('C10 whatever was acknowledged is there, delivered, and once in the feed', [
        ...undelivered(cluster, written),
        ...(await missing(cluster, written)),
      ]),
    ],
  };
}

interface Away {
  wrong: string[];
  stopped: string[];
  named: string[];
}

async function whileAway(cluster: OnCluster, lost: Node, written: Written[]): Promise<Away> {
  const [wrong, stopped]: [string[], string[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const portal of cluster.portals) {
      const wrote = await write(cluster, portal, `Meanwhile ${round}`, written);
      const { status: read } = await cluster.as(portal, 'GET', items);
      const [faults, expected] = portal.node === lost ? [wrong, '503 503'] : [stopped, '201 200'];
      if (`${wrote} ${read}` !== expected) faults.push(`on node ${portal.node.group}: write ${wrote}, read ${read}`);
    }
    await pause(500);
  }
  return { wrong, stopped, named: await notNamed(cluster, lost) };
}

/** A balancer asks again and again: within ten seconds the node is named. */
async function notNamed(cluster: OnCluster, lost: Node): Promise<string[]> {
  const until = Date.now() + 10_000;
  for (;;) {
    const { status, lacking } = await readinessOf(cluster);
    if (status === 200 && lacking.some((one) => new RegExp(`^node ${lost.group} with [1-9]`).test(one))) return [];
    if (status !== 200 || Date.now() > until) return [`${status} ${lacking.join()}`];
    await pause(200);
  }
}

/** Trails are sealed each minute: this one is over now. What is due is found by looking into every portal meanwhile, so it may take as long again. */
async function sealMeanwhile({ owner, portals }: OnCluster, lost: Node): Promise<string[]> {
  await owner.query(`update schedules set next_at = now() where name = 'audit.seal'`);
  const until = Date.now() + 60_000;
  for (;;) {
    const waiting: string[] = [];
    for (const { tenantId, node } of portals.filter((one) => one.node !== lost)) {
      const { rows } = await owner.query(
        `select from event_heads where tenant_id = $1
         and numbered > coalesce((select max(last_position) from audit_seals where tenant_id = $1), 0)`,
        [tenantId],
      );
      if (rows.length > 0) waiting.push(`the trail of a portal on node ${node.group} was not sealed`);
    }
    if (waiting.length === 0 || Date.now() > until) return waiting;
    await pause(200);
  }
}

async function readinessOf({ address }: OnCluster) {
  const answer = await fetch(`${address}/health/ready`);
  const { lacking = [] } = (await answer.json()) as { lacking?: string[] };
  return { status: answer.status, lacking };
}

async function comesBack(cluster: OnCluster, written: Written[]): Promise<string[]> {
  const until = Date.now() + 15_000;
  const still: string[] = [];
  for (const portal of cluster.portals) {
    let status = await write(cluster, portal, 'After', written);
    for (; status !== 201 && Date.now() < until; await pause(200))
      status = await write(cluster, portal, 'After', written);
    if (status !== 201) still.push(`node ${portal.node.group}: ${status}`);
  }
  return still;
}
