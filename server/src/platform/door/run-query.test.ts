import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { owner as database, newPortal, refused, run } from '../../../test/harness.ts';
import { object } from '../../kernel/fields.ts';
import { query, type ReadContext } from '../../kernel/operation.ts';
import { notFound, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

const nameOf = (ctx: ReadContext) =>
  ctx.db.one<{ name: string }>(sql`select name from tenants where tenant_id = ${ctx.db.tenant}`);

const asking = (times: number) =>
  query({
    name: 'test.ask',
    summary: words('Ask', 'Спросить'),
    permission: 'signed-in',
    scope: null,
    asksAtOnce: true,
    input: object({}),
    output: Type.Unknown(),
    async run(ctx) {
      for (let time = 1; time < times; time += 1) await nameOf(ctx);
      return nameOf(ctx);
    },
  });

test('a read that asks all it asks before its first wait travels whole in one flight', async () => {
  const { owner } = await newPortal();
  assert.deepEqual(await run(asking(1), owner, {}), { name: 'ООО «Ромашка»' });
});

test('a read that refuses before it asks anything waits for its portal: of one that is away nothing is told, and nothing breaks', async () => {
  const refusing = query({
    name: 'test.refuse',
    summary: words('Refuse', 'Отказать'),
    permission: 'signed-in',
    scope: null,
    input: object({}),
    output: Type.Unknown(),
    run() {
      throw notFound(words('Kind of document', 'Вид документа'));
    },
  });
  const { owner, tenantId } = await newPortal();
  assert.equal((await refused(run(refusing, owner, {}))).code, 'not_found');
  await database.query(
    `insert into away_portals (tenant_id, standing, address, move_id) values ($1, 'moved', 'https://purchasing.romashka.ru', $1)`,
    [tenantId],
  );
  assert.equal((await refused(run(refusing, owner, {}))).code, 'portal_moved');
});

test('a read that promised to ask at once and asks again is stopped, not answered outside its transaction', async () => {
  const { owner } = await newPortal();
  await assert.rejects(run(asking(2), owner, {}), /after the end of its transaction/);
});

test('of two statements sent together that both fail, the one that is waited for first tells of it', async () => {
  const failing = query({
    name: 'test.ask-two',
    summary: words('Ask two things', 'Спросить о двух'),
    permission: 'signed-in',
    scope: null,
    input: object({}),
    output: Type.Unknown(),
    async run(ctx) {
      const first = ctx.db.execute(sql`select 1 / 0 from tenants where tenant_id = ${ctx.db.tenant}`);
      await nameOf(ctx);
      return first;
    },
  });
  const { owner } = await newPortal();
  await assert.rejects(run(failing, owner, {}), /division by zero/);
});
