import { readScms } from '../scripts/demo/read-scms.ts';
import { mapRow } from '../scripts/demo/scms-item.ts';
import { customFields } from '../scripts/demo/set-up.ts';
import { newKey, newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { rounded } from './measure/figures.ts';
import { openConnection } from './measure/open-connection.ts';
import { requestText } from './measure/request-text.ts';
import { sized } from './measure/size.ts';

const batchPath = '/api/v1/integration-api/catalog-items/batch';

/** All 10,324 real rows through the facade, a hundred to a batch, each row an item with its outside identifier. */
export async function benchPush({ owner, pepper, startOurs }: Environment) {
  const key = await newKey(owner, pepper, await newPortal(owner));
  const operations = readScms()
    .slice(0, sized(Number.POSITIVE_INFINITY, 100))
    .flatMap((row) => {
      const mapped = mapRow(row);
      if ('refused' in mapped) return [];
      const { externalId: _, sku, ...data } = mapped.item;
      return [
        {
          op: 'upsert',
          externalSource: 'scms',
          externalId: String(row.ID),
          data: { ...data, sku: `${sku}-${row.ID}` },
        },
      ];
    });
  const ours = await startOurs('web');
  const connection = await openConnection(ours.port);
  for (const field of customFields) {
    const reply = await connection.send(requestText('POST', '/api/v1/settings/custom-fields', key, field));
    if (reply.status !== 201) throw new Error(`The custom field was refused: ${reply.body}`);
  }
  const pass = async () => {
    const begun = performance.now();
    for (let start = 0; start < operations.length; start += 100) {
      const body = { mode: 'independent', operations: operations.slice(start, start + 100) };
      const reply = await connection.send(requestText('POST', batchPath, key, body));
      if (reply.status !== 207 || /"status":4/.test(reply.body))
        throw new Error(`The batch was refused: ${reply.body.slice(0, 500)}`);
    }
    return (performance.now() - begun) / 1000;
  };
  const [first, again] = [await pass(), await pass()];
  connection.close();
  await ours.stop();
  return [
    {
      push: 'created',
      rows: operations.length,
      seconds: rounded(first),
      'rows/s': Math.round(operations.length / first),
    },
    {
      push: 'unchanged',
      rows: operations.length,
      seconds: rounded(again),
      'rows/s': Math.round(operations.length / again),
    },
  ];
}
