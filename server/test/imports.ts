import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import type { Cell } from '../src/kernel/exchange/exchange.ts';
import { readSpreadsheet } from '../src/platform/spreadsheets/read-spreadsheet.ts';
import type { ReadOptions, SheetRow } from '../src/platform/spreadsheets/spreadsheet.ts';
import { writeBook } from '../src/platform/spreadsheets/write-book.ts';
import { drainJobs, newPortal, type Portal, request } from './harness.ts';

export const base = '/api/v1/catalog/exchange';

/** An XLSX book of these headings and rows. */
export const book = (headings: string[], rows: Cell[][]) =>
  buffer(
    writeBook(
      'Каталог',
      headings.map((heading) => ({ heading })),
      rows,
    ),
  );

/** Every row of a file as an import would read it. */
export async function cellsOf(bytes: Buffer, options: ReadOptions = {}): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  await readSpreadsheet(bytes, options, async (more) => void rows.push(...more));
  return rows;
}

export type ImportDriver = Awaited<ReturnType<typeof importing>>;

/** The calls of importing and exporting the catalog, by a key of the portal's owner. */
export async function importing(portal: Portal, ...scopes: string[]) {
  return importingAt(portal, base, await portal.key('catalog.read', 'catalog.write', ...scopes));
}

/** A portal of one's own to do so in. */
export async function importingPortal() {
  const portal = await newPortal();
  return { portal, ...(await importing(portal)) };
}

/** The same under the addresses of another noun. */
export function importingAt(portal: Portal, base: string, key: string) {
  const at = (jobId: string) => `${base}/imports/${jobId}`;

  const uploaded = (
    bytes: Buffer | string,
    { name = 'прайс.xlsx', mode, as = key }: { name?: string; mode?: string; as?: string } = {},
  ) => {
    const form = new FormData();
    form.append('file', new File([bytes], name));
    if (mode) form.append('mode', mode);
    return request('POST', `${base}/imports`, { key: as, body: form });
  };
  const shown = async (jobId: string) => (await request('GET', at(jobId), { key })).json;
  const read = async (jobId: string) => {
    await drainJobs(portal.tenantId);
    return shown(jobId);
  };
  const apply = (jobId: string, body: object = {}) => request('POST', `${at(jobId)}/apply`, { key, body });

  return {
    key,
    uploaded,
    shown,
    /** The import after the workers have done what was due. */
    read,
    apply,
    preview: (jobId: string, body: object) => request('PATCH', `${at(jobId)}/preview`, { key, body }),
    errorFile: (jobId: string, format: string) =>
      request('GET', `${at(jobId)}/errors?format=${format}`, { key, headers: { 'accept-language': 'ru' } }),
    rowsOf: async (jobId: string, query = '') =>
      (await request('GET', `${at(jobId)}/rows${query}`, { key })).json.items,
    items: async (query: string) => (await request('GET', `/api/v1/catalog?${query}`, { key })).json.items,
    async previewed(bytes: Buffer | string, options: { name?: string; mode?: string } = {}) {
      const { status, json } = await uploaded(bytes, options);
      assert.equal(status, 201, JSON.stringify(json));
      assert.equal(json.status, 'parsing');
      return read(json.id);
    },
    async applied(jobId: string, body: object = {}) {
      const { status, json } = await apply(jobId, body);
      assert.equal(status, 200, JSON.stringify(json));
      assert.equal(json.status, 'applying');
      return read(jobId);
    },
    async exported(body: object = {}, as: { key?: string; token?: string } = { key }): Promise<Buffer> {
      const { status, bytes } = await request('POST', `${base}/export`, {
        ...as,
        body,
        headers: { 'accept-language': 'ru' },
      });
      assert.equal(status, 200);
      return bytes;
    },
  };
}
