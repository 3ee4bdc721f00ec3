import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approvalPortal, decides, done, named, namesIn, person, substitutes } from '../../../../test/approvals.ts';
import { drainJobs, lettersTo, newPortal, owner, request, signIn } from '../../../../test/harness.ts';
import { mailOf } from '../../../../test/letters.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

const days = { from: '2020-01-01', until: '2099-12-31' };

async function withAbsent() {
  const base = await approvalPortal();
  const ivan = await named(base.portal, 'Иван Кузнецов');
  const olga = await named(base.portal, 'Ольга Морозова');
  const pyotr = await named(base.portal, 'Пётр Сидоров');
  await base.addRoute({ steps: [{ name: 'Отдел', mode: 'all', approvers: [person(ivan), person(olga)] }] });
  const away = async (more: object = {}) =>
    done(await ivan.ask('POST', substitutes, { substituteId: pyotr.userId, ...days, ...more }), 201);
  return { ...base, ivan, olga, pyotr, away };
}

test('a substitute decides in the place of who is away, and the record says so', async () => {
  const { sent, cardOf, away, olga, pyotr } = await withAbsent();
  const id = await sent();
  assert.equal((await decides(pyotr, id)).status, 403);
  const { user, substitute } = await away({ comment: 'Отпуск' });
  assert.deepEqual([user.name, substitute.name], ['Иван Кузнецов', 'Пётр Сидоров']);
  const { json: seen } = await pyotr.ask('GET', `/api/v1/purchase-requisitions/${id}`);
  assert.deepEqual([seen.approval.mayDecide, namesIn(seen.approval.inPlaceOf)], [true, ['Иван Кузнецов']]);
  assert.equal((await pyotr.ask('GET', '/api/v1/approvals')).json.items[0].recordId, id);
  done(await decides(pyotr, id));
  const [said] = (await cardOf(id)).approval.steps[0].decisions;
  assert.deepEqual([said.by.name, namesIn(said.inPlaceOf)], ['Пётр Сидоров', ['Иван Кузнецов']]);
  assert.deepEqual(namesIn((await cardOf(id)).approval.waitsFor), ['Ольга Морозова']);
  assert.equal(done(await decides(olga, id)).status, 'approved');
});

test('before the first day and after the last a substitute decides nothing', async () => {
  const { portal, sent, away, pyotr } = await withAbsent();
  const { id: kept } = await away({ from: '2099-01-01' });
  const id = await sent();
  assert.equal((await decides(pyotr, id)).status, 403);
  await owner.query(
    `update approval_substitutes set first_day = '2019-01-01', last_day = '2020-01-01' where tenant_id = $1 and id = $2`,
    [portal.tenantId, kept],
  );
  assert.equal((await decides(pyotr, id)).status, 403);
  assert.equal((await pyotr.ask('GET', '/api/v1/approvals')).json.items.length, 0);
});

test('the author is nobody’s substitute for their own record', async () => {
  const { portal, asOwner, sent, ivan } = await withAbsent();
  const id = await sent();
  done(await ivan.ask('POST', substitutes, { substituteId: portal.ownerId, ...days }), 201);
  const { json } = await asOwner('PATCH', `/api/v1/purchase-requisitions/${id}/status`, { status: 'approved' });
  assert.equal(json.rule, 'self_approval');
});

test('a substitute hears of a step in whose place', async () => {
  const { portal, sent, away, pyotr } = await withAbsent();
  await away();
  await sent();
  await drainJobs(portal.tenantId);
  const [letter, ...more] = await lettersTo(mailOf({ ownerId: pyotr.userId }));
  assert.deepEqual(more, []);
  assert.match(String(letter?.text), /Вместо кого.*Иван Кузнецов/s);
});

test('everybody names their own substitute; those of others are named by who manages people', async () => {
  const { asOwner, away, ivan, olga, pyotr } = await withAbsent();
  const { id } = await away();
  const other = { userId: ivan.userId, substituteId: olga.userId, ...days };
  const refused = await olga.ask('POST', substitutes, other);
  assert.deepEqual([refused.status, refused.json.requiredPermissions], [403, ['users.update']]);
  assert.equal((await olga.ask('PATCH', `${substitutes}/${id}`, { until: '2098-01-01' })).status, 403);
  assert.equal((await olga.ask('DELETE', `${substitutes}/${id}`)).status, 403);
  assert.equal((await olga.ask('GET', substitutes)).json.items.length, 0);
  assert.equal((await pyotr.ask('GET', substitutes)).json.items.length, 1);
  const arranged = done(await asOwner('POST', substitutes, other), 201);
  assert.equal((await asOwner('GET', substitutes)).json.items.length, 2);
  done(await ivan.ask('PATCH', `${substitutes}/${id}`, { until: '2098-01-01' }));
  done(await ivan.ask('DELETE', `${substitutes}/${id}`));
  done(await asOwner('DELETE', `${substitutes}/${arranged.id}`));
  const stranger = await newPortal();
  const token = await signIn(stranger);
  assert.equal((await request('DELETE', `${substitutes}/${id}`, { token })).status, 404);
});

test('what makes no sense is refused: the past, oneself, who is not here, who may approve nothing of it', async () => {
  const { portal, ivan, olga, block } = await withAbsent();
  const attempt = async (more: object) => {
    const { status, json } = await ivan.ask('POST', substitutes, { substituteId: olga.userId, ...days, ...more });
    const [error] = json.errors ?? [];
    return `${status} ${json.rule ?? `${error?.pointer} ${error?.code}`}`;
  };
  assert.equal(await attempt({ until: '2019-12-31' }), '422 /until before_start');
  assert.equal(await attempt({ from: '2019-01-01', until: '2019-12-31' }), '422 /until in_the_past');
  assert.equal(await attempt({ substituteId: ivan.userId }), '422 /substituteId own_substitute');
  assert.equal(await attempt({ substituteId: uuidv7() }), '422 /substituteId not_found_reference');
  const buyer = await named(portal, 'Мария', 'buyer');
  assert.equal(await attempt({ substituteId: buyer.userId }), '422 may_not_approve');
  done(await block(olga.userId));
  assert.equal(await attempt({}), '422 /substituteId not_found_reference');
});
