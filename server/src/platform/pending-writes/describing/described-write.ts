import Type, { type Static } from 'typebox';
import { choice, currency, nullable, object } from '../../../kernel/fields.ts';

const value = object({
  text: Type.String({ title: 'As the API takes it', examples: ['796'] }),
  name: nullable(Type.String({ title: 'What people call it: words of a choice, name of a record', examples: ['шт'] })),
  page: nullable(Type.String({ title: 'Page of the record in the portal' })),
});

const values = (title: string) => Type.Array(value, { title });

const called = {
  path: Type.String({ title: 'Where it stands in `input`', examples: ['items.0.quantity'] }),
  label: Type.String({ title: 'What people call it', examples: ['Количество'] }),
  kind: choice(['text', 'decimal', 'money', 'date', 'instant', 'flag', 'unit'], 'How its values are written'),
};

const field = object({ ...called, values: values('Values; none where it is emptied') });

const fields = Type.Array(field, { title: 'Fields' });

const list = object({
  path: Type.String({ title: 'Where it stands in `input`', examples: ['items'] }),
  label: Type.String({ title: 'What people call it', examples: ['Позиции'] }),
  rows: Type.Array(object({ fields }), { title: 'Rows' }),
});

const change = object({
  ...called,
  path: Type.String({ title: 'Where it stands in the record', examples: ['items.0.quantity'] }),
  before: values('What the record says now; nothing of a new one, and of what the caller may not read'),
  after: values('What it would say; nothing where it is emptied'),
});

/** What a write was given, and what it would change, in the words of the caller's language. */
export const describedWrite = object(
  {
    fields,
    lists: Type.Array(list, { title: 'Lists, such as lines' }),
    changes: Type.Array(change, { title: 'What the record would say in place of what it says now' }),
    currency: nullable(currency('Currency of its sums')),
  },
  { title: 'Pending write in words' },
);

export type DescribedWrite = Static<typeof describedWrite>;
export type DescribedChange = Static<typeof change>;
export type DescribedField = Static<typeof field>;
