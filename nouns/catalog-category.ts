import { field } from './kit/field.ts';
import { id, integer, status, text } from './kit/fields.ts';
import { activeOrArchived } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const lifecycle = activeOrArchived(words('Active', 'Действует'), words('Archived', 'В архиве'));

/** Levels of the tree, the root's among them. */
export const maxDepth = 8;

/** A branch of the tree that catalog items stand in. */
export const catalogCategory = noun({
  type: 'catalog_category',
  words: words('Catalog category', 'Категория каталога'),
  table: 'catalog_categories',
  alias: 'category',
  audience: 'business',
  displayName: 'name',
  lifecycle,
  facts: ['created', 'updated', 'archived', 'restored'],
  fields: {
    id: id().filterable().sortable(),
    parentId: id('Category above; a root has none', 'Вышестоящая категория; у корневой её нет')
      .nullable()
      .writable()
      .filterable(),
    name: text(200, 'Name', 'Название').required().filterable().sortable().searchable().example('Сухие смеси'),
    code: text(32, 'Code, such as that of a classifier', 'Код, например по классификатору')
      .nullable()
      .writable()
      .filterable()
      .sortable()
      .searchable()
      .example('23.51'),
    path: field<string[]>(
      'set',
      { type: 'array', items: id().spec.schema },
      'Identifiers from the root to the category itself',
      'Идентификаторы от корневой до самой категории',
    ),
    position: integer(
      'Place among its siblings; equal ones stand by name',
      'Место среди соседних категорий; при равенстве — по названию',
      { minimum: 0, maximum: 1_000_000 },
    )
      .writable()
      .filterable()
      .sortable(),
    status: status(lifecycle).filterable(),
    ...recordFields,
  },
});

export type CatalogCategory = RecordOf<typeof catalogCategory>;
