import Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import { choice, id, text } from '../../../kernel/fields.ts';
import { words } from '../../../kernel/problems/errors.ts';

/** A category a supplier trades in: told by a person, or seen in the items linked to it. */
export const assortmentCategory = entity({
  type: 'assortment_category',
  noun: words('Category of an assortment', 'Категория ассортимента'),
  audience: 'business',
  displayName: 'name',
  fields: {
    id: id('Category'),
    supplierId: id('Supplier'),
    name: text(200, 'Category', { examples: ['Цемент'] }),
    sources: Type.Array(choice(['manual', 'auto'], 'Source'), {
      title: 'Told by a person, seen in the items linked to the supplier, or both',
    }),
  },
  facts: ['added', 'removed'],
});

export type AssortmentCategory = Type.Static<typeof assortmentCategory.view>;
