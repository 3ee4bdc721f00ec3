import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { uuidv7 } from '../src/kernel/values/uuid.ts';
import { factsOf, newPortal, owner, type Portal, request, settings } from './harness.ts';
import { pdf } from './sample-files.ts';

export const url = '/api/v1/files';
const scopes = ['catalog.read', 'catalog.write', 'catalog.delete'];

/** A product of this portal to attach files to, and a key for both. */
export async function newRecord(portal: Portal) {
  const key = await portal.key(...scopes);
  const { json } = await request('POST', '/api/v1/catalog', { key, body: { name: `Болт ${uuidv7()}` } });
  return { key, itemId: json.id as string };
}

/** A portal with such a product. */
export async function newHolder() {
  const portal = await newPortal();
  return { portal, ...(await newRecord(portal)) };
}

interface Sent {
  key: string;
  itemId: string;
  name?: string;
  content?: Buffer | string;
  more?: Record<string, string>;
  headers?: Record<string, string>;
}

export function sendFile({ key, itemId, name = 'Паспорт качества.pdf', content = pdf, more = {}, headers = {} }: Sent) {
  const form = new FormData();
  form.append('file', new File([content as never], name, { type: 'application/octet-stream' }));
  for (const [field, value] of Object.entries({ entityType: 'catalogItem', entityId: itemId, ...more }))
    form.append(field, value);
  return request('POST', url, { key, body: form, headers });
}

export const listFiles = (key: string, itemId: string, more = '') =>
  request('GET', `${url}?entityType=catalogItem&entityId=${itemId}${more}`, { key });

export const linkOf = (key: string, fileId: string) => request('GET', `${url}/${fileId}/download-url`, { key });
export const fetchBy = (address: string) => request('GET', new URL(address).pathname);

/** The stored files of a portal. */
export const stored = ({ tenantId }: Portal) => {
  const folder = join(settings.dataDir, 'files', tenantId);
  return existsSync(folder) ? readdirSync(folder) : [];
};

export const rowsOf = async ({ tenantId }: Portal) =>
  (await owner.query('select * from files where tenant_id = $1 order by id', [tenantId])).rows;

export const eventsOf = async ({ tenantId }: Portal) =>
  (await factsOf(tenantId)).map(({ event }) => event).filter((event) => event.startsWith('file.'));
