import type { FacadeReading } from '../../../kernel/facade-resource.ts';
import { standingConditions } from '../../../kernel/lists/lent-conditions.ts';
import type { ListQuery } from '../../../kernel/lists/list-query.ts';
import { withoutSamples } from '../../../platform/samples/without-samples.ts';

type Input = Readonly<Record<string, unknown>>;

/** A list as integrations see it: what fills an empty portal as an example is not in it. */
export const listWithoutSamples = ({ list, entity }: Pick<FacadeReading, 'list' | 'entity'>): ListQuery => ({
  ...list,
  run(ctx, input: Input, carried) {
    const standing = [withoutSamples(ctx.db.tenant, entity.type, list.listing.alias)];
    return list.run(ctx, { ...input, [standingConditions]: standing }, carried);
  },
});
