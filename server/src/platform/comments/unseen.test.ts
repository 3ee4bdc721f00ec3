import assert from 'node:assert/strict';
import { test } from 'node:test';
import { voiceOf } from '../../../test/comments.ts';
import { tenantTables } from '../../../test/contract/isolation/whole-portal.ts';
import { drainJobs, owner, type Portal, request, signIn } from '../../../test/harness.ts';
import { byLink, offerPortal } from '../../../test/offers.ts';
import { publicUrl, rfqPortal } from '../../../test/rfqs.ts';

const canary = 'канарейка';

/** Says it beside a record, edits it, and lets everything follow that follows. */
async function talkAbout(portal: Portal, entityType: string, entityId: string) {
  const voice = voiceOf(await signIn(portal), { entityType, entityId });
  const { id } = await voice.said(`${canary} первая`);
  await voice.edit(id, { text: `${canary} вторая` });
  await drainJobs(portal.tenantId);
}

/** Tables of the portal that hold the words. */
async function holding({ tenantId }: Portal): Promise<string[]> {
  const held: string[] = [];
  for (const { name } of await tenantTables()) {
    const { rowCount } = await owner.query(`select 1 from ${name} t where tenant_id = $1 and t::text like $2 limit 1`, [
      tenantId,
      `%${canary}%`,
    ]);
    if (rowCount) held.push(name);
  }
  return held;
}

test('a supplier sees nothing of what is said beside his request, and it stands with its earlier words alone', async () => {
  const { portal, key, sent, tokenOf } = await rfqPortal();
  const rfq = await sent(1);
  const token = await tokenOf(rfq.id, rfq.recipients[0].id);
  await talkAbout(portal, 'supplierRfq', rfq.id);
  const page = await request('GET', `${publicUrl}/${token}`);
  assert.equal(page.status, 200, page.text);
  const resolved = await request('POST', '/api/v1/variables/resolve', {
    key,
    body: { entityType: 'supplierRfq', entityId: rfq.id, paths: ['rfq.title'] },
  });
  const trail = await request('GET', '/api/v1/audit?limit=200', { token: await signIn(portal) });
  const feed = await request('GET', '/api/v1/events?limit=200', { key: await portal.key('webhooks.read') });
  for (const { status, text } of [page, resolved, trail, feed]) {
    assert.equal(status, 200, text);
    assert.ok(!text.includes(canary));
  }
  assert.ok(!feed.text.includes('"comment'), 'comments are no events for programs');
  // What no other table holds, no export, variable, letter or webhook can show.
  assert.deepEqual(await holding(portal), ['comment_versions', 'comments']);
});

test('a customer sees nothing of what is said beside his proposal', async () => {
  const { portal, sent } = await offerPortal();
  const { id, token } = await sent();
  await talkAbout(portal, 'commercialProposal', id);
  const page = await byLink(token);
  assert.equal(page.status, 200, page.text);
  assert.ok(!page.text.includes(canary));
  assert.deepEqual(await holding(portal), ['comment_versions', 'comments']);
});
