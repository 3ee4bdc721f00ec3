import { connector } from '../../server/src/kernel/integrations/connector.ts';
import type { Manifest } from '../../server/src/kernel/integrations/manifest.ts';
import type { OutgoingWrite, Reconciliation, Written } from '../../server/src/kernel/integrations/outgoing-write.ts';
import { ProviderError, type ProviderErrorKind } from '../../server/src/kernel/integrations/provider.ts';
import { words } from '../../server/src/kernel/problems/errors.ts';
import type { World } from './world.ts';

const limitMs = 15_000;

interface Parts {
  world: World;
  /** How often something goes wrong; nothing once the faults stop. */
  share(): number;
  areOver(): boolean;
}

/** A provider that carries out every write it is sent, however often it is sent: what it refuses it says, where its answer is not lost. */
export function createProvider({ world, share, areOver }: Parts) {
  const { random } = world;
  const carriedOut = new Map<string, number>();
  let sends = 0;

  const send = ({ id }: Pick<OutgoingWrite, 'id'>) =>
    new Promise<Written>((resolve, reject) => {
      const process = world.running;
      sends += 1;
      const limit = world.after(limitMs, process, () => reject(fault('unknown_outcome')));
      const answer = (end: () => void) =>
        world.after(random.between(1, 2_000), process, () => {
          limit.isOff = true;
          end();
        });
      if (world.fails(share())) return answer(() => reject(fault('unavailable')));
      if (world.fails(share())) return;
      world.after(random.between(1, 600), null, () => {
        if (!areOver() && random.chance(0.15))
          return answer(() => reject(fault(random.pick(['rate_limited', 'unavailable', 'validation']))));
        carriedOut.set(id, (carriedOut.get(id) ?? 0) + 1);
        if (world.fails(share())) return;
        if (world.fails(share())) return answer(() => reject(fault('contract_violation')));
        answer(() => resolve({ externalId: id }));
      });
    });

  /** A look changes nothing, and may fail. */
  const reconcile = ({ id }: Pick<OutgoingWrite, 'id'>) =>
    new Promise<Reconciliation>((resolve, reject) => {
      const process = world.running;
      world.after(random.between(1, 1_200), process, () => {
        if (world.fails(share())) reject(fault('unavailable'));
        else resolve(carriedOut.has(id) ? { found: 'yes', written: { externalId: id } } : { found: 'no' });
      });
    });

  const connectorOf = (slug: string, searches: boolean) =>
    connector({
      manifest: { slug } as Manifest,
      writes: {
        'simulated.write': {
          send: (_, write) => send(write),
          ...(searches && { reconcile: (_: unknown, write: OutgoingWrite) => reconcile(write) }),
        },
      },
    });

  return {
    connectors: [connectorOf('searched', true), connectorOf('unsearched', false)],
    /** How often a write was carried out. */
    times: (id: string) => carriedOut.get(id) ?? 0,
    sends: () => sends,
  };
}

const fault = (kind: ProviderErrorKind) => new ProviderError(kind, words('It went wrong.', 'Не вышло.'));
