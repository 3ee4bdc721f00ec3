import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { newPortal, run } from '../../../test/harness.ts';
import { object } from '../../kernel/fields.ts';
import { query, type ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
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
