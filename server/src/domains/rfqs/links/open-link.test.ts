import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { door, owner, refused } from '../../../../test/harness.ts';
import { letPass, rfqPortal, url } from '../../../../test/rfqs.ts';
import { type Actor, lobby } from '../../../kernel/access/actor.ts';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { tokenField } from '../public/token-field.ts';
import { consumeLink, reviveLinks } from './change-links.ts';
import { enterByLink, type LinkHeld, type OpenedLink, openLink } from './open-link.ts';

const visitor: Actor = { kind: 'visitor', tenantId: lobby, userId: null, permissions: new Set() };

/** Opens a link as the operations of suppliers do, and does something behind it. */
const opened = async (
  token: string,
  purpose: 'read' | 'answer' | 'status',
  work: 'consume' | 'nothing' = 'nothing',
) => {
  const op = command({
    name: 'test.open-link',
    summary: words('Open a link', 'Открыть ссылку'),
    permission: 'visitor',
    scope: null,
    input: object({ token: tokenField }),
    output: Type.Unknown(),
    enter: enterByLink,
    async run(ctx, _, held: LinkHeld) {
      ctx.nothingChanged();
      const found = await openLink(ctx, held, purpose);
      if (work === 'consume') await consumeLink(ctx, held.recipientId);
      return found;
    },
  });
  return (await door.command(op, visitor, { token })).result as OpenedLink;
};

const ruleOf = async (attempt: Promise<unknown>) => {
  const { code, members } = await refused(attempt);
  return members.rule ?? code;
};

test('a link opens its own recipient, request and positions, to be answered', async () => {
  const { sent, tokenOf } = await rfqPortal();
  const rfq = await sent(2);
  const found = await opened(await tokenOf(rfq.id, rfq.recipients[1].id), 'answer');
  assert.deepEqual([found.rfq.id, found.recipient.id, found.items.length], [rfq.id, rfq.recipients[1].id, 1]);
  assert.deepEqual([found.link.state, found.link.readOnly], ['active', false]);
});

test('already_submitted: a used link is read but takes nothing, until a quote is asked for anew', async () => {
  const { sent, tokenOf, portal } = await rfqPortal();
  const rfq = await sent(1);
  const token = await tokenOf(rfq.id, rfq.recipients[0].id);
  await opened(token, 'answer', 'consume');
  assert.equal(await ruleOf(opened(token, 'answer')), 'already_submitted');
  assert.deepEqual(
    [(await opened(token, 'read')).link.state, (await opened(token, 'read')).link.readOnly],
    ['consumed', true],
  );
  const { settled } = await import('../../../../test/rfqs.ts');
  await settled(portal, rfq.id, (ctx) => reviveLinks(ctx, rfq.id, [rfq.recipients[0].id]));
  assert.equal((await opened(token, 'answer')).link.state, 'active');
});

test('deadline_passed by the clock, rfq_closed, link_expired; the status is told all the same', async () => {
  const { sent, tokenOf, ask, portal } = await rfqPortal();
  const [late, closed] = [await sent(1), await sent(1)];
  const token = await tokenOf(late.id, late.recipients[0].id);
  await letPass(portal, late.id, 101);
  assert.equal(await ruleOf(opened(token, 'answer')), 'deadline_passed');
  await letPass(portal, late.id, 72);
  for (const purpose of ['read', 'answer'] as const) assert.equal(await ruleOf(opened(token, purpose)), 'link_expired');
  assert.equal((await opened(token, 'status')).recipient.id, late.recipients[0].id);
  await ask('PATCH', `${url}/${closed.id}`, { status: 'closed' });
  assert.equal(await ruleOf(opened(await tokenOf(closed.id, closed.recipients[0].id), 'answer')), 'rfq_closed');
});

test('link_revoked whatever it is opened for', async () => {
  const { sent, tokenOf, portal } = await rfqPortal();
  const rfq = await sent(1);
  const token = await tokenOf(rfq.id, rfq.recipients[0].id);
  await owner.query(`update supplier_rfq_links set state = 'revoked' where tenant_id = $1`, [portal.tenantId]);
  for (const purpose of ['read', 'answer', 'status'] as const)
    assert.equal(await ruleOf(opened(token, purpose)), 'link_revoked');
});
