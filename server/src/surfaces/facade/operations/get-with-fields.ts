import Type, { type TObject } from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { keepFields } from '../../../kernel/lists/keep-fields.ts';
import { type AnyQuery, query } from '../../../kernel/operation.ts';

/** The domain's own query for one record, limited to the requested fields, as in lists. */
export function getWithFields(get: AnyQuery): AnyQuery {
  const known = Object.keys((get.output as TObject).properties);
  const { kind: _, ...declared } = get;
  return query({
    ...declared,
    refuses: [...(get.refuses ?? []), 'invalid_fields'],
    input: object({
      ...(get.input as TObject).properties,
      fields: Type.Optional(Type.String({ title: 'Up to 50 paths to keep; `id` and `version` always stay' })),
    }),
    run: async (ctx, { fields, ...input }: { fields?: string }) =>
      keepFields([await get.run(ctx, input, undefined)], fields, known)[0],
  });
}
