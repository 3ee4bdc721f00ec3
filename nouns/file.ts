import { field } from './kit/field.ts';
import { choice, id, instant, integer, ownText, status, text } from './kit/fields.ts';
import { lifecycle, status as shown } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const fileLifecycle = lifecycle({
  initial: 'active',
  statuses: { active: shown('Attached', 'Прикреплён', 'good'), removed: shown('Removed', 'Удалён') },
  moves: { remove: { from: ['active'], to: 'removed' } },
});

const scanStatuses = {
  pending: words('Being scanned', 'Проверяется'),
  clean: words('Clean', 'Угроз нет'),
  infected: words('Infected', 'Заражён'),
};

const fileName = field<string>('text', { type: 'string', maxLength: 255 }, 'Name', 'Название');

const sha256 = field<string>(
  'text',
  { type: 'string', pattern: '^[0-9a-f]{64}$' },
  'SHA-256 of the content, hex',
  'SHA-256 содержимого, в шестнадцатеричном виде',
);

const { version, updatedAt } = recordFields;

/** What people attach to a record. Where its bytes lie is no field. */
export const file = noun({
  type: 'file',
  words: words('File', 'Файл'),
  table: 'files',
  alias: 'file',
  audience: 'business',
  displayName: 'fileName',
  lifecycle: fileLifecycle,
  facts: ['uploaded', 'removed', 'scanned'],
  fields: {
    id: id(),
    entityType: ownText('Kind of the record it is attached to', 'Вид записи, к которой прикреплён').example(
      'catalogItem',
    ),
    entityId: id('The record it is attached to', 'Запись, к которой прикреплён'),
    fileName: fileName.example('Паспорт качества.pdf'),
    mimeType: ownText('Media type, found in the content', 'Тип содержимого, определённый по содержимому').example(
      'application/pdf',
    ),
    sizeBytes: integer('Size in bytes', 'Размер в байтах', { minimum: 1 }),
    sha256: sha256.example('0'.repeat(64)),
    category: text(64, 'Category', 'Категория').nullable().writable().example('certificate'),
    uploadedById: id('Who uploaded it', 'Кто загрузил').nullable(),
    scanStatus: choice(scanStatuses, 'What the virus scanner found', 'Что нашла проверка на вирусы'),
    status: status(fileLifecycle),
    version,
    createdAt: instant('Uploaded', 'Загружен'),
    updatedAt,
    removedAt: instant('Removed', 'Удалён').nullable(),
  },
});

export type File = RecordOf<typeof file>;
