import { comparableRequisition, requestedPrices } from './browser/asked-suppliers.ts';
import { framesWhileScrolling } from './browser/frames-while-scrolling.ts';
import { drawMatrix, editMatrix, matrix } from './browser/matrix.ts';
import { openSlowly, openTimes } from './browser/open-page.ts';
import { openPortal } from './browser/open-portal.ts';
import type { Environment } from './environment/start-environment.ts';
import { fillLoop, settleTables } from './loop/fill-loop.ts';
import { median, quantile, rounded } from './measure/figures.ts';
import { sized } from './measure/size.ts';

const requisitions = sized(10_000, 100);

/** A frame of a screen that draws sixty a second. */
const frame = 16.7;

/**
 * What somebody in front of the built portal waits for, in a real browser: pages opened with an empty cache, on this machine and
 * with a processor four times slower behind a slow line; frames while a list of ten thousand and a board are scrolled; the
 * comparison drawn and edited.
 */
export async function benchPortal(environment: Environment) {
  const { base, owner, newCompany, visit } = await openPortal(environment);
  const company = await newCompany();
  const tenant = await owner.query('select tenant_id from tenants where slug = $1', [company.portal]);
  await fillLoop(owner, tenant.rows[0].tenant_id, requisitions, 5);
  await settleTables(owner);
  const compared = `${base}/${company.portal}/requisitions/${await comparableRequisition(company, matrix)}/compare`;
  const link = await requestedPrices(company);

  const [stranger, buyer] = [await visit(), await visit(company)];
  const list = `${base}/${company.portal}/requisitions`;
  const pages = [
    { page: 'sign-in', url: `${base}/login`, wanted: 'input[type=password]', as: stranger, goal: 1_500 },
    {
      page: "supplier's page",
      url: `${base}/rfq#${link}`,
      wanted: 'input[inputmode=decimal]',
      as: stranger,
      goal: 1_500,
    },
    { page: `list of ${requisitions}`, url: list, wanted: 'tbody tr a', as: buyer, goal: 3_000 },
    { page: `board of ${requisitions}`, url: `${list}?view=board`, wanted: 'article', as: buyer, goal: 3_500 },
  ];
  const rows = [];
  for (const { page, url, wanted, as, goal } of pages) {
    const here = await openTimes(as.context, url, wanted);
    const slow = await openTimes(as.context, url, wanted, openSlowly);
    rows.push(
      row(`${page}: first paint`, here.firstPaint),
      row(`${page}: usable`, here.usable),
      row(`${page}, slow: first paint`, slow.firstPaint),
      row(`${page}, slow: usable`, slow.usable, goal),
      {
        measure: `${page}: fetched before it`,
        KiB: rounded(median(slow.fetchedKiB), 1),
        answers: median(slow.answers),
      },
    );
  }
  await buyer.page.goto(list);
  rows.push(row('list: a frame while it is scrolled', await framesWhileScrolling(buyer.page, 'tbody tr a'), frame));
  await buyer.page.goto(`${list}?view=board`);
  rows.push(row('board: a frame while it is scrolled', await framesWhileScrolling(buyer.page, 'article'), frame));
  rows.push(row('comparison 30 × 6: drawn', await drawMatrix(buyer.context, compared), 60));
  rows.push(row('comparison 30 × 6: an edit', await editMatrix(buyer.page, compared), 16));
  return rows;
}

const row = (measure: string, times: readonly number[], goal?: number) => ({
  measure,
  'p50 ms': rounded(median(times), 1),
  'p95 ms': rounded(quantile(times, 0.95), 1),
  'goal ms': goal ?? null,
});
