import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { long } from '../../../../scripts/tests/long.ts';
import { newPerson, newPortal, owner, type Portal } from '../../../test/harness.ts';
import { digestHourComes } from '../../../test/notices.ts';
import { tellingJob } from '../../../test/telling-worker.ts';

const [facts, people, kills] = [10_000, 50, 30];

const roles = ['buyer', 'accountant', 'warehouse', 'sales', 'logistics'] as const;
const readers: readonly Permission[] = ['invoices.read', 'supplier_rfqs.read', 'commercial_proposals.read'];
const waysOfPeople = ['at_once', 'digest', 'bell', 'none'] as const;

interface Person {
  userId: string;
  permissions: ReadonlySet<string>;
  way: (typeof waysOfPeople)[number];
}

async function somebody(portal: Portal, at: number): Promise<Person> {
  const { userId, permissions } = await newPerson(portal, roles[at % roles.length] ?? 'buyer');
  const way = waysOfPeople[at % waysOfPeople.length] ?? 'bell';
  await owner.query('insert into notice_settings (tenant_id, user_id, ways) values ($1, $2, $3)', [
    portal.tenantId,
    userId,
    { 'record.commented': way },
  ]);
  return { userId, permissions, way };
}

/** Each concerns four people, the doer among them. */
function factsFor(all: readonly Person[]) {
  return Array.from({ length: facts }, (_, n) => {
    const concerned = [0, 7, 18, 31].map((step) => all[(n * 3 + step) % all.length] as Person);
    const reader = readers[n % readers.length] as Permission;
    return { key: `fact ${n}`, concerned, causedBy: (concerned[n % 4] as Person).userId, reader };
  });
}

const worker = (tenantId: string) =>
  spawn(process.execPath, [join(import.meta.dirname, '../../../test/run-telling-worker.ts'), tenantId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function killed(child: ChildProcess) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

long(
  'of ten thousand facts each of fifty people is told once, and of none that he may not read, while the worker is killed thirty times',
  async () => {
    const portal = await newPortal();
    const { tenantId } = portal;
    const all: Person[] = [];
    for (let at = 0; at < people; at += 1) all.push(await somebody(portal, at));
    const told = factsFor(all);
    const payloads = told.map(({ concerned, ...fact }) => ({ ...fact, people: concerned.map(({ userId }) => userId) }));
    // Every fact is handed over twice, as reactions may be.
    await owner.query(
      `insert into jobs (tenant_id, name, payload)
     select $1, $2, payload from json_array_elements($3::json) payload, generate_series(1, 2) twice`,
      [tenantId, tellingJob.name, JSON.stringify(payloads)],
    );
    const left = async () => {
      const { rows } = await owner.query<{ left: string }>(
        'select count(*) as left from jobs where tenant_id = $1 and name = $2 and finished_at is null',
        [tenantId, tellingJob.name],
      );
      return Number(rows[0]?.left);
    };

    for (let n = 0; n < kills; n += 1) {
      const child = worker(tenantId);
      await once(child.stdout as NodeJS.ReadableStream, 'data');
      await setTimeout(Math.random() * 1_500);
      await killed(child);
    }
    const last = worker(tenantId);
    while ((await left()) > 0) await setTimeout(250);
    await killed(last);
    const { rows: failed } = await owner.query('select 1 from jobs where tenant_id = $1 and failed', [tenantId]);
    assert.deepEqual(failed, []);

    const wanted = told.flatMap(({ key, concerned, causedBy, reader }) =>
      concerned
        .filter(({ userId, way, permissions }) => userId !== causedBy && way !== 'none' && permissions.has(reader))
        .map(({ userId, way }) => ({ said: `${userId} ${key}`, way })),
    );
    const { rows: noticed } = await owner.query<{ said: string }>(
      `select user_id || ' ' || key as said from notices where tenant_id = $1`,
      [tenantId],
    );
    const sorted = (said: readonly string[]) => said.toSorted();
    assert.deepEqual(sorted(noticed.map(({ said }) => said)), sorted(wanted.map(({ said }) => said)));

    const letters = async (template: string) => {
      const { rows } = await owner.query<{ said: string }>(
        `select split_part(recipient, '@', 1) || ' ' || regexp_replace(subject, '^[^:]*: ', '') as said
       from letters where tenant_id = $1 and template = $2`,
        [tenantId, template],
      );
      return sorted(rows.map(({ said }) => said));
    };
    const heard = (way: string) => wanted.filter((one) => one.way === way).map(({ said }) => said);
    assert.deepEqual(await letters('record-commented'), sorted(heard('at_once')));
    await digestHourComes(portal);
    await digestHourComes(portal);
    const daily = await letters('notice-digest');
    const digested = Map.groupBy(heard('digest'), (said) => said.split(' ')[0] as string);
    assert.deepEqual(
      daily.map((said) => said.split(' ')[0]),
      [...digested.keys()].toSorted(),
    );
  },
);
