import Type, { type Static } from 'typebox';
import { handedOnByLine } from '../../../../../nouns/handed-on.ts';
import { creationOf } from '../../../kernel/entity-of.ts';
import { object } from '../../../kernel/fields.ts';

const lineInput = object(creationOf(handedOnByLine), { title: 'Line of a template' });

export type TemplateLineInput = Static<typeof lineInput>;

export const linesInput = Type.Array(lineInput, {
  minItems: 1,
  maxItems: 200,
  title: 'Lines, in their order, the whole list',
  examples: [[{ name: 'Бумага А4, 500 л.', quantity: '20', uom: '778' }]],
});
