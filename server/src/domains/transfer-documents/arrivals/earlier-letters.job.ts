import Type from 'typebox';
import { id, nullable, object } from '../../../kernel/fields.ts';
import { type Job, job } from '../../../kernel/job.ts';
import { command, type JobName, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { lettersWithFiles } from '../../mailbox/letters-with-files.ts';
import type { ArrivedFile, arrivedFile } from './arrived-file.ts';
import { documentsOfLetters } from './documents-of-letters.ts';

/** Older documents have long been entered by hand. */
const reachDays = 90;

const lettersAtOnce = 200;

const payload = object({
  before: id('Fact since which the integration works'),
  after: nullable(id('Last letter of the page before')),
});

/** A page of the letters that came before the integration worked. */
export const earlierLetters = { name: 'transfer-documents.earlier-letters', payload } satisfies JobName;

/** Goes through them page by page; a file that was read before is left out, and one that is read again changes nothing. */
export const lookThroughEarlierLetters = (read: Job<typeof arrivedFile>): Job<typeof payload> =>
  job({
    ...earlierLetters,
    command: command({
      name: 'transfer-documents.look-through-earlier-letters',
      summary: words('Look through earlier letters', 'Просмотреть прежние письма'),
      permission: 'internal',
      scope: null,
      input: payload,
      output: Type.Unknown(),
      async run(ctx, { before, after }) {
        ctx.nothingChanged();
        const since = new Date(portalNow().getTime() - reachDays * 86_400_000).toISOString();
        const letters = await lettersWithFiles(ctx.db, { since, before, after, most: lettersAtOnce });
        const last = letters.at(-1);
        if (last === undefined) return;
        await ctx.enqueueAll(read, await notReadYet(ctx, await documentsOfLetters(ctx.db, letters)));
        if (letters.length === lettersAtOnce) await ctx.enqueue(earlierLetters, { before, after: last });
      },
    }),
  });

async function notReadYet({ db }: WriteContext, files: readonly ArrivedFile[]): Promise<ArrivedFile[]> {
  const known = await db.many<{ letterId: string }>(sql`
    select distinct arrival->>'letterId' as "letterId"
    from transfer_documents document cross join lateral jsonb_array_elements(document.arrivals) arrival
    where document.tenant_id = ${db.tenant} and arrival->>'letterId' = any(${files.map(({ origin }) => origin.letterId)}::text[])`);
  const read = new Set(known.map(({ letterId }) => letterId));
  return files.filter(({ origin }) => !read.has(origin.letterId ?? ''));
}
