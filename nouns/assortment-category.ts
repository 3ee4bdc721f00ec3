import { choices, id, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

const sources = {
  manual: words('by hand', 'вручную'),
  auto: words('by linked items', 'по связанным позициям'),
};

/** A category that a supplier trades in: added by a person, or seen in the items linked to it. */
export const assortmentCategory = noun({
  type: 'assortment_category',
  words: words('Category of an assortment', 'Категория ассортимента'),
  table: 'supplier_categories',
  alias: 'known',
  audience: 'business',
  displayName: 'name',
  facts: ['added', 'removed'],
  fields: {
    id: id('Category', 'Категория').column('category_id'),
    supplierId: id('Supplier', 'Поставщик'),
    name: text(200, 'Category', 'Категория').computed().example('Цемент'),
    sources: choices(
      sources,
      'Added by a person, seen in the items linked to the supplier, or both',
      'Добавлена человеком, видна по связанным позициям или и то и другое',
    ).computed(),
  },
});

export type AssortmentCategory = RecordOf<typeof assortmentCategory>;
