import type { AskedReport, ReportName } from '../../../../../nouns/asked-report.ts';
import { movesWithDay } from '../../../../../nouns/report-input.ts';
import { type FieldError, fieldError, unknownRecord, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

const parts = ['by', 'counterpartyId', 'categoryId', 'department', 'catalogItemId', 'currency', 'basketId'] as const;

/** What a report knows of besides its days. */
const knownTo: Partial<Record<ReportName, readonly (typeof parts)[number][]>> = {
  spend: ['by', 'counterpartyId', 'categoryId', 'department', 'catalogItemId', 'currency'],
  price_index: ['currency', 'basketId'],
};

/** What is wrong with reports that are to be kept; each stands at its own place of the input. */
export async function faultsOfAsked(
  db: Db,
  asked: ReadonlyArray<{ at: string; report: AskedReport }>,
): Promise<FieldError[]> {
  const named = asked.flatMap(({ report }) => report.basketId ?? []);
  const known = named.length === 0 ? [] : await basketsAmong(db, named);
  return asked.flatMap(({ at, report }) => [
    ...faultsOfDays(at, report),
    ...parts.flatMap((part) =>
      report[part] === undefined || knownTo[report.report]?.includes(part)
        ? []
        : [fieldError(`${at}/${part}`, 'not_of_report', notOfReport)],
    ),
    ...(report.report === 'price_index' && report.basketId === undefined
      ? [fieldError(`${at}/basketId`, 'required', words('names the basket', 'нужно указать корзину'))]
      : []),
    ...(report.basketId === undefined || known.includes(report.basketId) ? [] : [unknownRecord(`${at}/basketId`)]),
  ]);
}

function faultsOfDays(at: string, { report, span, from, to }: AskedReport): FieldError[] {
  const named = from !== undefined || to !== undefined;
  return [
    ...(span !== undefined && !movesWithDay(report) ? [fieldError(`${at}/span`, 'not_of_report', notOfReport)] : []),
    ...(span !== undefined && named ? [fieldError(`${at}/span`, 'not_with_days', notWithDays)] : []),
    ...(from !== undefined && to !== undefined && to < from
      ? [fieldError(`${at}/to`, 'before_start', words('is before the first day', 'раньше первого дня'))]
      : []),
  ];
}

async function basketsAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const found = await db.many<{ id: string }>(sql`
    select basket.id from report_baskets basket where basket.tenant_id = ${db.tenant} and basket.id = any(${ids}::uuid[])`);
  return found.map(({ id }) => id);
}

const notOfReport = words('is nothing this report is asked by', 'не относится к этому отчёту');
const notWithDays = words('is not given together with days', 'не указывается вместе с датами');
