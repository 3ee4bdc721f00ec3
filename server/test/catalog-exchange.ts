import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import type { Cell } from '../src/kernel/exchange.ts';
import { readSpreadsheet } from '../src/platform/spreadsheets/read-spreadsheet.ts';
import type { ReadOptions, SheetRow } from '../src/platform/spreadsheets/spreadsheet.ts';
import { writeBook } from '../src/platform/spreadsheets/write-book.ts';
import { drainJobs, newPortal, request } from './harness.ts';

export const base = '/api/v1/catalog/exchange';

/** A portal whose catalog comes and goes in files, and all that is asked of it. */
export async function newExchange() {
  const portal = await newPortal();
  const key = await portal.key('catalog.read', 'catalog.write');

  async function uploaded(
    bytes: Buffer | string,
    { name = 'прайс.xlsx', mode, as = key }: { name?: string; mode?: string; as?: string } = {},
  ) {
    const form = new FormData();
    form.append('file', new File([bytes], name));
    if (mode) form.append('mode', mode);
    return request('POST', `${base}/imports`, { key: as, body: form });
  }

  async function previewed(bytes: Buffer | string, options: { name?: string; mode?: string } = {}) {
    const { status, json } = await uploaded(bytes, options);
    assert.equal(status, 201, JSON.stringify(json));
    assert.equal(json.status, 'parsing');
    return read(json.id);
  }

  async function read(jobId: string) {
    await drainJobs(portal.tenantId);
    return (await request('GET', `${base}/imports/${jobId}`, { key })).json;
  }

  const rowsOf = async (jobId: string, query = '') =>
    (await request('GET', `${base}/imports/${jobId}/rows${query}`, { key })).json.items;

  const apply = (jobId: string, body: object = {}) => request('POST', `${base}/imports/${jobId}/apply`, { key, body });

  async function applied(jobId: string, body: object = {}) {
    const { status, json } = await apply(jobId, body);
    assert.equal(status, 200, JSON.stringify(json));
    assert.equal(json.status, 'applying');
    return read(jobId);
  }

  const preview = (jobId: string, body: object) => request('PATCH', `${base}/imports/${jobId}/preview`, { key, body });

  const items = async (query: string) => (await request('GET', `/api/v1/catalog?${query}`, { key })).json.items;

  async function exported(body: object = {}): Promise<Buffer> {
    const { status, bytes } = await request('POST', `${base}/export`, { key, body });
    assert.equal(status, 200);
    return bytes;
  }

  return { portal, key, uploaded, previewed, read, rowsOf, apply, applied, preview, items, exported };
}

export const book = (headings: string[], rows: Cell[][]) =>
  buffer(
    writeBook(
      'Каталог',
      headings.map((heading) => ({ heading })),
      rows,
    ),
  );

export async function cellsOf(bytes: Buffer, options: ReadOptions = {}): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  await readSpreadsheet(bytes, options, async (more) => void rows.push(...more));
  return rows;
}

interface Remark {
  cell: string | null;
  field: string | null;
  code: string;
}

export interface Shown {
  action: string;
  errors: Remark[];
  warnings: Remark[];
}

/** Cell and code of the first error of a row. */
export const firstError = ({ errors: [error] }: Shown) => [error?.cell, error?.code];
