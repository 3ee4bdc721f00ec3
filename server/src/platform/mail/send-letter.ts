import type { WriteContext } from '../../kernel/operation.ts';
import { columns, sql } from '../../kernel/sql.ts';
import { uuidv7 } from '../../kernel/uuid.ts';
import { deliverLetter } from './deliver-letter.ts';
import { variablesOf } from './letter-variables.ts';
import type { LetterLocale } from './letters/letter.ts';
import type { LetterTemplate, VariablesOf } from './letters/letter-templates.ts';

interface LetterToWrite<T extends LetterTemplate> {
  template: T;
  to: string;
  locale: LetterLocale;
  variables: VariablesOf<T>;
}

/** Writes a letter into the portal's outgoing mail: it leaves if, and only if, this transaction commits. */
export async function sendLetter<T extends LetterTemplate>(
  ctx: WriteContext,
  { template, to, locale, variables }: LetterToWrite<T>,
): Promise<{ status: 'queued' }> {
  const letterId = uuidv7();
  const sealed = await ctx.services.vault.seal(ctx.db, variablesOf(letterId), JSON.stringify(variables));
  const row = { tenant_id: ctx.db.tenant, id: letterId, recipient: to, template, locale, variables: sealed };
  await ctx.db.execute(sql`insert into letters ${columns(row)}`);
  await ctx.enqueue(deliverLetter, { letterId });
  return { status: 'queued' };
}
