import { columns, count, counts, faults, problem, result, shownTexts, warnings } from './import-findings.ts';
import { delimiters, importParameters, textEncodings } from './import-parameters.ts';
import { choice, id, instant, integer, ownText, status, text } from './kit/fields.ts';
import { lifecycle, status as shown } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const importFlow = lifecycle({
  initial: 'parsing',
  statuses: {
    parsing: shown('Being read', 'Читается', 'accent'),
    preview_ready: shown('Waits for a decision', 'Ждёт решения', 'warning'),
    applying: shown('Being applied', 'Применяется', 'accent'),
    applied: shown('Applied', 'Применён', 'good'),
    partially_applied: shown('Applied in part', 'Применён частично', 'warning'),
    failed: shown('Failed', 'Не удался', 'bad'),
    expired: shown('Expired', 'Истёк'),
  },
  moves: {
    preview: { from: ['parsing'], to: 'preview_ready' },
    read: { from: ['preview_ready', 'failed'], to: 'parsing' },
    apply: { from: ['preview_ready'], to: 'applying' },
    giveUp: { from: ['parsing', 'applying'], to: 'failed' },
    giveBack: { from: ['applying'], to: 'preview_ready' },
    finish: { from: ['applying'], to: 'applied' },
    finishInPart: { from: ['applying'], to: 'partially_applied' },
    expire: { from: ['parsing', 'preview_ready', 'failed'], to: 'expired' },
  },
});

export type ImportMove = keyof typeof importFlow.moves;

const sources = {
  file: words('File', 'Файл'),
  mail_text: words('Text of a letter', 'Текст письма'),
  mail_attachment: words('Attachment of a letter', 'Вложение письма'),
};

const modes = {
  append: words('Only add', 'Только добавить'),
  upsert: words('Add and change', 'Добавить и изменить'),
  replace: words('Replace', 'Заменить'),
};

const formats = {
  xlsx: words('XLSX', 'XLSX'),
  ods: words('ODS', 'ODS'),
  csv: words('CSV', 'CSV'),
  letter: words('Letter', 'Письмо'),
};

const { version, createdAt, updatedAt, createdBy } = recordFields;

/** A file or a letter that becomes records: read, shown row by row, and applied when a person says so. */
export const importJob = noun({
  type: 'import_job',
  words: words('Import', 'Импорт'),
  table: 'import_jobs',
  alias: 'import',
  audience: 'business',
  displayName: 'fileName',
  lifecycle: importFlow,
  facts: ['created', 'applied', 'failed'],
  fields: {
    id: id(),
    kind: ownText('What is imported', 'Что импортируется').example('catalog'),
    source: choice(sources, 'Where the rows came from', 'Откуда взяты строки'),
    status: status(importFlow),
    mode: choice(
      modes,
      '`append` only adds, `upsert` also changes what it finds, `replace` also cancels what it does not name',
      '`append` только добавляет, `upsert` ещё и меняет найденное, `replace` ещё и отменяет неназванное',
    ),
    fileName: text(255, 'File name', 'Имя файла').example('прайс.xlsx'),
    fileSize: count('Bytes', 'Байтов'),
    parameters: importParameters,
    format: choice(formats, 'Format found', 'Обнаруженный формат').nullable().computed(),
    sheet: ownText('Sheet read', 'Прочитанный лист').nullable().computed(),
    sheets: shownTexts('Sheets of the book', 'Листы книги').computed(),
    encoding: choice(textEncodings, 'Encoding found', 'Обнаруженная кодировка').nullable().computed(),
    delimiter: choice(delimiters, 'Delimiter found', 'Обнаруженный разделитель').nullable().computed(),
    headerRow: integer('Row of the headings', 'Строка заголовков').nullable().computed(),
    columns: columns.computed(),
    counts: counts,
    faults,
    warnings: warnings.computed(),
    result: result.nullable(),
    problem: problem.nullable(),
    ...{ version, createdAt, updatedAt, createdBy },
    appliedAt: instant('Applied', 'Применён').nullable(),
    expiresAt: instant(
      'Expires: the file, its rows and its preview go',
      'Истекает: файл, строки и предпросмотр удаляются',
    ),
  },
});

export type ImportJob = RecordOf<typeof importJob>;
