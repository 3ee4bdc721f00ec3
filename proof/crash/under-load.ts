import { setTimeout as pause } from 'node:timers/promises';
import { type Finding, finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import { acknowledged } from './acknowledged.ts';
import { checkDeliveries } from './check-deliveries.ts';
import { checkTrail } from './check-trail.ts';
import { checkWrites } from './check-writes.ts';
import { checkFeed, followFeed } from './follow-feed.ts';
import type { Journal } from './journal.ts';
import type { ChaosCounts } from './make-chaos.ts';
import { runClient } from './run-client.ts';
import { firstReady, settle } from './settle.ts';
import { startBalancer } from './start-balancer.ts';
import { type Installation, type Runs, startInstallation } from './start-installation.ts';
import { startReceiver } from './start-receiver.ts';
import { orderings, subscribe } from './subscribe.ts';

export interface LoadReport {
  seconds: number;
  /** Beside the chaos: SIGTERMs that came while a program was loading, before it can listen; it held nothing yet. */
  faults: ChaosCounts & { stoppedWhileLoading: number };
  writes: { wanted: number; acknowledged: number; sends: number };
  webhooks: { events: number; deliveries: number; received: number; duplicates: number; cuts: number };
  feed: { readMeanwhile: number; seals: number };
  findings: Finding[];
}

interface Load {
  runs: Runs;
  random: Seeded;
  clients: number;
  /** Seconds within which all must come to rest; a planted bug may make that impossible. */
  patience: number;
  /** What happens to the installation meanwhile; the clients write until it is over. */
  disturb(installation: Installation): Promise<ChaosCounts>;
  /** Where the clients note what they see; whoever has more to ask of it gives one. */
  journal?: Journal;
  /** Nothing outside goes wrong: clients come by a balancer, the receiver answers, and every send that fails is a finding. */
  isOrderly?: boolean;
}

/** Clients write, a receiver is told and a reader follows the feed while something happens to the installation; then the books are compared. */
export async function underLoad(load: Load): Promise<LoadReport> {
  const { runs, random, clients, patience, disturb, isOrderly, journal = [] } = load;
  const installation = await startInstallation(runs);
  const receiver = await startReceiver(random.fork('receiver'));
  const balancer = startBalancer(installation.ports);
  try {
    await firstReady(installation);
    await balancer.allReady();
    if (isOrderly) receiver.behave();
    const since = new Date();
    for (const ordering of orderings) await subscribe(installation, receiver, ordering);
    let over = false;
    let gaveUp = false;
    let settled = false;
    const began = Date.now();
    const writing = Array.from({ length: clients }, (_, number) =>
      runClient({
        ...{ ...installation, number, journal, random: random.fork(`client ${number}`) },
        ...{ stopped: () => over, gaveUp: () => gaveUp },
        ports: isOrderly ? balancer.ports : installation.ports,
      }),
    );
    const following = followFeed(installation, random.fork('feed'), () => !settled);
    const faults = await disturb(installation);
    const seconds = Math.round((Date.now() - began) / 1_000);
    over = true;
    receiver.behave();
    await Promise.race([Promise.all(writing), pause(patience * 1_000, undefined, { ref: false })]);
    gaveUp = true;
    await Promise.all(writing);

    const quiet = await settle(installation, patience);
    settled = true;
    const readers = new Map([
      ['meanwhile', await following],
      ['afterwards', await followFeed(installation, random, () => false)],
    ]);
    const delivered = await checkDeliveries(installation, receiver, since, orderings.length, faults);
    const trail = await checkTrail(installation);
    const { falls, stoppedWhileLoading } = installation.ends;
    return {
      seconds,
      faults: { ...faults, stoppedWhileLoading },
      writes: {
        wanted: journal.length,
        acknowledged: journal.filter(acknowledged).length,
        sends: journal.reduce((sum, write) => sum + write.sends, 0),
      },
      webhooks: {
        ...delivered.figures,
        received: receiver.received.length,
        cuts: receiver.cuts.before + receiver.cuts.after,
      },
      feed: { readMeanwhile: readers.get('meanwhile')?.length ?? 0, seals: trail.seals },
      findings: [
        ...(await checkWrites(installation, journal)),
        ...delivered.findings,
        ...(await checkFeed(installation, readers)),
        ...trail.findings,
        ...quiet,
        finding(
          'I14 while the database is away it is said so, never 500',
          journal.flatMap(({ unforeseen }) => unforeseen ?? []),
        ),
        ...(isOrderly
          ? [
              finding(
                'U1 no request fails',
                journal.flatMap(({ failures }) => failures),
              ),
              finding('U3 a process is ready at any time', balancer.nobody),
            ]
          : []),
        finding('I13 no process falls by itself', distinct(falls.map(({ name, how }) => `${name}: ${how}`))),
      ],
    };
  } finally {
    balancer.stop();
    await installation.stop();
    await receiver.stop();
  }
}

const distinct = (texts: readonly string[]) => [
  ...new Set(texts.map((text) => text.replace(/\s+/g, ' ').slice(0, 300))),
];
