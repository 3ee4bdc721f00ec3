import { type Words, words } from '../../kernel/problems/errors.ts';

/** Why a row is left alone or waits for a decision: stable codes, and what a person reads. */
export const rowReasons = {
  chosen: words('left out by choice', 'пропущена по вашему выбору'),
  unchanged: words('nothing differs from the record', 'отличий от записи нет'),
  exists: words(
    'the record is there already, and this mode only adds',
    'такая запись уже есть, а этот режим только добавляет',
  ),
  ambiguous: words('several records match; choose one', 'подходит несколько записей, выберите одну'),
  archived: words(
    'the record is in the archive; restore it or skip the row',
    'запись в архиве: верните её или пропустите строку',
  ),
  taken: words(
    'another record has the value that belongs to one record alone, such as the article',
    'значение, которое бывает только у одной записи, например артикул, уже есть у другой',
  ),
  unknown_code: words(
    'no record of the portal has this service code; choose the record or skip the row',
    'записи с таким служебным кодом в портале нет: выберите запись или пропустите строку',
  ),
  stale_version: words(
    'the record was changed after the file was exported; confirm the change or skip the row',
    'запись изменили после выгрузки файла: подтвердите изменение или пропустите строку',
  ),
  changed_since_preview: words('the record was changed since the preview', 'запись изменили после предпросмотра'),
} as const satisfies Record<string, Words>;

export type RowReason = keyof typeof rowReasons;
