import type { NoticeWay } from '../../nouns/notice-ways.ts';
import type { SystemRole } from '../../server/src/kernel/access/system-roles.ts';
import { createPool } from '../../server/src/platform/postgres/create-pool.ts';
import type { Installation } from '../crash/start-installation.ts';
import { hire } from '../model/hire.ts';
import type { Seeded } from '../seeded.ts';
import { makeRecord } from './make-record.ts';
import { makeTrade } from './make-trade.ts';
import { mayRead } from './may-read.ts';
import { someOf } from './some-of.ts';
import { type Ask, type Kind, kinds, type Person, type Talked, type World } from './world.ts';

const roles = ['buyer', 'accountant', 'warehouse', 'sales', 'logistics', 'purchasing_manager'] as const;
const ways = ['at_once', 'digest', 'bell', 'none'] as const satisfies readonly NoticeWay[];

const [staying, losing, leaving] = [36, 8, 6];
const recordsOfKind = 12;

interface Making {
  installation: Installation;
  ask: Ask;
  random: Seeded;
}

/** Fifty people with different rights, records that some of them follow, and what is bought; then eight lose their role, and six are blocked. */
export async function makeWorld({ installation, ask, random }: Making): Promise<World> {
  const { ownerUrl, sessionKey, tenantId } = installation;
  const pool = createPool(ownerUrl(), 1, 'proof');
  const keys = { sessionKey, publicUrl: 'http://127.0.0.1' };
  const owner = await hire(pool, keys, tenantId, 'owner');
  const people: Person[] = [];
  for (let at = 0; at < staying + losing + leaving; at += 1) {
    const role: SystemRole = at < staying ? (roles[at % roles.length] as SystemRole) : 'buyer';
    const way = ways[at % ways.length] as NoticeWay;
    const { id, token } = await hire(pool, keys, tenantId, role);
    people.push({ id, token, role, way, isBlocked: false });
    await ask({ token }, 'PATCH', '/auth/me/notice-settings', {
      ways: { 'record.mentioned': way, 'record.commented': way, 'goods.received': way, 'quote.came': way },
    });
  }
  const records: Talked[] = [];
  for (const [kind, make] of Object.entries(makers) as Array<[Kind, (typeof makers)[Kind]]>)
    for (let at = 0; at < recordsOfKind; at += 1) {
      const canary = `канарейка-${kind}-${at}-${Math.floor(random.next() * 1e9)}`;
      const id = await make(ask, owner, canary);
      records.push({ id, kind, canary, followers: await follow(ask, random, people, kind, id) });
    }
  const groups = {
    staying: people.slice(0, staying),
    losing: people.slice(staying, staying + losing),
    leaving: people.slice(staying + losing),
  };
  const trade = await makeTrade({ ask, owner, random: random.fork('trade'), ...groups });
  for (const person of groups.losing) {
    person.role = 'warehouse';
    await pool.query(
      `update user_roles set role_id = (select id from roles where tenant_id = $1 and code = 'warehouse') where tenant_id = $1 and user_id = $2`,
      [tenantId, person.id],
    );
  }
  for (const person of groups.leaving) {
    person.isBlocked = true;
    await pool.query(`update users set status = 'blocked' where tenant_id = $1 and id = $2`, [tenantId, person.id]);
  }
  await pool.end();
  return { owner, people, records, ...trade };
}

type Maker = (ask: Ask, by: { token: string }, canary: string) => Promise<string>;

const makers: Readonly<Record<Kind, Maker>> = {
  procurement: (ask, by, title) =>
    makeRecord(ask, by, '/purchase-requisitions', {
      title,
      dueDate: '2099-06-01',
      items: [{ name: 'Цемент', quantity: '1' }],
    }),
  supplierRfq: (ask, by, title) =>
    makeRecord(ask, by, '/supplier-rfqs', { title, items: [{ name: 'Цемент', quantity: '1' }] }),
  async contract(ask, by, number) {
    const counterpartyId = await makeRecord(ask, by, '/counterparties', {
      shortName: 'ООО «Цементный двор»',
      roles: ['supplier'],
    });
    return makeRecord(ask, by, '/contracts', {
      number,
      title: 'Поставка цемента',
      kind: 'purchase',
      counterpartyId,
      date: '2026-01-15',
    });
  },
};

/** Five who stay, two of those who will lose their role and one who will be blocked. */
async function follow(ask: Ask, random: Seeded, people: readonly Person[], entityType: Kind, entityId: string) {
  const able = (some: readonly Person[]) => some.filter((person) => mayRead(person, kinds[entityType]));
  const followers = [
    ...someOf(random, able(people.slice(0, staying)), 5),
    ...someOf(random, people.slice(staying, staying + losing), 2),
    ...someOf(random, people.slice(staying + losing), 1),
  ];
  for (const { token } of followers) await ask({ token }, 'PUT', '/comments/followers', { entityType, entityId });
  return followers;
}
