import Type from 'typebox';
import { id, object } from '../../kernel/fields.ts';
import { query } from '../../kernel/operation.ts';
import { isTestPortal } from '../../kernel/portal-clock.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { MailPerson } from '../../kernel/services.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { filesWithBytes } from '../files/file.ts';
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
  /** Of a test portal: it is kept, and sent to nobody. */
  kept: boolean;
  /** Files that go with it. */
  attachments: ReadonlyArray<{ fileName: string; mimeType: string; storageKey: string }>;
}

/** A letter with its variables open, for the worker alone; null when it has left already, or may not leave a copy of a portal. */
export const readLetter = query({
  name: 'mail.read-letter',
  summary: words('Read a letter that waits', 'Прочитать ожидающее письмо'),
  permission: 'signed-in',
  scope: null,
  input: object({ letterId: id() }),
  output: Type.Unknown(),
  async run({ db, services }, { letterId }): Promise<LetterToSend | null> {
    const row = await db.first<Held>(sql`
      select letter.id, coalesce(letter.about_type <> 'user', false) as "toSupplier", letter.recipient, letter.template, letter.locale, letter.variables,
        letter.attachment_ids as "attachmentIds",
        case when person.id is not null then json_build_object('name', person.full_name, 'address', person.email) end as "answersTo"
      from letters letter
      left join users person on person.tenant_id = ${db.tenant} and person.id = letter.written_for and person.status = 'active'
      where letter.tenant_id = ${db.tenant} and letter.id = ${letterId} and letter.status = 'queued'
        and exists (select 1 from tenants portal where portal.tenant_id = ${db.tenant} and portal.outgoing = 'open')`);
    if (!row) return null;
    const { toSupplier, answersTo, attachmentIds, ...letter } = row;
    const mailbox = toSupplier ? await answeringMailbox(db) : null;
    const variables = JSON.parse(await services.vault.open(db, variablesOf(letterId), row.variables));
    return {
      ...letter,
      answersTo: mailbox === null ? answersTo : { name: answersTo?.name ?? '', address: mailbox },
      variables,
      kept: isTestPortal(),
      attachments: await attachedFiles(db, attachmentIds),
    };
  },
});

interface Held extends Omit<LetterToSend, 'attachments' | 'kept'> {
  variables: string;
  toSupplier: boolean;
  attachmentIds: string[];
}

/** In the order they were named; one that was removed meanwhile does not go. */
async function attachedFiles(db: Db, ids: readonly string[]): Promise<LetterToSend['attachments']> {
  if (ids.length === 0) return [];
  const found = await filesWithBytes(db, sql`file.id = any(${ids}::uuid[]) and file.scan_status <> 'infected'`);
  return ids.flatMap((wanted) =>
    found
      .filter(({ id }) => id === wanted)
      .map(({ fileName, mimeType, storageKey }) => ({ fileName, mimeType, storageKey })),
  );
}
