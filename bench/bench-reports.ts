import { fillItems, newKey, newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { fillLoop, settleTables } from './loop/fill-loop.ts';
import { quantile, rounded } from './measure/figures.ts';
import { type Connection, openConnection } from './measure/open-connection.ts';
import { cpuSeconds, cpuSecondsOfFamily, residentMiB } from './measure/processes.ts';
import { requestText } from './measure/request-text.ts';
import { sized } from './measure/size.ts';
import { watchMemory } from './measure/watch-memory.ts';
import { countPurchases } from './reports/count-purchases.ts';
import { fillSpend } from './reports/fill-spend.ts';
import { spreadOverAYear } from './reports/spread-over-a-year.ts';
import { part } from './year/year-size.ts';

/** A large portal after two years, of which `--part` is filled. */
const whole = { lines: 5_000_000, items: 50_000, requisitions: 200_000 };
const linesEach = 3;
const calls = sized(20, 2);
const warming = sized(3, 1);
/** Milliseconds of a report of the whole. */
const goal = 300;

const lastThirtyDays = `exactDays=true&from=${dayBefore(30)}&to=${dayBefore(0)}`;

const reports = {
  'spend by supplier': 'spend?by=supplier',
  'spend by category': 'spend?by=category',
  'spend by department': 'spend?by=department',
  'spend by item': 'spend?by=item',
  'spend by month': 'spend?by=month',
  'spend by currency': 'spend?by=currency',
  'spend of the last thirty days by item': `spend?by=item&${lastThirtyDays}`,
  savings: 'savings',
  'savings of the last thirty days': `savings?${lastThirtyDays}`,
  'scorecard of suppliers': 'suppliers',
  'scorecard of the last thirty days': `suppliers?${lastThirtyDays}`,
  'cycle times': 'cycle-times',
  'payables by age': 'payables',
  'payment calendar': 'payment-calendar',
  'proposal of a basket': 'price-index/proposal',
};

/**
 * Each report of a portal, or `--part` of it, beside that of a tenth, asked in turn, with the processor time that the database and we take for it; and how long a worker counts its purchases.
 */
export async function benchReports(environment: Environment) {
  const { owner, pepper, postgres, startOurs } = environment;
  const portals = [await filled(owner, part), await filled(owner, part / 10)];
  await settleTables(owner);
  const counted = await countPurchases(environment, portals);
  await owner.query('vacuum analyze');
  const keys = [];
  for (const tenantId of portals) keys.push(await newKey(owner, pepper, tenantId));
  const ours = await startOurs('web');
  const rest = residentMiB(ours.pid);
  const memory = watchMemory(ours.pid);
  const connection = await openConnection(ours.port);
  const processorSeconds = () => cpuSecondsOfFamily(postgres) + cpuSeconds(ours.pid);
  const rows: object[] = [];
  for (const [report, address] of Object.entries(reports)) {
    const times: [number[], number[]] = [[], []];
    let spent = 0;
    for (let call = 0; call < calls + warming; call += 1)
      for (const [which, key] of keys.entries()) {
        const before = processorSeconds();
        times[which]?.push(await ask(connection, address, key));
        if (which === 0 && call >= warming) spent += processorSeconds() - before;
      }
    const [ofLarge, ofSmall] = times.map((each) => quantile(each.slice(warming), 0.95)) as [number, number];
    rows.push({
      report,
      'first ms': rounded(times[0][0] as number),
      'p50 ms': rounded(quantile(times[0].slice(warming), 0.5)),
      'p95 ms': rounded(ofLarge),
      'processor ms': rounded((spent * 1_000) / calls),
      'of a tenth': rounded(ofSmall),
      ratio: rounded(ofLarge / ofSmall),
      goal,
    });
  }
  connection.close();
  rows.push({
    report: 'the process, and counting all purchases',
    'MiB at rest': Math.round(rest),
    'most MiB': Math.round(memory.most()),
    'counted in s': rounded(counted),
  });
  await ours.stop();
  return rows;
}

async function filled(owner: Environment['owner'], share: number): Promise<string> {
  const tenantId = await newPortal(owner);
  const least = (count: number, few: number) => Math.max(few, Math.round(count * share));
  await fillSpend(owner, tenantId, { lines: least(whole.lines, 1_000), items: least(whole.items, 100) });
  await fillItems(owner, tenantId, least(whole.items, 100));
  await fillLoop(owner, tenantId, least(whole.requisitions, 40), linesEach);
  await spreadOverAYear(owner, tenantId);
  return tenantId;
}

async function ask(connection: Connection, address: string, key: string): Promise<number> {
  const sent = performance.now();
  const { status, body } = await connection.send(requestText('GET', `/api/v1/reports/${address}`, key));
  if (status !== 200) throw new Error(`${address} was refused: ${body}`);
  return performance.now() - sent;
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
