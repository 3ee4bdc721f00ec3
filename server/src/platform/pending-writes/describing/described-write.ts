import Type, { type Static } from 'typebox';
import { choice, currency, nullable, object } from '../../../kernel/fields.ts';

const value = object({
  text: Type.String({ title: 'As the API takes it', examples: ['796'] }),
  name: nullable(Type.String({ title: 'What people call it: words of a choice, name of a record', examples: ['шт'] })),
  page: nullable(Type.String({ title: 'Page of the record in the portal' })),
});

const field = object({
  path: Type.String({ title: 'Where it stands in `input`', examples: ['items.0.quantity'] }),
  label: Type.String({ title: 'What people call it', examples: ['Количество'] }),
  kind: choice(['text', 'decimal', 'money', 'date', 'instant', 'flag', 'unit'], 'How its values are written'),
  values: Type.Array(value, { title: 'Values; none where it is emptied' }),
});

const fields = Type.Array(field, { title: 'Fields' });

const list = object({
  path: Type.String({ title: 'Where it stands in `input`', examples: ['items'] }),
  label: Type.String({ title: 'What people call it', examples: ['Позиции'] }),
  rows: Type.Array(object({ fields }), { title: 'Rows' }),
});

/** What a write was given, in the words of the caller's language. */
export const describedWrite = object(
  {
    fields,
    lists: Type.Array(list, { title: 'Lists, such as lines' }),
    currency: nullable(currency('Currency of its sums')),
  },
  { title: 'Pending write in words' },
);

export type DescribedWrite = Static<typeof describedWrite>;
export type DescribedField = Static<typeof field>;
