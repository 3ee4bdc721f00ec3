import { keptLetter as declared, type KeptLetter } from '../../../../../nouns/kept-letter.ts';
import { answeredOf } from '../../../kernel/entity-of.ts';
import { object } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { letterText } from '../../mail/letter-text.ts';
import type { Letter, LetterLocale } from '../../mail/letters/letter.ts';
import { type LetterTemplate, wordLetter } from '../../mail/letters/letter-templates.ts';
import { variablesOf } from '../../mail/variables-of.ts';
import { listingOf } from '../../records/listing-of.ts';
import { demandTestPortal } from '../refusals.ts';

/** Identifiers are made in the order of time, so the newest stand first. */
const listing = listingOf(declared, { name: 'kept-letters', defaultSort: '-id' });

export const listLetters = listQuery({
  name: 'test-portals.list-letters',
  summary: words('List letters of a test portal', 'Список писем тестового портала'),
  description:
    'Letters of a test portal are sent to nobody: here they are, the newest first, with their text and the addresses that it leads to.',
  permission: 'company_settings.read',
  scope: 'settings.read',
  refuses: ['conflict'],
  listing,
  row: object(answeredOf(declared.fields), { title: declared.words.en }),
  noun: declared,

  async run(ctx, input) {
    demandTestPortal();
    const page = await listRows(ctx, listing, columnsIn(ctx), input, (row: Held) => row, [
      raw("letter.status = 'kept'"),
    ]);
    return { ...page, items: await worded(ctx, page.items) };
  },
});

interface Held extends Omit<KeptLetter, 'text' | 'links'> {
  template: LetterTemplate;
  locale: LetterLocale;
  variables: string;
}

const columnsIn = ({ db }: ReadContext) => sql`
  letter.id, letter.recipient, letter.subject, letter.template, letter.locale, letter.variables, letter.updated_at as "createdAt",
  (select coalesce(json_agg(file.file_name order by file.id), '[]') from files file
   where file.tenant_id = ${db.tenant} and file.id = any(letter.attachment_ids)) as attachments`;

async function worded({ db, services }: ReadContext, rows: readonly Held[]): Promise<KeptLetter[]> {
  const opened = await services.vault.openAll(
    db,
    rows.map(({ id, variables }) => ({ place: variablesOf(id), sealed: variables })),
  );
  return rows.map(({ template, locale, variables: _, ...row }, index) => {
    const letter = wordLetter(template, JSON.parse(opened[index] as string), locale);
    return { ...row, text: `${kept[locale]}\n\n${letterText(letter, locale)}`, links: linksOf(letter) };
  });
}

const kept = {
  ru: 'Письмо тестового портала: оно никуда не отправлено.',
  en: 'A letter of a test portal: it was sent to nobody.',
};

const linksOf = ({ button, link, items = [] }: Letter) =>
  [button?.url, link?.url, ...items.map(({ url }) => url)].filter((url) => url !== undefined);
