import { firstReady } from '../crash/settle.ts';
import { startInstallation } from '../crash/start-installation.ts';
import { type Finding, finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import { askBy } from './ask-by.ts';
import { awaitSilence } from './await-silence.ts';
import { checkNotices } from './check-notices.ts';
import { killWorkers } from './kill-workers.ts';
import { makeWorld } from './make-world.ts';
import { sendDigests } from './send-digests.ts';
import { startPostOffice } from './start-post-office.ts';
import { talk } from './talk.ts';
import { trade } from './trade.ts';
import type { Fact } from './world.ts';

interface Plan {
  /** The tree whose server runs. */
  source: string;
  random: Seeded;
  facts: number;
  kills: number;
  /** Seconds within which all must be told after the last fact. */
  patience: number;
}

interface NoticesReport {
  seconds: number;
  facts: number;
  kills: number;
  notices: number;
  letters: number;
  /** Letters that came again, as the worker died before it could note that they were sent. */
  repeats: number;
  findings: Finding[];
}

/** One fact of so many is of what is bought; the others are comments. */
const tradeAmong = 5;

/** Fifty people talk about records, goods and quotes come, while the workers that tell of it are killed; then bells and letters are held against the plain rule. */
export async function runNoticesCampaign({ source, random, facts, kills, patience }: Plan): Promise<NoticesReport> {
  const office = await startPostOffice(random.fork('post office'));
  const installation = await startInstallation({
    source: () => source,
    env: { SMTP_URL: office.url, MAIL_FROM: 'Prokura <no-reply@proof.example>', RATE_LIMITS: 'off' },
  });
  try {
    await firstReady(installation);
    const ask = askBy(installation.ports);
    const world = await makeWorld({ installation, ask, random: random.fork('world') });
    const began = Date.now();
    const happened: Fact[] = [];
    const note = (fact: Fact) => happened.push(fact);
    const bought = Math.floor(facts / tradeAmong);
    const [killed] = await Promise.all([
      killWorkers(installation, random.fork('kills'), kills, (kill) => happened.length * kills >= facts * kill),
      talk(world, ask, random.fork('talk'), facts - bought, note),
      trade({ installation, world, ask, random: random.fork('trade') }, bought, note),
    ]);
    const left = await awaitSilence(installation, patience);
    const seconds = Math.round((Date.now() - began) / 1_000);
    const undigested = await sendDigests(installation, random.fork('digests'), patience);
    const { findings, ...figures } = await checkNotices(installation, world, {
      ...{ facts: happened, letters: office.letters, kills: killed + 3 },
    });
    return {
      ...{ seconds, facts: happened.length, kills: killed, ...figures },
      findings: [
        finding('N0 all is told in time', left > 0 ? [`${left} jobs are left`] : []),
        ...findings,
        finding('N6 no notice waits for a letter of the day that went out', undigested > 0 ? [`${undigested}`] : []),
        finding(
          'I13 no process falls by itself',
          installation.ends.falls.map(({ name, how }) => `${name}: ${how}`),
        ),
      ],
    };
  } finally {
    await installation.stop();
    await office.stop();
  }
}
