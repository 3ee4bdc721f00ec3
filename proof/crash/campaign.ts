import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from '../../bench/measure/connection.ts';
import { requestText } from '../../bench/measure/request-text.ts';
import type { Seeded } from '../seeded.ts';
import { type ChaosCounts, makeChaos } from './chaos.ts';
import { checkDeliveries, checkRepeats, deliveriesSettle } from './check-deliveries.ts';
import { checkFeed } from './check-feed.ts';
import { checkWrites, type Finding, finding } from './check-writes.ts';
import { runClient } from './client.ts';
import { type Installation, startInstallation } from './installation.ts';
import { acknowledged, type Journal } from './journal.ts';
import { type Receiver, startReceiver } from './receiver.ts';

export interface CampaignReport {
  seconds: number;
  faults: ChaosCounts;
  writes: { wanted: number; acknowledged: number; sends: number };
  webhooks: { received: number; cuts: number } | 'not built yet';
  feed: 'read' | 'not built yet';
  findings: Finding[];
}

interface Plan {
  source: string;
  random: Seeded;
  seconds: number;
  clients: number;
}

const patience = 60;

/** One crash campaign: clients write, everything is killed, and at the end the books are compared. */
export async function runCampaign({ source, random, seconds, clients }: Plan): Promise<CampaignReport> {
  const installation = await startInstallation(source);
  const receiver = await startReceiver(random.fork('receiver'));
  try {
    await ready(installation);
    const since = new Date();
    const subscribed = await subscribe(installation, receiver);
    const journal: Journal = [];
    let over = false;
    const ends = Date.now() + seconds * 1000;
    const writing = Array.from({ length: clients }, (_, number) =>
      runClient({ ...installation, number, journal, random: random.fork(`client ${number}`), stopped: () => over }),
    );
    const faults = await makeChaos(installation, random.fork('chaos'), () => Date.now() > ends);
    over = true;
    receiver.behave();
    await Promise.all(writing);
    const findings = [...(await settled(installation, subscribed)), ...(await checkWrites(installation, journal))];
    if (subscribed) {
      findings.push(...(await checkDeliveries(installation, receiver, since)));
      findings.push(
        checkRepeats(receiver, faults.kills + faults.drains + faults.pauses + faults.databaseCrashes * 2, 8),
      );
    }
    const feed = await checkFeed(installation);
    if (feed) findings.push(feed);
    findings.push(
      finding('no process falls by itself', distinct(installation.falls.map(({ name, how }) => `${name}: ${how}`))),
    );
    return {
      seconds,
      faults,
      writes: {
        wanted: journal.length,
        acknowledged: journal.filter(acknowledged).length,
        sends: journal.reduce((sum, write) => sum + write.sends, 0),
      },
      webhooks: subscribed
        ? { received: receiver.received.length, cuts: receiver.cuts.before + receiver.cuts.after }
        : 'not built yet',
      feed: feed ? 'read' : 'not built yet',
      findings,
    };
  } finally {
    await installation.stop();
    await receiver.stop();
  }
}

const distinct = (texts: readonly string[]) => [
  ...new Set(texts.map((text) => text.replace(/\s+/g, ' ').slice(0, 300))),
];

/** Both web processes answer. */
async function ready({ ports, key }: Installation): Promise<void> {
  for (const port of ports) while (!(await answers(port, key))) await pause(100);
}

async function answers(port: number, key: string): Promise<boolean> {
  const connection = await openConnection(port).catch(() => undefined);
  const reply = await connection
    ?.send(requestText('GET', '/api/v1/integration-api/catalog-items?limit=1', key))
    .catch(() => undefined);
  connection?.close();
  return reply?.status === 200;
}

/** False where webhooks are not there yet. */
async function subscribe({ ports, key }: Installation, { url }: Receiver): Promise<boolean> {
  const connection = await openConnection(ports[0] as number);
  const body = { name: 'Proof', url, events: [], payloadMode: 'full', ordering: 'none', enabled: true };
  const reply = await connection.send(requestText('POST', '/api/v1/webhook-subscriptions', key, body));
  connection.close();
  if (reply.status === 404) return false;
  if (reply.status !== 201) throw new Error(`The subscription was refused: ${reply.status} ${reply.body}`);
  return true;
}

/** I12: within a minute after the last fault everything answers, nothing is left open, nothing is in flight. */
async function settled(installation: Installation, subscribed: boolean): Promise<Finding[]> {
  const inTime = await Promise.race([ready(installation).then(() => true), pause(patience * 1000).then(() => false)]);
  const left = subscribed ? await deliveriesSettle(installation, 2 * patience) : 0;
  const [open] = await installation.rows<{ count: number }>(
    `select count(*)::int from pg_stat_activity where state like 'idle in transaction%' and state_change < now() - interval '5 seconds'`,
  );
  return [
    finding('I12 all answer within a minute', inTime ? [] : ['not ready']),
    finding('I12 no transaction stays open', open?.count ? [`${open.count} open`] : []),
    finding('I12 nothing stays in flight', left > 0 ? [`${left} events or deliveries`] : []),
  ];
}
