import Type from 'typebox';
import { seeingImports } from '../../../kernel/exchange/exchange.ts';
import { flag, nullable, object, recordType } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { customFieldEntityTypes } from '../../../platform/custom-fields/entity-types.ts';
import { readDefinitions } from '../../../platform/custom-fields/read-definitions.ts';
import { columnsOf } from '../columns-of.ts';
import { findParent, kindField, kindNamed, kindsOf, parentField, type Served } from '../import-address.ts';
import { neededOf } from '../planning-of.ts';
import { isShown } from '../shown-columns.ts';

const target = object(
  {
    field: Type.String({ title: 'Target, as a mapping names it', examples: ['plannedCost'] }),
    title: Type.String({ title: 'Name of the column', examples: ['Плановая цена'] }),
    required: flag('A new record must have a value'),
    custom: flag("One of the portal's own fields"),
    entityType: nullable(
      recordType(
        customFieldEntityTypes,
        'The record type whose custom field it is: that of the rows, or of the records they refer to',
      ),
    ),
  },
  { title: 'Target of a mapping' },
);

/** The targets that file columns may be mapped to: the columns of the template. */
export const listColumns = (exchange: Served) =>
  query({
    name: `${exchange.kind}.list-import-columns`,
    summary: words('List the targets of a mapping', 'Поля для сопоставления'),
    description:
      "Every column an import knows, the portal's own fields too, in the order of the template. Files of requisition lines also fill custom " +
      'fields of their catalog items, `catalogItem.custom.<key>`, for those who may change the catalog (`catalog.update`, of keys `catalog.write`).',
    ...seeingImports(exchange),
    input: object({ ...parentField(exchange), ...kindField(kindsOf(exchange)) }),
    output: object({ items: Type.Array(target) }),
    async run(ctx, input) {
      const { kind = exchange.kind } = input;
      const wanted = kindNamed(exchange, kind);
      await findParent(ctx, exchange, input);
      const definitions = await readDefinitions(ctx);
      const needed = neededOf(wanted, definitions);
      const items = columnsOf(wanted, definitions)
        .filter((column) => isShown(column, ctx.actor))
        .map(({ field, title, required = false, customOf = null }) => ({
          field,
          title: title[ctx.language],
          required: required || needed.has(field),
          custom: customOf !== null,
          entityType: customOf,
        }));
      return { items };
    },
  });
