import { id, instant, integer, longText, ownText } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

const { version, createdAt, updatedAt, updatedBy } = recordFields;

const named = { id: id(), name: ownText('Name', 'Имя').example('Анна Смирнова') };

const attached = {
  id: id(),
  fileName: ownText('Name', 'Название').example('Паспорт качества.pdf'),
  sizeBytes: integer('Size in bytes', 'Размер в байтах', { minimum: 1 }),
};

/** What somebody of the company says beside a record. Only the company's own people see it. */
export const comment = noun({
  type: 'comment',
  words: words('Comment', 'Комментарий'),
  table: 'comments',
  alias: 'said',
  audience: 'internal',
  displayName: 'authorName',
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id().sortable(),
    entityType: ownText('Kind of the record it stands beside', 'Вид записи, к которой относится').example(
      'procurement',
    ),
    entityId: id('The record it stands beside', 'Запись, к которой относится'),
    text: longText(10_000, 'Text', 'Текст')
      .column('body')
      .nullable()
      .example('@Анна Смирнова, поставщик просит предоплату')
      .describe('Plain text, in which people stand by name after `@`. Null once the comment was deleted.'),
    mentions: structures(named, 'People it mentions', 'Кого упоминает').computed(),
    files: structures(attached, 'Files', 'Файлы').computed(),
    createdBy: id('Author', 'Автор'),
    authorName: ownText('Name of the author', 'Имя автора').computed().example('Игорь Белов'),
    editedAt: instant('Text last changed by its author', 'Когда автор изменил текст').nullable(),
    deletedAt: instant('Deleted', 'Когда удалён').nullable(),
    ...{ version, createdAt, updatedAt, updatedBy },
  },
});

export type Comment = RecordOf<typeof comment>;
