import Type, { type Static } from 'typebox';
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
    await ctx.db.execute(sql`
      update letters set status = ${outcome.status}, ref = ${outcome.ref}, attempts = ${outcome.attempts}, variables = null, updated_at = now()
      where tenant_id = ${ctx.db.tenant} and id = ${letterId} and status = 'queued'`);
  },
});
