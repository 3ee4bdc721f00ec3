import type { Portals } from '../create-portals.ts';
import type { Work } from './delivery-work.ts';
import { releaseDeliveries } from './release-deliveries.ts';

/** Gives back what was taken and will not be sent; only `done` waits for it. */
export function createGiveBack(portals: Pick<Portals, 'run'>, failed: (error: unknown) => void) {
  const underWay = new Set<Promise<void>>();
  return {
    giveBack(works: readonly Work[]) {
      for (const [tenantId, list] of Map.groupBy(works, (work) => work.tenantId)) {
        const leases = list.map(({ deliveryId, lease }) => ({ id: deliveryId, lease }));
        const giving = portals.run(tenantId, releaseDeliveries, { leases }).then(() => {}, failed);
        underWay.add(giving);
        void giving.finally(() => underWay.delete(giving));
      }
    },
    done: () => Promise.all(underWay),
  };
}
