import { type DocumentKindName, documentKinds } from './document-kinds.ts';
import { choice, flag, id, integer, status, text, texts } from './kit/fields.ts';
import { activeOrArchived } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { type Words, words } from './kit/words.ts';

const lifecycle = activeOrArchived(words('Active', 'Действует'), words('Archived', 'В архиве'));

const kinds = Object.fromEntries(Object.entries(documentKinds).map(([kind, { words }]) => [kind, words])) as {
  [Kind in DocumentKindName]: Words;
};

/** What a template is made of: blocks put together in the browser, or a company's own Word file. */
export const templateFormats = {
  layout: words('Layout of blocks', 'Макет из блоков'),
  docx: words('Word file', 'Файл Word'),
};

/** How documents of a kind look. */
export const documentTemplate = noun({
  type: 'document_template',
  words: words('Document template', 'Шаблон документа'),
  table: 'document_templates',
  alias: 'template',
  audience: 'business',
  displayName: 'name',
  lifecycle,
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id(),
    kind: choice(kinds, 'Kind of document', 'Вид документа'),
    name: text(200, 'Name', 'Название').required().example('КП с логотипом'),
    format: choice(templateFormats, 'What it is made of', 'Из чего сделан'),
    isDefault: flag('Default', 'По умолчанию')
      .writable()
      .describe('The one that documents of its kind are made by unless another is named.'),
    isSystem: flag('Part of the product', 'Встроенный').computed(),
    revision: integer('Revision of the content', 'Редакция', { minimum: 1 }).describe(
      'One more with each change of the layout or the file; the former ones stay readable.',
    ),
    fileId: id('Word file', 'Файл Word').nullable(),
    fileName: text(255, 'Name of the Word file', 'Название файла Word').nullable(),
    variablesUsed: texts(200, 'Variables it uses', 'Какие переменные использует').example(['document.number']),
    unknownVariables: texts(
      200,
      'Variables that do not exist; they stay empty',
      'Несуществующие переменные; остаются пустыми',
    ).example([]),
    status: status(lifecycle),
    ...recordFields,
  },
});

export type DocumentTemplate = RecordOf<typeof documentTemplate>;
export type TemplateFormat = keyof typeof templateFormats;
