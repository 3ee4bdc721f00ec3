import { documentLayout } from './document-layout.ts';
import { id, instant, integer, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

/** What a template was made of before and after each change. It is told with its template. */
export const documentTemplateRevision = noun({
  type: 'document_template_revision',
  words: words('Revision of a document template', 'Редакция шаблона документа'),
  table: 'document_template_revisions',
  alias: 'kept',
  audience: 'internal',
  displayName: 'fileName',
  facts: [],
  fields: {
    revision: integer('Revision', 'Редакция', { minimum: 1 }),
    layout: documentLayout().nullable(),
    fileId: id('Word file', 'Файл Word').nullable(),
    fileName: text(255, 'Name of the Word file', 'Название файла Word').nullable(),
    createdAt: instant('Made', 'Создана'),
    createdBy: id('Made by', 'Кто создал').nullable(),
  },
});

export type DocumentTemplateRevision = RecordOf<typeof documentTemplateRevision>;
