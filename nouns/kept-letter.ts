import { field } from './kit/field.ts';
import { id, instant, ownText } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

const ownTexts = (en: string, ru: string) =>
  field<string[]>('set', { type: 'array', items: { type: 'string' } }, en, ru);

/** A letter of a test portal: it is kept here and was sent to nobody. */
export const keptLetter = noun({
  type: 'kept_letter',
  words: words('Kept letter', 'Неотправленное письмо'),
  table: 'letters',
  alias: 'letter',
  audience: 'internal',
  displayName: 'subject',
  facts: [],
  fields: {
    id: id().filterable().sortable(),
    recipient: ownText('To whom it was written', 'Кому').filterable().example('sales@severny-metiz.ru'),
    subject: ownText('Subject', 'Тема').example('Запрос цен RFQ-2026-0001'),
    text: ownText('What it says', 'Текст').computed().example('Здравствуйте! Просим прислать цены.'),
    links: ownTexts('Addresses it leads to', 'Ссылки').computed(),
    attachments: ownTexts('Names of its files', 'Файлы').computed(),
    createdAt: instant('Written', 'Написано').column('updated_at').filterable(),
  },
});

export type KeptLetter = RecordOf<typeof keptLetter>;
