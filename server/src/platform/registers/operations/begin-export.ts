import Type from 'typebox';
import type { RegisterExport } from '../../../../../nouns/register-export.ts';
import { authorize } from '../../../kernel/access/actor.ts';
import type { JobName } from '../../../kernel/operation.ts';
import { command, type ReadContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { amongFilters } from '../../spreadsheets/begin-pages.ts';
import type { WrittenColumn } from '../../spreadsheets/write-book.ts';
import { chosenColumns, shownColumns } from '../chosen-columns.ts';
import { countRows } from '../count-rows.ts';
import { checkExported, type ExportedInput, exportedInput } from '../exported.input.ts';
import { headingsOf } from '../headings-of.ts';
import type { ReferredBy } from '../referred.ts';
import type { Register } from '../register.ts';
import { registerExport, registerExports } from '../register-export.ts';

/** More rows than this are written in the background: the answer would take longer than callers wait. */
const mostAtOnce = 10_000;

const keptMs = 7 * 86_400_000;

/** What a file that is written at once looks like, or the export that is written in the background. */
export interface Begun {
  atOnce: { fileName: string; columns: WrittenColumn[]; timeZone: string } | null;
  later: RegisterExport | null;
}

export type TimeZoneOf = (ctx: ReadContext) => Promise<string>;

/** Looks how long a list is, and leaves in the trail that it is taken out of the portal. */
export const beginExport = (
  byList: ReadonlyMap<string, Register>,
  referredBy: ReferredBy,
  timeZoneOf: TimeZoneOf,
  writing: JobName,
) =>
  command({
    name: 'registers.begin-export',
    summary: words('Begin an export', 'Начать выгрузку'),
    permission: 'internal',
    scope: null,
    input: exportedInput([...byList.values()]),
    output: Type.Unknown(),
    async run(ctx, input): Promise<Begun> {
      const register = byList.get(input.list) as Register;
      for (const demanded of register.demands) authorize(ctx.actor, demanded);
      checkExported(register, input);
      const { filters = {}, rows = 'records' } = input;
      const shown = chosenColumns(await shownColumns(ctx, register, referredBy, rows), input.columns);
      const rowCount = await countRows(ctx, register, { filters, rows }, mostAtOnce).catch((error) =>
        Promise.reject(amongFilters(error)),
      );
      const timeZone = input.timeZone ?? (await timeZoneOf(ctx));
      const asked = askedOf(ctx, register, input, timeZone);
      if (rowCount <= mostAtOnce) {
        const taken = { ...asked, rowCount, status: 'ready' as const };
        ctx.record(registerExport.fact('taken', { ...unwritten(ctx.newId, ctx.actor.userId), ...taken }));
        return {
          atOnce: { fileName: asked.fileName, columns: headingsOf(shown, ctx.language), timeZone },
          later: null,
        };
      }
      if (ctx.actor.scopes) throw tooLongForKeys();
      const made = (await registerExports.create(ctx, asked)) as RegisterExport;
      await ctx.enqueue(writing, { exportId: made.id, userId: made.createdBy });
      return { atOnce: null, later: made };
    },
  });

function askedOf(
  { language }: ReadContext,
  { title: titles }: Register,
  { list, filters = {}, rows = 'records', columns, format = 'xlsx' }: ExportedInput,
  timeZone: string,
) {
  const title = titles[language] + (rows === 'lines' ? byLines[language] : '');
  return {
    ...{ list, title, filters, rows, columns: columns ?? null, format, timeZone, language },
    fileName: `${title} ${dayIn(timeZone)}.${format}`,
    expiresAt: new Date(portalNow().getTime() + keptMs).toISOString(),
  };
}

const byLines = words(' by lines', ' по строкам');

/** The rest of an export that leaves no row, only its trace in the trail. */
function unwritten(
  id: string,
  createdBy: string | null,
): Omit<RegisterExport, keyof ReturnType<typeof askedOf> | 'rowCount' | 'status'> {
  const now = portalNow().toISOString();
  return { id, sizeBytes: null, problem: null, version: 1, createdAt: now, updatedAt: now, createdBy };
}

const tooLongForKeys = () =>
  brokenRule(
    'export_too_long',
    words(
      `With a key at most ${mostAtOnce} rows are exported; narrow the list, or read it page by page.`,
      `По ключу API выгружается не более ${mostAtOnce} строк; сузьте список или читайте его постранично.`,
    ),
    { limit: mostAtOnce },
  );
