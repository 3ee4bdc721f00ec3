import { connect } from '../sdk/src/connect.ts';
import { createCatalogItems, getCatalogItems } from '../sdk/src/generated/operations/integration-api.ts';
import type { FilledPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { alternate } from './measure/alternate.ts';
import { median, rounded } from './measure/figures.ts';
import { sized } from './measure/size.ts';

const calls = sized(200, 10);
const pairs = sized(10, 1);

/** The SDK over bare `fetch` with the same headers, call after call, in short alternating slices. */
export async function benchSdk({ startOurs }: Environment, { key, ids }: FilledPortal) {
  const ours = await startOurs('web');
  const baseUrl = `http://127.0.0.1:${ours.port}`;
  const connection = connect({ baseUrl, apiKey: key });
  const ask = async (path: string, body?: object): Promise<void> => {
    const answer = await fetch(`${baseUrl}/api/v1/integration-api/catalog-items${path}`, {
      headers: {
        'x-api-key': key,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.json();
  };
  const item = { name: 'Цемент М500, мешок 50 кг', brand: 'Евроцемент' };
  const jobs: Record<string, { sdk(id: string): Promise<unknown>; bare(id: string): Promise<unknown> }> = {
    get: { sdk: (id) => getCatalogItems(connection, id), bare: (id) => ask(`/${id}`) },
    create: { sdk: () => createCatalogItems(connection, item), bare: () => ask('', item) },
  };
  const rows = [];
  for (const [job, { sdk, bare }] of Object.entries(jobs)) {
    const slices = await alternate(
      pairs,
      () => microsecondsOf(sdk, ids),
      () => microsecondsOf(bare, ids),
    );
    const ratio = median(slices.map(({ one, other }) => other / one));
    const [one, other] = [slices.map((slice) => slice.one), slices.map((slice) => slice.other)];
    rows.push({
      job,
      'sdk µs': Math.round(median(one)),
      'fetch µs': Math.round(median(other)),
      ratio: rounded(ratio),
      goal: 0.9,
    });
  }
  await ours.stop();
  return rows;
}

/** The median of a slice of calls, one after another. */
async function microsecondsOf(call: (id: string) => Promise<unknown>, ids: readonly string[]): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < calls; at += 1) {
    const begun = performance.now();
    await call(ids[at % ids.length] as string);
    taken.push((performance.now() - begun) * 1_000);
  }
  return median(taken);
}
