import { type Finding, finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import { checkBooks, invariants } from './books.ts';
import { type Answer, furnish, type World } from './furnish.ts';
import { profiles } from './profiles.ts';
import { deadlocks, lost, newDeadlocks, overpaid, watchBooks } from './storm-checks.ts';
import { act, type Heard, open, patientOf } from './storm-client.ts';

export interface StormReport {
  calls: number;
  done: number;
  refused: Record<string, number>;
  /** Sent again because others were before it for too long. */
  again: number;
  seconds: number;
  findings: Finding[];
}

interface Storm {
  clients: number;
  /** Calls of each client. */
  calls: number;
  /** Nobody else uses the database: what it counts itself is looked at too. */
  alone: boolean;
}

/** Many clients at one requisition at once: decisions, receipts, what takes them back, invoices and payments, in any order. */
export async function runStorm(world: World, random: Seeded, { clients, calls, alone }: Storm): Promise<StormReport> {
  const place = await furnish(world, profiles[2] as (typeof profiles)[number]);
  const target = await open(world, place);
  const heard: Heard = {
    receipts: new Set(),
    reversed: new Set(),
    payments: new Map(),
    deleted: new Set(),
    invoices: new Set([target.invoiceId]),
    wrong: [],
  };
  const report: StormReport = { calls: 0, done: 0, refused: {}, again: 0, seconds: 0, findings: [] };
  const before = alone ? await deadlocks(world) : 0;
  const began = Date.now();
  const note = ({ status, json }: Answer) => {
    const name = status < 400 ? 'done' : `${status} ${json.rule ?? json.errors?.[0]?.code ?? json.code}`;
    report.calls += 1;
    if (name === 'done') report.done += 1;
    else report.refused[name] = (report.refused[name] ?? 0) + 1;
    // A rule may refuse it, or the state another client has left; to be told to come later, once and for all, is counted apart.
    if ((status >= 500 && status !== 503) || (status >= 400 && json.rule === undefined && json.code === 'conflict'))
      heard.wrong.push(`${status} ${JSON.stringify(json).slice(0, 300)}`);
  };
  const patient = patientOf(world, () => {
    report.again += 1;
  });
  const client = async (number: number) => {
    const draws = random.fork(`client ${number}`);
    for (let call = 0; call < calls; call += 1) note(await act(patient, place, target, heard, draws));
  };
  let isOver = false;
  const watched = watchBooks(world, () => isOver);
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  isOver = true;
  report.seconds = Math.round((Date.now() - began) / 100) / 10;

  const wrong = Map.groupBy([...(await watched), ...(await checkBooks(world))], ({ invariant }) => invariant);
  report.findings = [
    finding('S1 nothing is answered with 500, and nothing refused without a rule', heard.wrong),
    finding('S2 no two wait for one another', alone ? await newDeadlocks(world, before) : []),
    finding('S3 what was acknowledged is there, and nothing else', await lost(world, heard)),
    finding('S4 nobody is paid more than he is owed', await overpaid(world)),
    ...invariants.map((one) =>
      finding(
        one,
        (wrong.get(one) ?? []).map(({ what }) => what),
      ),
    ),
  ];
  return report;
}
