import { catalogCategory as declared } from '../../../../../nouns/catalog-category.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../../platform/records/read-operations.ts';
import { store } from '../../../platform/records/store.ts';

export const catalogCategory = entityOf(declared);

export const categories = store(catalogCategory);

const reading = { permission: 'catalog.read', scope: 'catalog.read' } as const;

export const getCategory = getRecord(categories, {
  name: 'catalog.get-category',
  summary: words('Get a category', 'Получить категорию'),
  ...reading,
});

export const listCategories = listRecords(
  categories,
  listingOf(declared, { name: 'catalog-categories', defaultSort: 'name' }),
  {
    name: 'catalog.list-categories',
    summary: words('List categories', 'Список категорий'),
    description:
      'Page by page, with filters. `parentId[isNull]=true` gives the roots; the whole tree at once is `/tree`.',
    ...reading,
  },
);
