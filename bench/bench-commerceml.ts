import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Services } from '../server/src/kernel/services.ts';
import { uuidv7 } from '../server/src/kernel/values/uuid.ts';
import { parseMasterKeys } from '../server/src/master-keys.ts';
import { readInstallationKeys } from '../server/src/platform/secrets/read-installation-keys.ts';
import { signAccessToken } from '../server/src/platform/sessions/access-token.ts';
import { bigEnterprise, uid } from '../tools/sim/onec-client/big-catalog.ts';
import { importFile, offersFile, type Product } from '../tools/sim/onec-client/make-files.ts';
import { OneC } from '../tools/sim/onec-client/one-c.ts';
import { newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { rounded } from './measure/figures.ts';
import { cpuSeconds, cpuSecondsOfFamily, residentMiB } from './measure/processes.ts';
import { sized } from './measure/size.ts';

const count = sized(100_000, 100);
const publicUrl = 'https://bench.example';

/** 1C uploads a hundred thousand offers with prices and stock of products it has sent before, the same again, and as many products. */
export async function benchCommerceml(environment: Environment) {
  const tenantId = await newPortal(environment.owner);
  const web = await environment.startOurs('web');
  try {
    await fillProducts(environment, tenantId);
    const client = await installed(environment, tenantId, `http://127.0.0.1:${web.port}`);
    const enterprise = bigEnterprise(count);
    const catalog = Buffer.from(importFile({ ...enterprise, products: enterprise.products.map(anew) }));
    const offers = Buffer.from(offersFile(enterprise));
    const steps = [
      ['offers', 'offers.xml', offers],
      ['the same offers', 'offers-again.xml', offers],
      ['new products', 'import.xml', catalog],
    ] as const;
    const rows: object[] = [];
    for (const [what, name, file] of steps) {
      const before = residentMiB(web.pid);
      const calls = client.journal.length;
      const worked = [cpuSeconds(web.pid), cpuSecondsOfFamily(environment.postgres)] as const;
      const began = performance.now();
      await client.send(name, file);
      const received = performance.now();
      const [outcome] = await client.import(name);
      const done = performance.now();
      if (outcome !== 'success') throw new Error(`${name}: ${JSON.stringify(client.journal.at(-1))}`);
      const row = {
        commerceml: `${count} ${what}`,
        'file MiB': rounded(file.length / 2 ** 20, 1),
        'receive s': rounded((received - began) / 1_000, 1),
        'import s': rounded((done - received) / 1_000, 1),
        'calls of import': client.journal.slice(calls).filter(({ mode }) => mode === 'import').length,
        'server CPU s': rounded(cpuSeconds(web.pid) - worked[0], 1),
        'PostgreSQL CPU s': rounded(cpuSecondsOfFamily(environment.postgres) - worked[1], 1),
        'memory before MiB': Math.round(before),
        'peak MiB': Math.round(peakMiB(web.pid)),
        'load of 1 min': rounded(loadavg()[0] ?? 0, 1),
      };
      rows.push(row);
    }
    if (client.judge.complaints.length > 0) throw new Error(client.judge.report());
    return rows;
  } finally {
    await web.stop();
  }
}

/** The same product under another identifier and article. */
const anew = (product: Product, n: number): Product => ({ ...product, id: uid(8, n), sku: `Н-${n}` });

/** What an exchange of the catalog has left: items, linked as 1C calls them. */
async function fillProducts({ owner }: Environment, tenantId: string) {
  await owner.query(
    `insert into catalog_items (tenant_id, sku, name) select $1, 'АРТ-' || n, 'Болт исполнение ' || n from generate_series(0, $2::int - 1) n`,
    [tenantId, count],
  );
  await owner.query(
    `insert into external_links (tenant_id, entity_type, external_source, external_id, entity_id)
     select tenant_id, 'catalog_item', 'onec-commerceml', '00000004-55bc-11d9-848a-' || lpad(to_hex(substr(sku, 5)::int), 12, '0'), id
     from catalog_items where tenant_id = $1`,
    [tenantId],
  );
}

/** Peak of all that ever was resident. */
const peakMiB = (pid: number) =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** The integration installed, mapped and enabled as a person does it; 1C signed in. */
async function installed(environment: Environment, tenantId: string, base: string): Promise<OneC> {
  const headers = {
    authorization: `Bearer ${await tokenOf(environment, tenantId)}`,
    'content-type': 'application/json',
  };
  const ask = async (method: string, path: string, body: object = {}) => {
    const answer = await fetch(`${base}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as { id: string; address: string; login: string; password: string };
  };
  const list = await ask('POST', '/price-lists', { name: 'Из 1С', kind: 'internal', currency: 'RUB' });
  const warehouse = await ask('POST', '/warehouses', { name: 'Основной' });
  const settings = { priceTypeMap: { [uid(5, 1)]: list.id }, warehouseMap: { [uid(6, 1)]: warehouse.id } };
  const { id } = await ask('POST', '/integrations/installations', { publicId: 'onec-commerceml', settings });
  const access = await ask('POST', `/integrations/installations/${id}/exchange/credentials`);
  await ask('POST', `/integrations/installations/${id}/test`);
  await ask('POST', `/integrations/installations/${id}/enable`);
  const client = new OneC({ ...access, address: access.address.replace(publicUrl, base) }, { mostRounds: 2_000 });
  await client.checkauth();
  await client.init();
  return client;
}

async function tokenOf({ owner, masterKey }: Environment, tenantId: string): Promise<string> {
  const { sessions } = await readInstallationKeys(owner, parseMasterKeys(masterKey));
  const sessionId = uuidv7();
  const { rows } = await owner.query<{ id: string }>('select id from users where tenant_id = $1', [tenantId]);
  const userId = rows[0]?.id as string;
  await owner.query(
    `insert into sessions (tenant_id, id, user_id, refresh_hash, expires_at) values ($1, $2, $3, $4, now() + interval '1 day')`,
    [tenantId, sessionId, userId, randomBytes(32)],
  );
  return signAccessToken({ sessionKey: sessions, publicUrl } as Services, { userId, tenantId, sessionId });
}
