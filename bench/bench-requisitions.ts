import { newKey, newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { fillLoop, settleTables } from './loop/fill-loop.ts';
import { quantile, rounded } from './measure/figures.ts';
import { type Connection, openConnection } from './measure/open-connection.ts';
import { requestText } from './measure/request-text.ts';
import { sized } from './measure/size.ts';

const many = sized(10_000, 200);
const few = 100;
const calls = sized(100, 2);
const warming = sized(10, 1);
const depthRounds = sized(5, 1);
const pagesApart = sized(20, 1);
const goal = 1.5;

interface Portal {
  requisitions: number;
  key: string;
  /** The stage of what is being sourced. */
  stageId: string;
}

const own = '/api/v1/purchase-requisitions?limit';
const facade = '/api/v1/integration-api';
const any = (words: readonly string[], index: number) => encodeURIComponent(words[index % words.length] as string);
const fiveDigits = (number: number) => String(number).padStart(5, '0');

/** Each fills its page in either portal, so that both do the same work. */
const lists: Record<string, (portal: Portal, index: number) => string> = {
  'requisitions as they come': () => `${own}=50`,
  'of a status': () => `${own}=10&status=in_sourcing`,
  'of two statuses': () => `${own}=20&status=approved,in_sourcing`,
  'a column of the board': ({ stageId }) => `${own}=10&stageId=${stageId}`,
  'with a Cyrillic fragment': (_, index) => `${own}=5&search=${any(['щитовой', 'дренаж', 'котель', 'фасад'], index)}`,
  'with two letters': (_, index) => `${own}=5&search=${any(['ка', 'це', 'ра'], index)}`,
  'with a whole number': ({ requisitions }, index) =>
    `${own}=5&search=PR-2026-${fiveDigits(1 + ((index * 7_919) % requisitions))}`,
  'nothing like it': (_, index) => `${own}=5&search=${encodeURIComponent(`щъф${index}`)}`,
  'by title': () => `${own}=50&sort=title`,
  'by due date': () => `${own}=50&sort=dueDate`,
  'by sum': () => `${own}=50&sort=-plannedTotal`,
  'by number': () => `${own}=50&sort=-number`,
  'integration API': () => `${facade}/purchase-requisitions?limit=50`,
  'invoices, integration API': () => `${facade}/invoices?limit=20`,
  "invoices by the supplier's number": (_, index) =>
    `/api/v1/invoices?limit=1&search=${encodeURIComponent(`УТ-${fiveDigits(6 + (index % 10) * 10)}`)}`,
  'requests for quotes': () => '/api/v1/supplier-rfqs?limit=20',
  'requests of a status': () => '/api/v1/supplier-rfqs?limit=20&status=partially_quoted',
  quotes: () => '/api/v1/supplier-quotes?limit=20',
};

/** Lists of ten thousand requisitions of fifty lines, and of what hangs on them, beside the same of a hundred. */
export async function benchRequisitions({ owner, pepper, startOurs }: Environment) {
  const large = await fill(many);
  const small = await fill(few);
  await settleTables(owner);
  const ours = await startOurs('web');
  const connection = await openConnection(ours.port);
  const rows = [];
  for (const [list, address] of Object.entries(lists)) {
    const times: [number[], number[]] = [[], []];
    for (let call = 0; call < calls + warming; call += 1)
      for (const [which, portal] of [large, small].entries())
        times[which]?.push((await ask(connection, portal, address(portal, call))).took);
    const [ofLarge, ofSmall] = times.map((each) => each.slice(warming)) as [number[], number[]];
    rows.push({ list, ...figures(ofLarge, ofSmall) });
  }
  rows.push({ list: 'the last pages beside the first', ...(await depth(connection, large)) });
  connection.close();
  await ours.stop();
  return rows;

  async function fill(requisitions: number): Promise<Portal> {
    const tenantId = await newPortal(owner);
    await fillLoop(owner, tenantId, requisitions);
    const { rows } = await owner.query<{ id: string }>(
      `select id from pipeline_stages where tenant_id = $1 and 'in_sourcing' = any(statuses)`,
      [tenantId],
    );
    return { requisitions, key: await newKey(owner, pepper, tenantId), stageId: rows[0]?.id as string };
  }
}

const figures = (large: readonly number[], small: readonly number[]) => {
  const [ofLarge, ofSmall] = [quantile(large, 0.95), quantile(small, 0.95)];
  return {
    [`p50 ms of ${many}`]: rounded(quantile(large, 0.5)),
    'of 100': rounded(quantile(small, 0.5)),
    [`p95 ms of ${many}`]: rounded(ofLarge),
    'p95 of 100': rounded(ofSmall),
    ratio: rounded(ofLarge / ofSmall),
    goal,
  };
};

async function ask(connection: Connection, { key }: Portal, address: string) {
  const sent = performance.now();
  const { status, body } = await connection.send(requestText('GET', address, key));
  if (status !== 200) throw new Error(`The list was refused: ${body}`);
  return { took: performance.now() - sent, body };
}

/** Walks to the end by the cursor, as a reader would, and times the pages there against the first. */
async function depth(connection: Connection, portal: Portal) {
  const times: number[] = [];
  for (let round = 0; round < depthRounds; round += 1) {
    for (let cursor = '', page = 0; page === 0 || cursor; page += 1) {
      const { took, body } = await ask(connection, portal, `${own}=50${cursor && `&cursor=${cursor}`}`);
      cursor = (JSON.parse(body) as { page: { nextCursor: string | null } }).page.nextCursor ?? '';
      times.push(took);
    }
  }
  const pages = times.length / depthRounds;
  const among = (from: number, to: number) => times.filter((_, at) => at % pages >= from && at % pages < to);
  return figures(among(pages - pagesApart, pages), among(0, pagesApart));
}
