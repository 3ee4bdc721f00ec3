import { type Api, expect } from './api.ts';
import type { Folded } from './fold-rows.ts';
import { progress } from './progress.ts';

export interface Pushed {
  created: number;
  changed: number;
  unchanged: number;
  refused: Array<{ externalId: string; rows: number; reason: string }>;
  /** An item to try requests with. */
  exampleId: string | undefined;
}

interface Result {
  status: number;
  body?: { id: string; updatedAt: string };
  problem?: { code: string; detail: string };
}

const perBatch = 100;

/** Items go in batches of a hundred; an item known by its outside identifier is updated, and only if it differs. */
export async function pushItems(api: Api, key: string, items: Folded['items']): Promise<Pushed> {
  const pushed: Pushed = { created: 0, changed: 0, unchanged: 0, refused: [], exampleId: undefined };
  const bar = progress('Catalog items', items.length);
  for (let start = 0; start < items.length; start += perBatch) {
    const batch = items.slice(start, start + perBatch);
    const operations = batch.map(({ item: { externalId, ...data } }) => ({
      op: 'upsert',
      externalSource: 'scms',
      externalId,
      data,
    }));
    const versions = await versionsOf(
      api,
      key,
      batch.map(({ item }) => item.sku),
    );
    const body = await expect(
      207,
      api(
        'POST',
        '/api/v1/integration-api/catalog-items/batch',
        { mode: 'independent', operations },
        { 'x-api-key': key },
      ),
    );
    for (const [index, result] of (body.items as Result[]).entries()) {
      const { item, rows } = batch[index] as Folded['items'][number];
      if (result.status === 201) pushed.created += 1;
      else if (result.status >= 400) {
        const reason = `${result.problem?.code}: ${result.problem?.detail}`;
        pushed.refused.push({ externalId: item.externalId, rows, reason });
      } else if (versions.get(item.sku) === result.body?.updatedAt) pushed.unchanged += 1;
      else pushed.changed += 1;
      pushed.exampleId ??= result.body?.id;
    }
    bar.advance(batch.length);
  }
  return pushed;
}

/** When each was last changed, before this batch: what stays so was not changed by it. */
async function versionsOf(api: Api, key: string, skus: readonly string[]): Promise<Map<string, string>> {
  const path = `/api/v1/integration-api/catalog-items?limit=${perBatch}&fields=sku,updatedAt&sku=${skus.join(',')}`;
  const page = await expect(200, api('GET', path, undefined, { 'x-api-key': key }));
  return new Map(
    (page.items as Array<{ sku: string; updatedAt: string }>).map(({ sku, updatedAt }) => [sku, updatedAt]),
  );
}
