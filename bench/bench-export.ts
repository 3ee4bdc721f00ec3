import { setTimeout as pause } from 'node:timers/promises';
import { type FilledPortal, newKey, newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { quantile, rounded } from './measure/figures.ts';
import { residentMiB } from './measure/processes.ts';
import { sized } from './measure/size.ts';
import { startReader } from './measure/start-reader.ts';
import { watchMemory } from './measure/watch-memory.ts';

const count = sized(200, 3);
const rowsOfEach = 12;
const formats = ['pdf', 'docx', 'xlsx'] as const;

/** Two hundred proposals of twelve rows in one ZIP, beside a caller who reads items meanwhile. */
export async function benchExport({ owner, pepper, startOurs }: Environment, portal: FilledPortal) {
  const key = await newKey(owner, pepper, await newPortal(owner));
  const web = await startOurs('web');
  const base = `http://127.0.0.1:${web.port}/api/v1`;
  const post = (path: string, body: object) =>
    fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const reader = startReader(`${base}/catalog`, portal);
  try {
    const ids = await makeProposals(post);
    await pause(sized(3_000, 100));
    reader.take();
    await pause(sized(10_000, 300));
    const idle = quantile(reader.take(), 0.95);
    const measured: object[] = [];
    for (const format of formats) {
      const before = residentMiB(web.pid);
      const memory = watchMemory(web.pid);
      const began = performance.now();
      const answer = await post('/commercial-proposals/export', { ids, format });
      const body = await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The export is answered with ${answer.status}: ${Buffer.from(body).toString()}`);
      const during = quantile(reader.take(), 0.95);
      measured.push({
        export: `${count} × ${format}`,
        s: rounded((performance.now() - began) / 1_000, 1),
        'zip MiB': rounded(body.byteLength / 2 ** 20, 1),
        'memory +MiB': Math.round(memory.most() - before),
        'p95 idle ms': rounded(idle),
        'p95 beside ms': rounded(during),
        'ratio ×': rounded(during / idle),
        'goal ×': 1.5,
      });
    }
    return measured;
  } finally {
    reader.stop();
    await web.stop();
  }
}

async function makeProposals(post: (path: string, body: object) => Promise<Response>): Promise<string[]> {
  const made = async (path: string, body: object) => {
    const answer = await post(path, body);
    const json = (await answer.json()) as { id: string };
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(json)}`);
    return json.id;
  };
  const seller = { name: 'Ромашка', legalName: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001' };
  await made('/settings/seller-profiles', seller);
  const customerId = await made('/counterparties', { shortName: 'ООО «Цементный двор»', roles: ['customer'] });
  const rows = Array.from({ length: rowsOfEach }, (_, at) => ({
    ...{ name: `Цемент М500, мешок 50 кг, партия ${at + 1}`, quantity: String(at + 1), unitCost: '412.50' },
    ...{ markupPercent: '15', vatRate: '22' },
  }));
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await made('/commercial-proposals', { customerId, rows }));
  return ids;
}
