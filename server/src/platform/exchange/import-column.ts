import Type from 'typebox';
import { choice, nullable, object } from '../../kernel/fields.ts';

const toldBy = choice(
  ['person', 'memory', 'heading'],
  'Who told its target: a person here, one before for these headings, or the heading',
);

/** A column of the file, and where its values go. */
export const importColumn = object({
  column: Type.String({ title: 'Letters of the column', examples: ['B'] }),
  heading: nullable(Type.String({ title: 'Heading', examples: ['Наименование'] })),
  target: nullable(Type.String({ title: 'Target; null is ignored', examples: ['name'] })),
  samples: Type.Array(Type.String(), { title: 'First values' }),
  toldBy: Type.Optional(nullable(toldBy)),
});
