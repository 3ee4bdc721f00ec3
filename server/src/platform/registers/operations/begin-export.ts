import Type from 'typebox';
import type { RegisterExport } from '../../../../../nouns/register-export.ts';
import { authorize } from '../../../kernel/access/actor.ts';
import type { Page } from '../../../kernel/lists/listing.ts';
import type { JobName } from '../../../kernel/operation.ts';
import { command, type ReadContext } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { amongFilters } from '../../spreadsheets/begin-pages.ts';
import type { WrittenColumn } from '../../spreadsheets/write-book.ts';
import { chosenColumns, shownColumns } from '../chosen-columns.ts';
import { checkExported, type ExportedInput, exportedInput } from '../exported.input.ts';
import { headingsOf } from '../headings-of.ts';
import { listInput } from '../list-input.ts';
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
      checkExported(input);
      const shown = chosenColumns(await shownColumns(ctx, register, referredBy), input.columns);
      const { total, isLong } = await lengthOf(ctx, register, input);
      const timeZone = input.timeZone ?? (await timeZoneOf(ctx));
      const asked = askedOf(ctx, register, input, timeZone);
      if (!isLong) {
        const taken = { ...asked, rowCount: total, status: 'ready' as const };
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

async function lengthOf(ctx: ReadContext, register: Register, { filters = {} }: ExportedInput) {
  const asked = { ...listInput(register, filters), limit: 1, includeTotal: true };
  const page = (await ctx
    .ask(register.query, asked)
    .catch((error) => Promise.reject(amongFilters(error)))) as Page<object>;
  const { total = 0, totalIsLowerBound = false } = page.meta ?? {};
  return { total, isLong: totalIsLowerBound || total > mostAtOnce };
}

const askedOf = (
  { language }: ReadContext,
  { list, title }: Register,
  { filters = {}, columns, format = 'xlsx' }: ExportedInput,
  timeZone: string,
) => ({
  ...{ list, title: title[language], filters, columns: columns ?? null, format, timeZone, language },
  fileName: `${title[language]} ${dayIn(timeZone)}.${format}`,
  expiresAt: new Date(Date.now() + keptMs).toISOString(),
});

/** The rest of an export that leaves no row, only its trace in the trail. */
function unwritten(
  id: string,
  createdBy: string | null,
): Omit<RegisterExport, keyof ReturnType<typeof askedOf> | 'rowCount' | 'status'> {
  const now = new Date().toISOString();
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
