import assert from 'node:assert/strict';
import { long } from '../../scripts/tests/long.ts';
import { colleague, newCompany } from './company.ts';
import { visit } from './visit.ts';

long('an act over many requisitions tells which of them was refused, and why, and leaves those chosen', async () => {
  const company = await newCompany();
  await colleague(company, 'purchasing_manager');
  const made: Array<{ id: string; number: string }> = [];
  for (const title of ['Кабель', 'Щиты', 'Муфты'])
    made.push(
      await company.call('POST', '/purchase-requisitions', {
        ...{ title, dueDate: '2031-05-20', items: [{ name: title, quantity: '1', uom: '796' }] },
      }),
    );
  const gone = made[1];
  await company.call('PATCH', `/purchase-requisitions/${gone?.id}/status`, {
    status: 'cancelled',
    reason: 'Купили раньше',
  });
  const { page, open, mustBeClean, close } = await visit(company);
  await open('requisitions');
  await page.getByRole('checkbox', { name: 'Выбрать все загруженные' }).check();
  const bar = page.getByRole('region', { name: 'Выбранные заявки' });
  await bar.getByText('3 заявки').waitFor();
  await bar.getByRole('button', { name: 'Ответственный' }).click();
  await page.getByRole('menuitem', { name: 'Игорь Лебедев' }).click();
  await bar.getByText('Готово 3 из 3, отказано: 1').waitFor();
  await bar.getByText(`${gone?.number} Щиты`).waitFor();
  await bar.getByText('1 заявка').waitFor();
  await mustBeClean();
  const { items } = await company.call<{ items: Array<{ title: string; responsibleId: string }> }>(
    'GET',
    '/purchase-requisitions',
  );
  const { user } = await company.call<{ user: { id: string } }>('GET', '/auth/me');
  assert.deepEqual(
    items.filter(({ responsibleId }) => responsibleId === user.id).map(({ title }) => title),
    ['Щиты'],
  );
  await bar.getByRole('button', { name: 'Снять выбор' }).click();
  await bar.waitFor({ state: 'detached' });
  await close();
});
