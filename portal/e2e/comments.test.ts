import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { colleague, newCompany } from './company.ts';
import { visit } from './visit.ts';

test('two people talk beside a requisition: one is mentioned, answers, edits and deletes, and the other sees it come', async () => {
  const company = await newCompany();
  const { id } = await company.call<{ id: string }>('POST', '/purchase-requisitions', {
    title: 'Кабель для ТП-14',
    dueDate: '2031-05-20',
    items: [{ name: 'Кабель', quantity: '10', uom: '006', plannedPrice: '98.4' }],
  });
  const igor = await visit(await colleague(company, 'purchasing_manager'));
  const anna = await visit(company);
  await igor.open(`requisitions/${id}#discussion`);
  const answers = igor.page.getByRole('dialog', { name: 'Обсуждение' });
  await answers.getByText('Пока никто не писал').waitFor();

  await anna.open(`requisitions/${id}`);
  await anna.page.getByRole('button', { name: 'Обсуждение', exact: true }).click();
  const talk = anna.page.getByRole('dialog', { name: 'Обсуждение' });
  const field = talk.getByLabel('Комментарий', { exact: true });
  await field.fill('Спросите ');
  await field.press('End');
  await field.pressSequentially('@Иго');
  await anna.page.getByRole('option', { name: /Игорь Лебедев/ }).waitFor();
  assert.equal(await talk.getByRole('combobox').getAttribute('aria-expanded'), 'true');
  await field.press('Escape');
  await anna.page.getByRole('option').waitFor({ state: 'detached' });
  await field.pressSequentially('р');
  await anna.page.getByRole('option', { name: /Игорь Лебедев/ }).waitFor();
  await anna.mustBeClean();
  await field.press('Enter');
  assert.equal(await field.inputValue(), 'Спросите @Игорь Лебедев ');
  await field.pressSequentially('про барабаны');
  await anna.page.reload();
  await talk.getByText('Вернули то, что вы ввели').waitFor();
  await field.press('Control+Enter');
  await talk.locator('mark', { hasText: '@Игорь Лебедев' }).waitFor();
  await anna.mustBeClean();

  await answers.getByText('про барабаны').waitFor();
  await answers.getByText('Следят: Анна Лебедева, Игорь Лебедев').waitFor();
  const reply = answers.getByLabel('Комментарий', { exact: true });
  await reply.fill('Барабаны вернут');
  await answers.getByRole('button', { name: 'Отправить' }).click();
  await answers.getByRole('button', { name: 'Изменить комментарий' }).click();
  await answers.getByLabel('Комментарий', { exact: true }).last().fill('Барабаны вернут в мае');
  await answers.getByRole('button', { name: 'Сохранить' }).click();
  await talk.getByText('Барабаны вернут в мае').waitFor();
  await talk.getByText('изменено').waitFor();

  await answers.getByRole('button', { name: 'Удалить комментарий' }).click();
  await igor.page
    .getByRole('dialog', { name: 'Удалить комментарий?' })
    .getByRole('button', { name: 'Удалить', exact: true })
    .click();
  await talk.getByText('Комментарий удалён').waitFor();
  await igor.mustBeClean();
  await talk.press('Escape');
  await anna.page.getByRole('button', { name: 'Обсуждение · 1' }).waitFor();
  await anna.close();
  await igor.close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }])
  long(`a discussion is read on any screen ${JSON.stringify(looks)}`, async () => {
    const company = await newCompany();
    const { id } = await company.call<{ id: string }>('POST', '/catalog', { name: 'Кабель ВВГнг 3×2,5' });
    const about = { entityType: 'catalogItem', entityId: id };
    await company.call('POST', '/comments', { ...about, text: 'длинноесловобезпробелов'.repeat(20) });
    const { page, open, mustBeClean, close } = await visit(company, looks);
    await open(`catalog/${id}#discussion`);
    await page.getByText('длинноесловобезпробелов').waitFor();
    await mustBeClean();
    await close();
  });
