import type { OnCluster, Portal } from './start-on-cluster.ts';
import { items } from './written.ts';

/** Writes of a portal whose statements are made of several parts, or look at what every node has a copy of: each answers 2xx. */
export interface OtherWrites {
  portal: Portal;
  writes: ReadonlyArray<{ method: string; path: string; body: object }>;
}

const api = '/api/v1';

/** Makes what the writes change, while all nodes are there. */
export async function prepareOtherWrites({ as }: OnCluster, portal: Portal): Promise<OtherWrites> {
  const made = async (path: string, body: object): Promise<string> => {
    const { status, json } = await as(portal, 'POST', path, body);
    if (status !== 201) throw new Error(`${path} was refused: ${status} ${JSON.stringify(json)}`);
    return json.id;
  };
  const catalogItemId = await made(items, { name: 'Цемент М500' });
  const list = await made(`${api}/price-lists`, { name: 'Цемент и смеси', kind: 'internal', currency: 'RUB' });
  const vehicle = await made(`${api}/logistics/vehicles`, { plateNumber: 'А123ВС777' });
  const rates = await made(`${api}/integrations/installations`, { publicId: 'cbr-rates' });
  const point = { recordedAt: new Date().toISOString(), latitude: '55.801131', longitude: '37.593262' };
  return {
    portal,
    writes: [
      {
        method: 'POST',
        path: `${api}/price-lists/${list}/items`,
        body: { items: [{ catalogItemId, price: '412.50' }] },
      },
      { method: 'POST', path: `${api}/logistics/vehicles/${vehicle}/locations`, body: point },
      {
        method: 'PATCH',
        path: `${api}/integrations/installations/${rates}/config`,
        body: { settings: { currencies: ['CNY'] } },
      },
      { method: 'POST', path: `${api}/integrations/installations`, body: { publicId: 'onec-commerceml' } },
    ],
  };
}

/** What was not taken. */
export async function makeOtherWrites({ as }: OnCluster, { portal, writes }: OtherWrites): Promise<string[]> {
  const refused: string[] = [];
  for (const { method, path, body } of writes) {
    const { status } = await as(portal, method, path, body);
    if (status < 200 || status > 299) refused.push(`on node ${portal.node.group}: ${method} ${path}: ${status}`);
  }
  return refused;
}
