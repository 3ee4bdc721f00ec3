import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { countStatements } from '../../../test/count-statements.ts';
import { door, newPortal, owner, urls } from '../../../test/harness.ts';
import { catalogItem } from '../../domains/catalog/catalog-item.ts';
import { object } from '../../kernel/fields.ts';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { createPool } from '../postgres/create-pool.ts';
import { createDoor } from './create-door.ts';

const visit = { requestId: 'test-request', language: 'ru' } as const;

/** Writes an item and answers how far the log had come by then. */
const renames = command({
  name: 'test.rename-early',
  summary: words('Probe', 'Проба'),
  permission: 'catalog.create',
  scope: 'catalog.write',
  input: object({ name: Type.String() }),
  output: Type.Unknown(),
  releasesEarly: true,
  async run(ctx, { name }) {
    ctx.record(catalogItem.fact('created', { id: ctx.newId, version: 1, name } as never));
    return ctx.db.one(sql`
      with made as (insert into catalog_items (tenant_id, id, name) values (${ctx.db.tenant}, ${ctx.newId}, ${name}) returning id)
      select id, pg_current_wal_insert_lsn()::text as written from made`);
  },
});

test('what lets others go on before the disk has it is answered once the disk has it', async (t) => {
  const portal = await newPortal();
  // The tests' own server does not wait for the disk; these connections do.
  const url = new URL(urls.serviceUrl);
  url.searchParams.set('options', '-c TimeZone=UTC -c synchronous_commit=on');
  const durable = createPool(url.href, 8, 'prokura durable');
  t.after(() => durable.end());
  const durableDoor = createDoor(durable, door.services);
  await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const { result } = await durableDoor.command(renames, portal.owner, { name: `Болт ${n}` }, visit);
      const { rows } = await owner.query('select pg_current_wal_flush_lsn() > $1::pg_lsn as flushed', [
        (result as { written: string }).written,
      ]);
      assert.equal(rows[0].flushed, true);
    }),
  );
});

test('a repeat of it waits for the disk as the first did', async () => {
  const portal = await newPortal();
  const idempotency = { key: 'one', route: 'POST /rename-early', fingerprint: Buffer.alloc(32) };
  const ask = () =>
    countStatements(() => door.command(renames, portal.owner, { name: 'Гайка' }, { ...visit, idempotency }));
  const [first, again] = [await ask(), await ask()];
  assert.equal(JSON.parse(again.result.replayed?.body ?? '').id, (first.result.result as { id: string }).id);
  for (const { statements } of [first, again]) {
    assert.match(statements[0] ?? '', /synchronous_commit = off/);
    assert.deepEqual([statements.at(-2), /pg_logical_emit_message/.test(statements.at(-1) ?? '')], ['commit', true]);
  }
});
