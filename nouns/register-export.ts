import { field } from './kit/field.ts';
import { choice, id, instant, integer, ownText, status, texts } from './kit/fields.ts';
import { lifecycle, status as shown } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const registerFlow = lifecycle({
  initial: 'working',
  statuses: {
    working: shown('Being written', 'Готовится', 'accent'),
    ready: shown('Ready', 'Готова', 'good'),
    failed: shown('Failed', 'Не удалась', 'bad'),
  },
  moves: {
    finish: { from: ['working'], to: 'ready', isAutomatic: true },
    giveUp: { from: ['working'], to: 'failed', isAutomatic: true },
  },
});

export const registerFormats = { xlsx: words('XLSX', 'XLSX'), csv: words('CSV', 'CSV') };

/** Whether a file has a row for each record of its list, or for each line inside them. */
export const registerRows = { records: words('By records', 'По записям'), lines: words('By lines', 'По строкам') };

export type RowsOfFile = keyof typeof registerRows;

export const registerLanguages = { ru: words('Russian', 'Русский'), en: words('English', 'Английский') };

const filters = field<Record<string, unknown>>(
  'structure',
  { type: 'object', additionalProperties: true },
  'Filters and order of the list',
  'Отбор и порядок списка',
);

const { version, createdAt, updatedAt, createdBy } = recordFields;

/** A list as a file, written in the background for who asked; nobody else reads it. */
export const registerExport = noun({
  type: 'register_export',
  words: words('Export of a list', 'Выгрузка списка'),
  table: 'register_exports',
  alias: 'export',
  audience: 'internal',
  displayName: 'title',
  lifecycle: registerFlow,
  facts: ['created', 'taken', 'ready', 'failed'],
  fields: {
    id: id(),
    list: ownText('List', 'Список').example('orders.list-orders'),
    title: ownText('Title', 'Название').example('Список заказов поставщикам'),
    filters: filters.example({ status: 'sent' }),
    rows: choice(registerRows, 'Rows of the file', 'Строки файла').describe(
      'A row for each record, or for each line inside the records.',
    ),
    columns: texts(200, 'Columns, in this order; null for the usual ones', 'Колонки; пусто — обычные').nullable(),
    format: choice(registerFormats, 'Format', 'Формат'),
    timeZone: ownText('Zone whose clocks tell the times', 'Часовой пояс').example('Europe/Moscow'),
    language: choice(registerLanguages, 'Language of its words', 'Язык'),
    status: status(registerFlow),
    rowCount: integer('Rows written so far', 'Записано строк'),
    fileName: ownText('File name', 'Имя файла').example('Список заказов поставщикам 2026-11-20.xlsx'),
    sizeBytes: integer('Bytes', 'Байтов').nullable(),
    problem: ownText('Why it failed', 'Почему не удалась').nullable(),
    expiresAt: instant('Expires: the file goes', 'Файл хранится до'),
    ...{ version, createdAt, updatedAt, createdBy },
  },
});

export type RegisterExport = RecordOf<typeof registerExport>;
