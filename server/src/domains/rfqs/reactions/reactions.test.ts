import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, lettersTo, owner, run } from '../../../../test/harness.ts';
import { look, rfqPortal } from '../../../../test/rfqs.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { requisition, requisitions } from '../../requisitions/requisition.ts';

/** Tells a fact of a requisition, as its own domain does. */
const told = (portal: { owner: never }, requisitionId: string, kind: 'status_changed' | 'quote_line_decided') =>
  run(
    command({
      name: 'test.tell',
      summary: words('Tell', 'Сообщить'),
      permission: 'signed-in',
      scope: null,
      input: object({ id: id() }),
      output: object({}),
      async run(ctx, input) {
        ctx.record(requisition.fact(kind, await requisitions.lock(ctx.db, input.id)));
        return {};
      },
    }),
    portal.owner,
    { id: requisitionId },
  );

test('requests of a cancelled requisition are cancelled with it, and who was asked is told', async () => {
  const { create, sent, draft, portal, cardOf, tokenOf } = await rfqPortal();
  const { id, items } = await create();
  const asked = await sent(1, { items: [{ procurementItemId: items[0].id }] });
  const waiting = await draft({ procurementId: id });
  const token = await tokenOf(asked.id, asked.recipients[0].id);
  await owner.query(
    `update requisitions set status = 'cancelled', cancel_reason = 'Проект закрыт' where tenant_id = $1 and id = $2`,
    [portal.tenantId, id],
  );
  for (let time = 1; time <= 2; time += 1) {
    await told(portal as never, id, 'status_changed');
    await drainJobs(portal.tenantId);
  }
  assert.deepEqual([(await cardOf(asked.id)).status, (await cardOf(waiting.id)).status], ['cancelled', 'cancelled']);
  assert.equal((await cardOf(asked.id)).cancelReason, 'Проект закрыт');
  assert.equal((await lettersTo(asked.recipients[0].email)).length, 2);
  assert.equal((await look(token)).json.code, 'link_revoked');
});

test('requests of a completed requisition that suppliers may still answer are closed; a draft waits', async () => {
  const { create, sent, draft, portal, cardOf, tokenOf } = await rfqPortal();
  const { id, items } = await create();
  const asked = await sent(1, { items: [{ procurementItemId: items[0].id }] });
  const waiting = await draft({ procurementId: id });
  await owner.query(`update requisitions set status = 'completed' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    id,
  ]);
  for (let time = 1; time <= 2; time += 1) {
    await told(portal as never, id, 'status_changed');
    await drainJobs(portal.tenantId);
  }
  const card = await cardOf(asked.id);
  assert.deepEqual([card.status, card.recipients[0].status], ['closed', 'no_response']);
  assert.equal((await cardOf(waiting.id)).status, 'draft');
  assert.equal((await look(await tokenOf(asked.id, asked.recipients[0].id))).json.link.readOnly, true);
});

test('a requisition that moves elsewhere leaves its requests alone', async () => {
  const { create, sent, portal, cardOf } = await rfqPortal();
  const { id, items } = await create();
  const asked = await sent(1, { items: [{ procurementItemId: items[0].id }] });
  await told(portal as never, id, 'status_changed');
  await drainJobs(portal.tenantId);
  assert.equal((await cardOf(asked.id)).status, 'sent');
});

test('a request is closed once all its lines are decided, and not before', async () => {
  const { create, sent, portal, cardOf } = await rfqPortal();
  const { id, items } = await create({
    items: [
      { name: 'Цемент', quantity: '10' },
      { name: 'Песок', quantity: '5' },
    ],
  });
  const rfq = await sent(1, { items: items.map((line: { id: string }) => ({ procurementItemId: line.id })) });
  const decide = async (lineId: string) => {
    await owner.query('update requisition_lines set accepted_quantity = quantity where tenant_id = $1 and id = $2', [
      portal.tenantId,
      lineId,
    ]);
    await told(portal as never, id, 'quote_line_decided');
    await drainJobs(portal.tenantId);
    return (await cardOf(rfq.id)).status;
  };
  assert.equal(await decide(items[0].id), 'sent');
  assert.equal(await decide(items[1].id), 'closed');
});
