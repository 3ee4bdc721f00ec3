import Type, { type Static } from 'typebox';
import type { Fact } from '../../kernel/entity.ts';
import { words } from '../../kernel/errors.ts';
import { choice, id, integer, nullable, object } from '../../kernel/fields.ts';
import { command } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';

const outcome = object({
  status: choice(['sent', 'failed'], 'Status'),
  ref: Type.String(),
  attempts: integer('Attempts'),
});

export type LetterOutcome = Static<typeof outcome>;

/** A letter was given up: told to the domain whose record it was about. */
export const letterFailedEvent = 'letter.failed';

const letterFailed = (entityType: string, entityId: string, reason: string): Fact => ({
  event: letterFailedEvent,
  audience: 'internal',
  entityType,
  entityId,
  entityVersion: null,
  displayName: null,
  data: { reason },
});

/** Writes down how a letter fared and forgets what it said. */
export const markLetter = command({
  name: 'mail.mark-letter',
  summary: words('Mark a letter', 'Отметить письмо'),
  permission: 'signed-in',
  scope: null,
  input: object({ letterId: id(), outcome: nullable(outcome) }),
  output: Type.Unknown(),
  async run(ctx, { letterId, outcome }) {
    ctx.nothingChanged();
    if (outcome === null) return;
    const letter = await ctx.db.first<{ about_type: string | null; about_id: string | null }>(sql`
      update letters set status = ${outcome.status}, ref = ${outcome.ref}, attempts = ${outcome.attempts}, variables = null, updated_at = now()
      where tenant_id = ${ctx.db.tenant} and id = ${letterId} and status = 'queued' returning about_type, about_id`);
    if (outcome.status === 'failed' && letter?.about_type && letter.about_id)
      ctx.record(letterFailed(letter.about_type, letter.about_id, outcome.ref));
  },
});
