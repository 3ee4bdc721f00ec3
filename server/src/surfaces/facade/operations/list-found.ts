import Type, { type TObject } from 'typebox';
import type { FacadeResource } from '../../../kernel/facade-resource.ts';
import { text } from '../../../kernel/fields.ts';
import { lentConditions } from '../../../kernel/lists/lent-conditions.ts';
import type { ListQuery } from '../../../kernel/lists/list-query.ts';
import {
  customFilterPattern,
  filtersByValues,
  holdingValues,
} from '../../../platform/custom-fields/filter-by-values.ts';
import { linkedTo } from '../../../platform/external-links/linked-to.ts';
import { listWithoutSamples } from './list-without-samples.ts';

type Input = Readonly<Record<string, unknown>>;

/** The domain's own list, with filters by external identifiers and custom fields. */
export function listFound(resource: FacadeResource): ListQuery {
  const { entity } = resource;
  const list = listWithoutSamples(resource);
  const { alias } = list.listing;
  const { customFieldsOf } = entity;
  const isAtOnce = (input: Input) =>
    typeof list.asksAtOnce === 'function' ? list.asksAtOnce(input as never) : list.asksAtOnce === true;
  return {
    ...list,
    asksAtOnce: (input: Input) => !filtersByValues(input) && isAtOnce(input),
    input: Type.Object(
      { ...(list.input as TObject).properties, ...linkParameters },
      {
        additionalProperties: false,
        ...(customFieldsOf && { patternProperties: { [customFilterPattern]: customParameter } }),
      },
    ),
    // Nothing is awaited before the list's statement unless definitions are needed, so that a list of one flight stays one.
    run(ctx, input: Input, carried) {
      const linked = linkedTo(ctx.db.tenant, entity.type, alias, input);
      const found = (own: typeof linked) => list.run(ctx, { ...input, [lentConditions]: [...linked, ...own] }, carried);
      if (!customFieldsOf || !filtersByValues(input)) return found([]);
      return holdingValues(ctx, customFieldsOf, alias, input).then(found);
    },
  };
}

const linkParameters = {
  externalSource: Type.Optional(text(64, 'Only records linked to this external system', { examples: ['1c'] })),
  externalId: Type.Optional(
    text(2_000, 'Identifiers in that system, comma separated; with `externalSource`', { examples: ['000000104'] }),
  ),
  'externalId[eq]': Type.Optional(
    text(200, 'The exact identifier in that system, which may contain commas; with `externalSource`'),
  ),
};

const customParameter = Type.String({
  title: 'Records whose custom fields hold these values',
  description:
    'Each field by a parameter of its own, `custom.<key>`: one of the given values, comma separated; `custom.<key>[eq]` is exactly the given text. Keys are those that the portal has defined for these records: define them first. Values are checked by the type of the field; a choice of several options is found by any of them.',
  maxLength: 2_000,
  'x-parameter': 'custom',
  examples: [{ 'custom.hazard_class': '3' }],
});
