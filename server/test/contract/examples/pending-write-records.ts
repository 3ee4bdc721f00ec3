import { request } from '../../harness.ts';
import type { Make } from './made.ts';

let made = 0;

/** A write is asked for by a key, so no example of a person makes one. */
export const pendingWriteRecords: Record<string, Make> = {
  '/api/v1/pending-writes/:id': async ({ portal }) => {
    made += 1;
    const key = await portal.key('catalog.write');
    const asked = { key, body: { name: `Песок ${made}` }, headers: { prefer: 'approval' } };
    return (await request('POST', '/api/v1/catalog', asked)).json.id;
  },
};
