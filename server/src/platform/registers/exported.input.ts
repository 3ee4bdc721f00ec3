import Type, { type Static } from 'typebox';
import type { registerFormats, registerRows } from '../../../../nouns/register-export.ts';
import { choice, object, text } from '../../kernel/fields.ts';
import { invalidField, words } from '../../kernel/problems/errors.ts';
import { isTimeZone } from '../../kernel/values/is-time-zone.ts';
import type { Register } from './register.ts';

/** What a caller says of the file that a list becomes. */
export const exportedInput = (registers: readonly Register[]) =>
  object({
    list: choice(
      registers.map(({ list }) => list),
      'List: the identifier of its operation',
      { examples: ['catalog.list-items'] },
    ),
    filters: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        additionalProperties: true,
        title: 'Query parameters of the list: filters, `search`, `sort`, `includeArchived`, and the names in its path',
        examples: [{ sort: 'name' }],
      }),
    ),
    rows: Type.Optional(
      choice(
        ['records', 'lines'] as const satisfies Array<keyof typeof registerRows>,
        'A row for each record, or for each line inside the records; `records` unless given',
      ),
    ),
    columns: Type.Optional(
      Type.Array(text(200, 'Column'), {
        minItems: 1,
        maxItems: 200,
        uniqueItems: true,
        title: 'Only these columns, in this order',
      }),
    ),
    format: Type.Optional(
      choice(['xlsx', 'csv'] as const satisfies Array<keyof typeof registerFormats>, 'Format; `xlsx` unless given'),
    ),
    timeZone: Type.Optional(
      text(64, 'Zone whose clocks tell the times; that of the portal unless given', { examples: ['Europe/Moscow'] }),
    ),
  });

export type ExportedInput = Static<ReturnType<typeof exportedInput>>;

const ofPages = ['cursor', 'limit', 'fields', 'expand', 'includeTotal'];

/** Refuses what no file can follow: a page of the list, lines where there are none, and clocks of a zone that is none. */
export function checkExported({ lines }: Register, { filters = {}, rows, timeZone }: ExportedInput) {
  const ofPage = ofPages.find((name) => name in filters);
  if (ofPage)
    throw invalidField(
      `/filters/${ofPage}`,
      'not_a_filter',
      words('asks for a page; a file holds all of them', 'относится к странице, а в файле весь список'),
    );
  if (rows === 'lines' && !lines)
    throw invalidField(
      '/rows',
      'without_lines',
      words('the records of this list have no lines', 'у записей этого списка нет строк'),
    );
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw invalidField('/timeZone', 'unknown_timezone', words('is no known zone', 'неизвестный часовой пояс'));
}
