import Type from 'typebox';
import { maySee } from '../../../kernel/actor.ts';
import { words } from '../../../kernel/errors.ts';
import { seeingImports } from '../../../kernel/exchange.ts';
import { flag, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { readDefinitions } from '../../../platform/custom-fields/definitions.ts';
import { columnsOf } from '../columns-of.ts';
import { findParent, kindField, kindNamed, kindsOf, parentField, type Served } from '../import-address.ts';

const target = object(
  {
    field: Type.String({ title: 'Target, as a mapping names it', examples: ['plannedCost'] }),
    title: Type.String({ title: 'Name of the column', examples: ['Плановая цена'] }),
    required: flag('A new record must have a value'),
    custom: flag("One of the portal's own fields"),
  },
  { title: 'Target of a mapping' },
);

/** What columns of a file may be mapped to, those of the template. */
export const listColumns = (exchange: Served) =>
  query({
    name: `${exchange.kind}.list-import-columns`,
    summary: words('List the targets of a mapping', 'Поля для сопоставления'),
    description: "Every column an import knows, the portal's own fields too, in the order of the template.",
    ...seeingImports(exchange),
    input: object({ ...parentField(exchange), ...kindField(kindsOf(exchange)) }),
    output: object({ items: Type.Array(target) }),
    async run(ctx, input) {
      const { kind = exchange.kind } = input;
      const wanted = kindNamed(exchange, kind);
      await findParent(ctx, exchange, input);
      const definitions = await readDefinitions(ctx);
      const needed = definitions.flatMap(({ entityType, required, status, key }) =>
        required && status === 'active' && entityType === wanted.card.customFieldsOf ? [`custom.${key}`] : [],
      );
      const items = columnsOf(wanted, definitions)
        .filter(({ guardedBy }) => !guardedBy || maySee(ctx.actor, guardedBy))
        .map(({ field, title, required = false }) => ({
          field,
          title: title[ctx.language],
          required: required || needed.includes(field),
          custom: field.startsWith('custom.'),
        }));
      return { items };
    },
  });
