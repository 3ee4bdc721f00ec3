import Type from 'typebox';
import { words } from '../../kernel/errors.ts';
import { id, object } from '../../kernel/fields.ts';
import { query } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';
import { variablesOf } from './letter-variables.ts';
import type { LetterLocale } from './letters/letter.ts';
import type { LetterTemplate } from './letters/letter-templates.ts';

export interface LetterToSend {
  id: string;
  recipient: string;
  template: LetterTemplate;
  locale: LetterLocale;
  variables: unknown;
}

/** A letter with its variables open, for the worker alone; null when it has left already. */
export const readLetter = query({
  name: 'mail.read-letter',
  summary: words('Read a letter that waits', 'Прочитать ожидающее письмо'),
  permission: 'signed-in',
  scope: null,
  input: object({ letterId: id() }),
  output: Type.Unknown(),
  async run({ db, services }, { letterId }): Promise<LetterToSend | null> {
    const row = await db.first<LetterToSend & { variables: string }>(sql`
      select id, recipient, template, locale, variables from letters
      where tenant_id = ${db.tenant} and id = ${letterId} and status = 'queued'`);
    if (!row) return null;
    return { ...row, variables: JSON.parse(await services.vault.open(db, variablesOf(letterId), row.variables)) };
  },
});
