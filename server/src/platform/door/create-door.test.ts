import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { door, factsOf, newPortal, owner, personWith, run } from '../../../test/harness.ts';
import { catalogItem } from '../../domains/catalog/catalog-item.ts';
import { createItem } from '../../domains/catalog/operations/create-item.ts';
import { listItems } from '../../domains/catalog/operations/list-items.ts';
import { type Actor, lobby } from '../../kernel/access/actor.ts';
import type { Entrance } from '../../kernel/access/entrance.ts';
import { object } from '../../kernel/fields.ts';
import { command, query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

const probe = {
  summary: words('Probe', 'Проба'),
  permission: 'catalog.create',
  scope: 'catalog.write',
  output: Type.Unknown(),
} as const;
const nothing = object({});

test('a command that states nothing fails and leaves nothing', async () => {
  const portal = await newPortal();
  const forgetful = command({
    ...probe,
    name: 'test.forgetful',
    input: nothing,
    run: (ctx) => ctx.db.execute(sql`insert into catalog_items (tenant_id, name) values (${ctx.db.tenant}, 'призрак')`),
  });
  await assert.rejects(run(forgetful, portal.owner, {}), /ended without stating what changed/);
  const { rows } = await owner.query(`select 1 from catalog_items where tenant_id = $1`, [portal.tenantId]);
  assert.equal(rows.length, 0);
});

test('a statement that names no tenant is never sent', async () => {
  const portal = await newPortal();
  const careless = query({
    ...probe,
    name: 'test.careless',
    input: nothing,
    run: (ctx) => ctx.db.many(sql`select name from catalog_items`),
  });
  await assert.rejects(run(careless, portal.owner, {}), /must name its tenant/);
});

test('a statement that names another portal still finds nothing', async () => {
  const [portal, other] = [await newPortal(), await newPortal()];
  await run(createItem, other.owner, { name: 'Чужое' });
  const prying = query({
    ...probe,
    name: 'test.prying',
    input: nothing,
    run: (ctx) => ctx.db.many(sql`select name from catalog_items where tenant_id = ${other.tenantId}`),
  });
  assert.deepEqual(await run(prying, portal.owner, {}), []);
});

test('of statements sent together the one that failed is told, whichever is awaited first', async () => {
  const portal = await newPortal();
  const hasty = query({
    ...probe,
    name: 'test.hasty',
    input: nothing,
    async run(ctx) {
      const failing = ctx.db.one(
        sql`select 1 / (${ctx.db.tenant}::text = '')::int from roles where tenant_id = ${ctx.db.tenant}`,
      );
      failing.catch(() => {});
      return ctx.db.one(sql`select count(*) from roles where tenant_id = ${ctx.db.tenant}`);
    },
  });
  await assert.rejects(run(hasty, portal.owner, {}), /division by zero/);
});

test('a query cannot write', async () => {
  const portal = await newPortal();
  const writing = query({
    ...probe,
    name: 'test.writing',
    input: nothing,
    run: (ctx) => ctx.db.execute(sql`update catalog_items set name = 'x' where tenant_id = ${ctx.db.tenant}`),
  });
  await assert.rejects(run(writing, portal.owner, {}), /read-only/);
});

test('a refusal in the middle takes everything back, the facts included', async () => {
  const portal = await newPortal();
  const stopping = command({
    ...probe,
    name: 'test.stopping',
    input: nothing,
    async run(ctx) {
      await ctx.call(createItem, { name: 'Первый', sku: 'A' });
      await ctx.call(createItem, { name: 'Второй', sku: 'a' });
    },
  });
  await assert.rejects(run(stopping, portal.owner, {}), { code: 'already_exists' });
  assert.deepEqual(await factsOf(portal.tenantId), []);
});

test('an attempt that is refused is undone alone', async () => {
  const portal = await newPortal();
  const trying = command({
    ...probe,
    name: 'test.trying',
    input: nothing,
    async run(ctx) {
      await ctx.call(createItem, { name: 'Первый', sku: 'A' });
      await ctx.attempt(() => ctx.call(createItem, { name: 'Второй', sku: 'a' })).catch(() => undefined);
      await ctx.call(createItem, { name: 'Третий' });
    },
  });
  await run(trying, portal.owner, {});
  const page: { items: Array<{ name: string }> } = await run(listItems, portal.owner, {});
  assert.deepEqual(
    page.items.map(({ name }) => name),
    ['Первый', 'Третий'],
  );
  assert.equal((await factsOf(portal.tenantId)).length, 2);
});

test('a person without the permission is refused with its name', async () => {
  const portal = await newPortal();
  await assert.rejects(run(createItem, personWith(portal, 'catalog.read'), { name: 'Болт' }), {
    code: 'forbidden',
    members: { requiredPermissions: ['catalog.create'] },
  });
});

test('a cost is hidden from those who may not see it', async () => {
  const portal = await newPortal();
  await run(createItem, portal.owner, { name: 'Болт', plannedCost: { price: '10.50' } });
  const page: { items: Array<Record<string, unknown>> } = await run(listItems, personWith(portal, 'catalog.read'), {});
  assert.equal(page.items[0]?.currentCostPrice, null);
  assert.equal(page.items[0]?.plannedCost, null);
});

test('the holder of a link acts under its name, and his key is answered once; a nameless visitor keeps no answer', async () => {
  const portal = await newPortal();
  const through = portal.ownerId;
  const told = catalogItem.fact('created', { id: through, version: 1, name: 'Болт' } as never);
  const enteredAs = (as?: Entrance<undefined>['as']) =>
    command({
      ...probe,
      name: 'test.by-link',
      permission: 'visitor',
      scope: null,
      input: nothing,
      enter: async () => ({ tenantId: portal.tenantId, carried: undefined, ...(as && { as }) }),
      run: async (ctx) => ctx.record(told),
    });
  const visitor: Actor = { kind: 'visitor', tenantId: lobby, userId: null, permissions: new Set() };
  const idempotency = { key: 'one', route: 'POST /by-link', fingerprint: Buffer.alloc(32) };
  const twice = async (op: ReturnType<typeof enteredAs>) => {
    for (let time = 1; time <= 2; time += 1)
      await door.command(op, visitor, {}, { requestId: 'test-request', language: 'ru', idempotency });
    const { rows } = await owner.query(
      'select actor_kind, through_id from audit_events where tenant_id = $1 order by id',
      [portal.tenantId],
    );
    return rows;
  };
  const byHolder = { actor_kind: 'supplierLink', through_id: through };
  const byVisitor = { actor_kind: 'visitor', through_id: null };
  const holder = enteredAs({ kind: 'supplierLink', throughId: through, idempotencyHolder: `link:${through}` });
  assert.deepEqual(await twice(holder), [byHolder]);
  assert.deepEqual(await twice(enteredAs()), [byHolder, byVisitor, byVisitor]);
});

test('what is done for somebody speaks his language, not that of whoever does it', async () => {
  const portal = await newPortal();
  const speaking = query({
    ...probe,
    name: 'test.speaking',
    permission: 'internal',
    scope: null,
    input: nothing,
    enter: async () => ({ tenantId: portal.tenantId, carried: undefined, language: 'en' as const }),
    run: async ({ language }) => language,
  });
  const { result } = await door.query(speaking, portal.owner, {}, { requestId: 'test-request', language: 'ru' });
  assert.equal(result, 'en');
});
