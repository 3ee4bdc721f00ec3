import { choice, id, integer } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const languages = { ru: words('Russian', 'Русский'), en: words('English', 'Английский') };

const { version, createdAt, updatedAt, createdBy } = recordFields;

/** An example company that fills an empty portal, and goes as a whole. */
export const sampleData = noun({
  type: 'sample_data',
  words: words('Sample data', 'Примеры'),
  table: 'sample_sets',
  alias: 'sample',
  audience: 'internal',
  displayName: 'language',
  facts: ['created', 'deleted'],
  fields: {
    id: id(),
    language: choice(languages, 'Language of its words', 'Язык'),
    recordCount: integer('Records', 'Записей', { minimum: 0 }).example(80),
    ...{ version, createdAt, updatedAt, createdBy },
  },
});

export type SampleData = RecordOf<typeof sampleData>;
