import Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import { choice, flag, id, integer, nullable, text } from '../../../kernel/fields.ts';
import { lifecycle } from '../../../kernel/lifecycle.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { recordFields } from '../../../kernel/record.ts';
import { optionList } from '../../../platform/custom-fields/custom-field.ts';

export const productFieldLifecycle = lifecycle('active', {
  archive: { from: ['active'], to: 'archived' },
  restore: { from: ['archived'], to: 'active' },
});

const productFieldTypes = ['string', 'number', 'date', 'boolean', 'select'] as const;

/** A field that the company keeps on the lines of requisitions and of requests for quotes; values stand in the lines, by its key. */
export const productField = entity({
  type: 'product_field',
  noun: words('Product field', 'Поле позиции'),
  audience: 'business',
  displayName: 'label',
  fields: {
    id: id(),
    key: Type.String({ pattern: '^[a-z][a-z0-9_]{0,62}$', title: 'Key', examples: ['drawing_number'] }),
    label: text(200, 'Label', { examples: ['Номер чертежа'] }),
    type: choice(productFieldTypes, 'Type'),
    options: nullable(optionList),
    required: flag('A new line must have a value'),
    position: integer('Place in a form', { minimum: 0, maximum: 100_000 }),
    status: choice(productFieldLifecycle.statuses, 'Status'),
    ...recordFields,
  },
  facts: ['created', 'updated', 'archived'],
  lifecycle: productFieldLifecycle,
});

export type ProductField = Type.Static<typeof productField.view>;
