import { field } from './field.ts';
import { id, instant, integer, text } from './fields.ts';
import { objectSchema } from './structures.ts';

/** Values of the portal's own fields, by key: a string, number, boolean, array of strings, or null to clear. */
export const customFields = () =>
  field<Record<string, unknown>>(
    'custom-fields',
    { type: 'object', additionalProperties: true },
    'Custom fields',
    'Свои поля',
  )
    .writable()
    .describe('By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`.');

/** Identifiers of the record in external systems. */
export const externalLinks = () =>
  field<Array<{ externalSource: string; externalId: string }>>(
    'external-links',
    {
      type: 'array',
      items: objectSchema({
        externalSource: text(64, 'Name of the external system', 'Внешняя система').example('1c'),
        externalId: text(200, 'Identifier in the external system', 'Идентификатор во внешней системе').example(
          '000000104',
        ),
      }),
    },
    'External identifiers',
    'Внешние идентификаторы',
  );

/** The last fields of every record that can be archived: its version, and when and by whom it was created, changed and archived. */
export const recordFields = {
  version: integer('Version', 'Версия', { minimum: 1 }),
  createdAt: instant('Created', 'Создано').filterable().sortable(),
  updatedAt: instant('Changed', 'Изменено').filterable().sortable(),
  archivedAt: instant('Archived', 'В архиве с').nullable(),
  createdBy: id('Created by', 'Кто создал').nullable(),
  updatedBy: id('Changed by', 'Кто изменил').nullable(),
};
