import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { long } from '../../scripts/tests/long.ts';
import { uuidOf } from '../../tools/sim/yougile/seed.ts';
import { type Company, newCompany } from './company.ts';
import { installCard } from './install-card.ts';
import { simulatedYougile as sim } from './simulated-yougile.ts';
import { visit } from './visit.ts';

const newRequisition = ({ call }: Company) =>
  call<{ id: string }>('POST', '/purchase-requisitions', {
    title: 'Кирпич для ограды',
    dueDate: '2031-05-20',
    items: [{ name: 'Кирпич', quantity: '500', plannedPrice: '25' }],
  });

const choose = async (page: Page, label: string, option: string) => {
  await page
    .getByRole('combobox', { name: label, exact: true })
    .or(page.getByLabel(label, { exact: true }))
    .first()
    .click();
  await page.getByRole('option', { name: option, exact: true }).first().click();
};

test('a tracker is connected and mapped; tasks of a requisition are created, looked for, linked and removed', async () => {
  const apiKey = newKey();
  const company = await newCompany();
  const requisition = await newRequisition(company);
  const visitor = await visit(company);
  const { page, open, mustBeClean, close } = visitor;
  await open(`requisitions/${requisition.id}`);
  await page.getByRole('link', { name: 'Поставка' }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Задачи', exact: true }).count(), 0, 'no tracker, no tab');

  await installCard(visitor, 'yougile', { fill: () => page.locator('input[name=apiKey]').fill(apiKey) });

  await page.getByRole('tab', { name: 'Задачи и этапы' }).click();
  await page.getByRole('button', { name: 'Синхронизировать' }).click();
  const places = page.getByRole('region', { name: 'В трекере' });
  await places.locator('dd', { hasText: /^5$/ }).waitFor();
  await page.getByRole('button', { name: 'Зарегистрировать' }).click();
  await page.getByRole('region', { name: 'Вебхук' }).getByText('Работает').waitFor();
  await page.getByRole('button', { name: 'Колонка', exact: true }).click();
  await choose(page, 'Колонка, строка 1', 'Закупки · В работе');
  await choose(page, 'Этап, строка 1', 'Согласование');
  await page.getByRole('button', { name: 'Правило', exact: true }).click();
  await choose(page, 'Этап правила, строка 1', 'Согласование');
  await choose(page, 'Колонка задачи, строка 1', 'Закупки · Новые');
  await choose(page, 'Исполнитель, строка 1', 'Анна Смирнова');
  await mustBeClean();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Настройки сохранены').first().waitFor();
  await page.reload();
  await page.getByLabel('Исполнитель, строка 1', { exact: true }).first().waitFor();

  await open(`requisitions/${requisition.id}`);
  await page.getByRole('link', { name: 'Задачи', exact: true }).click();
  await page.getByText('Задач пока нет').waitFor();
  await mustBeClean();
  sim.faults.add({ fault: { kind: 'reset', effect: 'after' }, where: 'POST /api-v2/tasks' });
  await page.getByRole('button', { name: 'Создать задачу' }).click();
  const form = page.getByRole('dialog', { name: 'Новая задача' });
  await choose(page, 'Доска', 'Закупки');
  await choose(page, 'Колонка', 'Новые');
  await choose(page, 'Исполнитель', 'Анна Смирнова');
  await mustBeClean();
  await form.getByRole('button', { name: 'Создать задачу' }).click();
  await page.getByText('Результат неизвестен, проверяем').waitFor();
  await mustBeClean();
  assert.equal(sim.state.tasks.length, 1);
  assert.ok(await page.getByRole('button', { name: 'Создать задачу' }).isDisabled(), 'nothing is created twice');

  const other = uuidOf(6, 77);
  const [made] = sim.state.tasks;
  assert.ok(made);
  sim.state.tasks.push({ ...made, id: other, title: 'Проверить поставщика', idTaskCommon: 'ID-77', completed: true });
  await page.getByRole('button', { name: 'Привязать' }).click();
  const link = page.getByRole('dialog', { name: 'Привязать из трекера' });
  await link.getByLabel('Идентификатор в трекере').fill('нет такой');
  await link.getByRole('button', { name: 'Привязать' }).click();
  await link.locator('[aria-invalid=true]').or(link.getByRole('alert')).first().waitFor();
  await link.getByLabel('Идентификатор в трекере').fill(other);
  await link.getByRole('button', { name: 'Привязать' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Проверить поставщика' });
  await row.getByText('Основная').waitFor();
  await row.getByText('Выполнена').waitFor();
  await mustBeClean();
  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Задачи в трекере' }).click();
  await page.getByRole('heading', { name: 'Задачи в трекере' }).waitFor();
  await page.getByRole('row').filter({ hasText: 'Проверить поставщика' }).getByRole('link').first().click();
  await row.getByRole('button', { name: /Убрать связь/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Убрать', exact: true }).click();
  await row.waitFor({ state: 'detached' });
  await close();
});

/** Calls are limited by the key and by the company there: everybody begins anew. */
function newKey(): string {
  sim.reset();
  const [main] = sim.state.keys;
  assert.ok(main);
  const key = `key-${randomUUID()}`;
  sim.state.keys.push({ ...main, key });
  return key;
}

/** A company whose tracker works, with a requisition that has a task. */
async function withTask() {
  const company = await newCompany();
  const apiKey = newKey();
  const { id } = await company.call<{ id: string }>('POST', '/integrations/installations', {
    publicId: 'yougile',
    settings: { apiKey, columnId: uuidOf(5, 1) },
  });
  await company.call('POST', `/integrations/installations/${id}/test`, {});
  const requisition = await newRequisition(company);
  await company.call('POST', '/integrations/tasktracker/tasks', { procurementId: requisition.id });
  return { company, installationId: id, requisitionId: requisition.id };
}

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`tasks and the mapping are clean to look at ${JSON.stringify(looks)}`, async () => {
    const { company, installationId, requisitionId } = await withTask();
    const { page, open, mustBeClean, close } = await visit(company, looks);
    await open(`requisitions/${requisitionId}?tab=tasks`);
    await page.getByText(/^(Основная|Main)$/).waitFor();
    await mustBeClean();
    await page.getByRole('button', { name: /Создать задачу|Create a task/ }).click();
    await page.getByRole('dialog').waitFor();
    await mustBeClean();
    await open('tasks');
    await page.getByRole('row').nth(1).waitFor();
    await mustBeClean();
    await open(`integrations/installed/${installationId}?tab=tracker`);
    await page.getByRole('button', { name: /^(Колонка|Column)$/ }).click();
    await page.getByRole('button', { name: /^(Правило|Rule)$/ }).click();
    await mustBeClean();
    await close();
  });
