import Type, { type Static } from 'typebox';
import type { Fact } from '../../kernel/entity.ts';
import { choice, id, integer, nullable, object } from '../../kernel/fields.ts';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';

export const letterOutcome = object({
  status: choice(['sent', 'failed', 'kept'], 'Status; what was kept in a test portal was sent to nobody'),
  ref: Type.String(),
  attempts: integer('Attempts'),
});

export type LetterOutcome = Static<typeof letterOutcome>;

/** A letter was given up: an event of the record it was about, or of the letter itself where there is none. */
export const letterFailedEvent = 'letter.failed';

interface Marked {
  template: string;
  subject: string;
  about_type: string | null;
  about_id: string | null;
}

export const letterFailed = (letterId: string, letter: Marked, { ref }: LetterOutcome): Fact => ({
  event: letterFailedEvent,
  audience: 'internal',
  entityType: letter.about_type ?? 'letter',
  entityId: letter.about_id ?? letterId,
  entityVersion: null,
  displayName: letter.subject,
  data: { letterId, template: letter.template, reason: ref },
});

/** What is written in a copy of a portal leaves nobody's hands. */
const withdrawInCopy = (db: Db, letterId: string) =>
  db.execute(sql`
    update letters set status = 'withdrawn', variables = null, updated_at = now()
    where tenant_id = ${db.tenant} and id = ${letterId} and status = 'queued'
      and exists (select 1 from tenants portal where portal.tenant_id = ${db.tenant} and portal.outgoing = 'held')`);

/** Writes down how a letter fared and forgets what it said, unless it is kept to be read. */
export const markLetter = command({
  name: 'mail.mark-letter',
  summary: words('Mark a letter', 'Отметить письмо'),
  permission: 'signed-in',
  scope: null,
  input: object({ letterId: id(), outcome: nullable(letterOutcome) }),
  output: Type.Unknown(),
  async run(ctx, { letterId, outcome }) {
    ctx.nothingChanged();
    if (outcome === null) return withdrawInCopy(ctx.db, letterId);
    const letter = await ctx.db.first<Marked>(sql`
      update letters set status = ${outcome.status}, ref = ${outcome.ref}, attempts = ${outcome.attempts}, variables = ${outcome.status === 'kept' ? raw('variables') : null}, updated_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and id = ${letterId} and status = 'queued' returning template, subject, about_type, about_id`);
    if (letter && outcome.status === 'failed') ctx.record(letterFailed(letterId, letter, outcome));
    return undefined;
  },
});
