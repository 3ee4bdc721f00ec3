import { choice, id, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

/** What of a supplier's line an item is known by. */
export const rememberedKinds = {
  article: words('Article', 'Артикул'),
  code: words('Code', 'Код'),
  name: words('Name', 'Наименование'),
};

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

/** What a person has said a supplier's line is for: holds for every next document of that supplier. */
export const rememberedMatch = noun({
  type: 'remembered_match',
  words: words('Remembered match', 'Запомненное сопоставление'),
  table: 'remembered_matches',
  alias: 'held',
  audience: 'internal',
  displayName: 'text',
  facts: ['remembered', 'changed', 'forgotten'],
  fields: {
    id: id().filterable().sortable(),
    supplierId: id('Supplier', 'Поставщик').filterable(),
    supplierName: text(255, 'Name of the supplier', 'Название поставщика')
      .nullable()
      .computed()
      .example('ООО «Цементный двор»'),
    kind: choice(rememberedKinds, 'What the item is known by', 'По чему узнаётся позиция').filterable(),
    text: text(500, 'As the supplier writes it', 'Как пишет поставщик').searchable().example('ЦЕМ-500-50'),
    catalogItemId: id('Catalog item', 'Позиция каталога').filterable(),
    catalogItemName: text(500, 'Name of the item', 'Название позиции').nullable().computed().example('Цемент М500'),
    documentId: id('Document it was last said in', 'Документ, в котором это указали последний раз').nullable(),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type RememberedMatch = RecordOf<typeof rememberedMatch>;
