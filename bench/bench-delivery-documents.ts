import { newKey, newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { fillDelivery } from './logistics/fill-delivery.ts';
import { median, rounded } from './measure/figures.ts';
import { openConnection } from './measure/open-connection.ts';
import { residentMiB } from './measure/processes.ts';
import { requestText } from './measure/request-text.ts';
import { sized } from './measure/size.ts';
import { watchMemory } from './measure/watch-memory.ts';

const lines = sized(500, 20);
const turns = sized(7, 2);

const scopes = ['procurement', 'supplier', 'logistics_object', 'route', 'batch'];

/** A requisition of five hundred lines into documents of each scope, and their papers in one archive: seconds, memory. */
export async function benchDeliveryDocuments({ owner, pepper, startOurs }: Environment) {
  const tenantId = await newPortal(owner);
  const key = await newKey(owner, pepper, tenantId);
  const procurementId = await fillDelivery(owner, tenantId, lines);
  const ours = await startOurs('web');
  const connection = await openConnection(ours.port);
  const ask = async (path: string, body: object) => {
    const begun = performance.now();
    const answer = await connection.send(requestText('POST', `/api/v1/logistics/${path}`, key, body));
    if (answer.status >= 300) throw new Error(`${path}: ${answer.body}`);
    return { took: performance.now() - begun, body: answer.body };
  };
  const rows: object[] = [];
  try {
    for (const scope of scopes) {
      const before = residentMiB(ours.pid);
      const watched = watchMemory(ours.pid);
      const times: number[] = [];
      let made = 0;
      for (let turn = 0; turn < turns; turn += 1) {
        const { took, body } = await ask(`procurements/${procurementId}/documents`, { kind: 'packing_list', scope });
        made = [JSON.parse(body)].flat().length;
        times.push(took);
      }
      const memory = { 'memory +MiB': Math.round(watched.most() - before), 'memory MiB': Math.round(watched.most()) };
      rows.push({ scope: `${scope}, ${lines} lines`, documents: made, ...seconds(times), ...memory });
    }
  } finally {
    connection.close();
    await ours.stop();
  }
  return rows;
}

/** The first one prepares its statements. */
const seconds = (times: readonly number[]) => ({
  'first s': rounded((times[0] ?? 0) / 1_000),
  'p50 s': rounded(median(times.slice(1)) / 1_000),
});
