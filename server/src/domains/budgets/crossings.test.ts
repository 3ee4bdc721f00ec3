import assert from 'node:assert/strict';
import { test } from 'node:test';
import { named } from '../../../test/approvals.ts';
import { ok } from '../../../test/billing.ts';
import { budgetPortal, url } from '../../../test/budgets.ts';
import { drainJobs, lettersTo } from '../../../test/harness.ts';
import { mailOf } from '../../../test/letters.ts';

async function answering(more: Record<string, unknown> = {}) {
  const base = await budgetPortal();
  const finance = await named(base.portal, 'Ольга Финансова');
  const budget = await base.newBudget({ amount: '1000.00', responsibleId: finance.userId, ...more });
  const subjects = async () => {
    await drainJobs(base.portal.tenantId);
    return (await lettersTo(mailOf({ ownerId: finance.userId })))
      .map(({ subject }) => subject)
      .filter((subject) => /бюджет/i.test(subject));
  };
  const notices = async () =>
    ok(await finance.ask('GET', '/api/v1/notices')).items.filter(
      ({ kind }: { kind: string }) => kind === 'budget.short',
    );
  return { ...base, finance, budget, subjects, notices };
}

const near = (percent: string) => `Использовано ${percent} % бюджета: СТР-26, Материалы`;
const over = 'Бюджет превышен: СТР-26, Материалы';

test('who answers for a budget hears when four fifths are committed, and when it is overrun, each once', async () => {
  const { sent, subjects, notices, budget } = await answering();
  await sent('79');
  assert.deepEqual(await subjects(), []);
  await sent('1');
  assert.deepEqual(await subjects(), [near('80')]);
  await sent('10');
  assert.deepEqual(await subjects(), [near('80')]);
  await sent('15');
  await sent('20');
  assert.deepEqual(await subjects(), [near('80'), over]);
  const [last, first] = await notices();
  assert.deepEqual([last.page, first.page], [`/budgets/${budget.id}`, `/budgets/${budget.id}`]);
  assert.match(last.text, /50[.,]00/);
});

test('each mark of a budget is told of once; with none of them an overrun alone', async () => {
  const { sent, subjects } = await answering({ marks: ['50', '90'] });
  await sent('50');
  assert.deepEqual(await subjects(), [near('50')]);
  await sent('35');
  assert.deepEqual(await subjects(), [near('50')]);
  await sent('5');
  assert.deepEqual(await subjects(), [near('50'), near('90')]);
  const bare = await answering({ marks: [] });
  await bare.sent('100');
  assert.deepEqual(await bare.subjects(), []);
  await bare.sent('1');
  assert.deepEqual(await bare.subjects(), [over]);
});

test('marks that change tell of what is reached anew only above what was told', async () => {
  const { ask, budget, sent, subjects } = await answering({ marks: ['80'] });
  await sent('85');
  ok(await ask('PATCH', `${url}/${budget.id}`, { marks: ['50'] }));
  assert.deepEqual(await subjects(), [near('85')]);
  ok(await ask('PATCH', `${url}/${budget.id}`, { marks: ['50', '85'] }));
  assert.deepEqual(await subjects(), [near('85'), near('85')]);
  const wrong = await ask('PATCH', `${url}/${budget.id}`, { marks: ['101'] });
  assert.deepEqual([wrong.status, wrong.json.errors[0].pointer], [422, '/marks/0']);
});

test('it is told again only after it was below', async () => {
  const { sent, moveTo, subjects } = await answering();
  const { id } = await sent('120');
  assert.deepEqual(await subjects(), [over]);
  ok(await moveTo(id, 'draft'));
  ok(await moveTo(id, 'pending_approval'));
  assert.deepEqual(await subjects(), [over, over]);
});

test('an amount that is lowered, and money that is moved away, cross it too', async () => {
  const { ask, newBudget, transfer, sent, subjects, budget } = await answering();
  await sent('50');
  const other = await newBudget({ code: 'ПРОЧ-26', name: 'Прочее' });
  ok(await transfer(budget.id, other.id, '400.00'), 201);
  assert.deepEqual(await subjects(), [near('83,33')]);
  ok(await ask('PATCH', `${url}/${budget.id}`, { amount: '800.00' }));
  assert.deepEqual(await subjects(), [near('83,33'), over]);
});

test('what a budget refuses crosses nothing, and nobody hears of their own deed', async () => {
  const stopping = await answering({ overrunPolicy: 'stop' });
  const { id } = await stopping.draft('120');
  assert.equal((await stopping.submit(id)).status, 422);
  assert.deepEqual(await stopping.subjects(), []);
  const own = await answering();
  const draft = await own.draft('120');
  ok(
    await own.finance.ask('PATCH', `/api/v1/purchase-requisitions/${draft.id}/status`, { status: 'pending_approval' }),
  );
  assert.deepEqual(await own.subjects(), []);
});
