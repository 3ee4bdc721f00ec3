import Type from 'typebox';
import { id, object } from '../../kernel/fields.ts';
import { query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { MailPerson } from '../../kernel/services.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { answeringMailbox } from '../integrations/answering-mailbox.ts';
import type { LetterLocale } from './letters/letter.ts';
import type { LetterTemplate } from './letters/letter-templates.ts';
import { variablesOf } from './variables-of.ts';

export interface LetterToSend {
  id: string;
  recipient: string;
  /** Whom an answer reaches. */
  answersTo: MailPerson | null;
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
    const row = await db.first<LetterToSend & { variables: string; toSupplier: boolean }>(sql`
      select letter.id, coalesce(letter.about_type <> 'user', false) as "toSupplier", letter.recipient, letter.template, letter.locale, letter.variables,
        case when person.id is not null then json_build_object('name', person.full_name, 'address', person.email) end as "answersTo"
      from letters letter
      left join users person on person.tenant_id = ${db.tenant} and person.id = letter.written_for and person.status = 'active'
      where letter.tenant_id = ${db.tenant} and letter.id = ${letterId} and letter.status = 'queued'`);
    if (!row) return null;
    const { toSupplier, answersTo, ...letter } = row;
    const mailbox = toSupplier ? await answeringMailbox(db) : null;
    const variables = JSON.parse(await services.vault.open(db, variablesOf(letterId), row.variables));
    return {
      ...letter,
      answersTo: mailbox === null ? answersTo : { name: answersTo?.name ?? '', address: mailbox },
      variables,
    };
  },
});
