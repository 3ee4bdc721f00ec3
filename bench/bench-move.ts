import { withInstallation } from '../scripts/portals/with-installation.ts';
import { movePortal } from '../server/src/platform/moving/move/move-portal.ts';
import { readSettings } from '../server/src/read-settings.ts';
import { fillItems, newKey, newPortal } from './environment/fill-portals.ts';
import { type Installation, startInstallation } from './environment/start-environment.ts';
import { rounded } from './measure/figures.ts';
import { sized } from './measure/size.ts';
import { startLoader } from './measure/start-loader.ts';

/** Each has a row of its own and one in another system: a million rows in all. */
const items = sized(500_000, 500);
const goalMs = 10_000;

/** A portal of a million rows moves to another installation while it is written: how long that takes, and how long its writes are held. */
export async function benchMove() {
  const [source, target] = [await startInstallation(), await startInstallation()];
  const loader = startLoader();
  try {
    const tenantId = await newPortal(source.owner);
    await fillItems(source.owner, tenantId, items);
    await source.owner.query('vacuum analyze catalog_items, external_links');
    const key = await newKey(source.owner, source.pepper, tenantId);
    const { rows } = await source.owner.query<{ slug: string }>('select slug from tenants where tenant_id = $1', [
      tenantId,
    ]);
    const web = await source.startOurs('web');
    const written = { requests: 0, refused: 0 };
    let moves = true;
    const writing = (async () => {
      while (moves) {
        const order = { port: web.port, key, job: 'create', connections: 1, requests: 20 } as const;
        const outcome = await loader.run({ ...order, ids: [], brands: ['Move'], names: ['Written meanwhile'] });
        written.requests += outcome.requests;
        written.refused += Object.values(outcome.unexpected).reduce((sum, count) => sum + count, 0);
      }
    })();
    const began = performance.now();
    const slug = rows[0]?.slug as string;
    const moving = inHand(source, (from) =>
      inHand(target, (to) =>
        movePortal({
          ...{ source: from, target: to, slug },
          ...{ holdSeconds: 60, patienceSeconds: 120, withoutMissing: false },
        }),
      ),
    );
    await Promise.allSettled([moving]);
    const seconds = (performance.now() - began) / 1_000;
    moves = false;
    await writing;
    const moved = await moving;
    const { held } = moved;
    return [
      {
        rows: moved.rows,
        seconds: Math.round(seconds),
        'rows a second': Math.round(moved.rows / seconds),
        'written meanwhile': written.requests - written.refused,
        'held ms': held?.milliseconds ?? Number.NaN,
        'rows sent while held': held?.rows ?? Number.NaN,
        goal: goalMs,
        'of it': rounded((held?.milliseconds ?? Number.NaN) / goalMs),
      },
    ];
  } finally {
    await loader.stop();
    for (const installation of [source, target]) await installation.stop();
  }
}

const inHand = <T>(installation: Installation, work: Parameters<typeof withInstallation<T>>[1]) =>
  withInstallation(
    readSettings({
      ...{ DATABASE_URL: installation.ownerUrl, DATA_DIR: installation.dataDir, MASTER_KEY: installation.masterKey },
      ...{ PUBLIC_URL: 'https://bench.example', NODE_ENV: 'test' },
    }),
    work,
    'as it is',
  );
