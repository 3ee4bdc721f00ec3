import type { Noun } from '../../../../../../nouns/kit/noun.ts';
import type { FactData } from '../../../../kernel/entity.ts';
import type { ReadContext, WriteContext } from '../../../../kernel/operation.ts';
import { archived, type Words, words } from '../../../../kernel/problems/errors.ts';
import { raw, type Sql } from '../../../../kernel/sql/sql.ts';
import { deliveryBatch, deliveryBatches } from '../../batches/delivery-batch.ts';
import { deliveryRoute, deliveryRoutes } from '../../routes/delivery-route.ts';

/** What a driver's link may belong to. */
export interface LinkHost {
  kind: 'route' | 'batch';
  /** The column of a link that names it. */
  column: Sql;
  what: Words;
  /** Refuses where there is none. */
  find(ctx: ReadContext, id: string): Promise<unknown>;
  /** Locks one that is in use; answers how to record what becomes of its link. */
  hold(ctx: WriteContext, id: string): Promise<(fact: LinkFact, tell: FactData) => void>;
}

type LinkFact = 'link_made' | 'link_ended';

const ofRoute: LinkHost = {
  kind: 'route',
  column: raw('route_id'),
  what: words('of a route', 'маршрута'),
  find: ({ db }, id) => deliveryRoutes.byId(db, id),
  async hold(ctx, id) {
    const route = await deliveryRoutes.open(ctx, id);
    refuseArchived(route, deliveryRoute.noun);
    return (fact, tell) => ctx.record(deliveryRoute.fact(fact, route, tell));
  },
};

const ofBatch: LinkHost = {
  kind: 'batch',
  column: raw('batch_id'),
  what: words('of a delivery batch', 'партии доставки'),
  find: ({ db }, id) => deliveryBatches.byId(db, id),
  async hold(ctx, id) {
    const batch = await deliveryBatches.open(ctx, id);
    refuseArchived(batch, deliveryBatch.noun);
    return (fact, tell) => ctx.record(deliveryBatch.fact(fact, batch, tell));
  },
};

export const linkHosts = { route: ofRoute, batch: ofBatch };

function refuseArchived({ archivedAt }: { archivedAt: string | null }, noun: Noun['words']) {
  if (archivedAt) throw archived(noun);
}
