import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, lettersTo } from '../../../../test/harness.ts';
import { mailOf } from '../../../../test/letters.ts';
import { colleague, requisitionPortal, url } from '../../../../test/requisitions.ts';

async function newCompany() {
  const base = await requisitionPortal();
  const head = await colleague(base.portal, 'purchasing_manager');
  const buyer = await colleague(base.portal, 'buyer');
  const told = async (userId: string) => {
    await drainJobs(base.portal.tenantId);
    return lettersTo(mailOf({ ownerId: userId }));
  };
  return { ...base, head, buyer, told };
}

test('an approver hears of a requisition that waits for him; neither its author nor who may not approve does', async () => {
  const { create, moveTo, head, buyer, told, portal } = await newCompany();
  const { id, number } = await create({ title: 'Цемент на фундамент' });
  await moveTo(id, 'pending_approval');
  const [letter, ...more] = await told(head.userId);
  assert.deepEqual(more, []);
  assert.equal(letter?.subject, `Согласуйте заявку ${number}, Цемент на фундамент`);
  assert.match(String(letter?.text), new RegExp(`/purchase-requisitions/${id}`));
  assert.match(String(letter?.text), /Анна Смирнова/);
  assert.deepEqual([await told(buyer.userId), await told(portal.ownerId)], [[], []]);
});

test('who sent a requisition hears that it was approved, or why it was not', async () => {
  const { create, moveTo, head, told, portal } = await newCompany();
  const decided = async (status: string, more: object = {}) => {
    const { id, number } = await create({ title: 'Цемент' });
    await moveTo(id, 'pending_approval');
    const { status: code } = await head.ask('PATCH', `${url}/${id}/status`, { status, ...more });
    assert.equal(code, 200);
    return number;
  };
  const good = await decided('approved');
  const bad = await decided('rejected', { reason: 'Есть на складе' });
  const letters = await told(portal.ownerId);
  assert.deepEqual(
    letters.map(({ subject }) => subject).sort(),
    [`Заявка ${good}, Цемент: согласована`, `Заявка ${bad}, Цемент: отклонена`].sort(),
  );
  assert.match(letters.map(({ text }) => text).join(), /Есть на складе/);
});

test('a requisition taken back before the letter leaves asks nobody', async () => {
  const { create, moveTo, head, told } = await newCompany();
  const { id } = await create();
  await moveTo(id, 'pending_approval');
  await moveTo(id, 'draft');
  assert.deepEqual(await told(head.userId), []);
});
