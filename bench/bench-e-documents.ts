import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Portal } from './e-documents/ask.ts';
import { buyer, operators, publicUrl, seller } from './e-documents/operators.ts';
import { newKey, newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { rounded } from './measure/figures.ts';
import { sized } from './measure/size.ts';

const count = sized(1_000, 8);
const kills = sized(50, 2);

/** A thousand documents go to each operator while the worker is killed fifty times: which are lost, doubled, or left in doubt. */
export async function benchEDocuments(environment: Environment): Promise<ReadonlyArray<object>> {
  const rows: object[] = [];
  for (const start of operators) rows.push(await handOver(environment, await start()));
  return rows;
}

async function handOver(environment: Environment, operator: Awaited<ReturnType<(typeof operators)[number]>>) {
  const { owner, pepper, startOurs } = environment;
  const own = { NODE_ENV: 'development', INTEGRATION_BASE_URLS: JSON.stringify({ [operator.slug]: operator.url }) };
  const web = await startOurs('web', [], own);
  try {
    const tenantId = await newPortal(owner);
    const base = `http://127.0.0.1:${web.port}`;
    const portal = { tenantId, base, publicUrl, key: await newKey(owner, pepper, tenantId) };
    await operator.connect(environment, portal);
    const begun = performance.now();
    await giveAll(portal, operator.operator);
    const givenAt = performance.now();
    let doubted = 0;
    for (let killed = 0; killed < kills; killed += 1) {
      const worker = await startOurs('worker', [], own);
      await pause(300 + ((killed * 7_919) % 1_700));
      worker.child.kill('SIGKILL');
      doubted = Math.max(doubted, (await standing(environment, tenantId)).inDoubt);
    }
    const last = await startOurs('worker', [], own);
    for (const deadline = Date.now() + 20 * 60_000; Date.now() < deadline; await pause(500)) {
      const now = await standing(environment, tenantId);
      doubted = Math.max(doubted, now.inDoubt);
      if (now.draft + now.lookedFor === count) break;
    }
    const handedAt = performance.now();
    await last.stop();
    const end = await standing(environment, tenantId);
    const there = operator.has();
    return {
      what: `${count} documents to ${operator.title}, the worker killed ${kills} times`,
      'given, s': rounded((givenAt - begun) / 1_000),
      'handed over, s': rounded((handedAt - givenAt) / 1_000),
      'are there': new Set(there).size,
      lost: count - end.draft - end.inDoubt,
      twice: there.length - new Set(there).size,
      'in doubt at most': doubted,
      'in doubt at the end': end.inDoubt,
      'looked for in vain': end.lookedFor,
      'not named': end.unnamed,
    };
  } finally {
    await web.stop();
    await operator.close();
  }
}

/** Issued invoices, each given to the operator. */
async function giveAll(portal: Portal, operator: 'A' | 'B' | 'C') {
  const profile = { name: 'Прокура Строй', legalName: 'ООО «Прокура Строй»', ...seller };
  await ask(portal, 'POST', '/settings/seller-profiles', profile);
  const party = { shortName: 'ООО «Смирновский цемент»', kind: 'legal_entity', roles: ['customer'] };
  const { id: customerId } = await ask(portal, 'POST', '/counterparties', {
    ...{ ...party, ...buyer },
  });
  await ask(portal, 'PATCH', '/settings/company', { approvalRequired: false });
  const rows = [{ name: 'Цемент М500', quantity: '8', unitPrice: '155.61', vatRate: '22' }];
  for (let made = 0; made < count; made += 1) {
    const { id } = await ask(portal, 'POST', '/sales-invoices', { customerId, rows });
    await ask(portal, 'POST', `/sales-invoices/${String(id)}/issue`, {});
    await ask(portal, 'POST', '/e-documents/outgoing', { entityType: 'salesInvoice', entityId: id, operator });
  }
}

interface Standing {
  draft: number;
  inDoubt: number;
  lookedFor: number;
  unnamed: number;
}

/**
 * How many are drafts there, how many in doubt, of how many of these it is known that the operator has none, and of how many the
 * doubt is not told.
 */
async function standing({ owner }: Pick<Environment, 'owner'>, tenantId: string) {
  const { rows } = await owner.query<Standing>(
    `select count(*) filter (where edoc.status = 'draft')::int as draft, count(*) filter (where edoc.is_in_doubt)::int as "inDoubt",
       count(*) filter (where entry.status = 'in_doubt' and entry.sweeps > 0)::int as "lookedFor",
       count(*) filter (where entry.status = 'in_doubt' and not edoc.is_in_doubt)::int as unnamed
     from e_documents edoc join integration_outbox entry on entry.tenant_id = $1 and entry.id = edoc.write_id where edoc.tenant_id = $1`,
    [tenantId],
  );
  return rows[0] as Standing;
}
