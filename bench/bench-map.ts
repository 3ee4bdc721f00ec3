import { framesWhilePanning } from './browser/frames-while-panning.ts';
import { openTimes } from './browser/open-page.ts';
import { openPortal } from './browser/open-portal.ts';
import { newKey, newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { fillMap, points } from './logistics/fill-map.ts';
import { median, quantile, rounded } from './measure/figures.ts';
import { openConnection } from './measure/open-connection.ts';
import { requestText } from './measure/request-text.ts';
import { sized } from './measure/size.ts';

const calls = sized(60, 5);
/** Milliseconds. */
const goal = { whole: 500, paint: 1_500, drawn: 5_000 };

/** The map of ten thousand points: answered by the server, drawn by a browser and dragged about. */
export async function benchMap(environment: Environment) {
  return [...(await answers(environment)), ...(await drawing(environment))];
}

async function answers({ owner, pepper, startOurs }: Environment) {
  const tenantId = await newPortal(owner);
  await fillMap(owner, tenantId);
  const key = await newKey(owner, pepper, tenantId);
  const ours = await startOurs('web');
  const connection = await openConnection(ours.port);
  const rows = [];
  const today = new Date().toISOString().slice(0, 10);
  for (const [what, query, most] of [
    [`answer of ${points} points`, '', goal.whole],
    ['answer of one day', `?date=${today}`, undefined],
    ['answer of a window', '?bbox=36,55,40,57', undefined],
  ] as const) {
    const milliseconds: number[] = [];
    let kilobytes = 0;
    for (let call = 0; call < calls; call += 1) {
      const sent = performance.now();
      const reply = await connection.send(requestText('GET', `/api/v1/logistics/map${query}`, key));
      if (reply.status !== 200) throw new Error(`The map was refused: ${reply.body}`);
      milliseconds.push(performance.now() - sent);
      kilobytes = Math.round(reply.body.length / 1_024);
    }
    rows.push({ ...row(what, milliseconds.slice(sized(5, 1)), most), 'answer KiB': kilobytes });
  }
  connection.close();
  await ours.stop();
  return rows;
}

async function drawing(environment: Environment) {
  const { base, owner, newCompany, visit } = await openPortal(environment);
  const company = await newCompany();
  const tenant = await owner.query('select tenant_id from tenants where slug = $1', [company.portal]);
  await fillMap(owner, tenant.rows[0].tenant_id);
  const { context, page, open } = await visit(company);
  const url = `${base}/${company.portal}/logistics/map`;
  const times = await openTimes(context, url, '[data-drawn]');
  await open('logistics/map');
  await page.locator('[data-drawn]').waitFor();
  const frames = await framesWhilePanning(page, '[data-drawn]');
  return [
    row('page: first paint', times.firstPaint, goal.paint),
    row('page: map drawn', times.usable, goal.drawn),
    { ...row('frame while panning', frames), 'frames a second': rounded(1_000 / median(frames), 1) },
  ];
}

const row = (what: string, milliseconds: readonly number[], most?: number) => ({
  'map, ms': what,
  p50: rounded(median(milliseconds)),
  p95: rounded(quantile(milliseconds, 0.95)),
  ...(most !== undefined && { goal: most }),
});
