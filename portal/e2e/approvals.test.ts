import { long } from '../../scripts/tests/long.ts';
import { colleague, newCompany } from './company.ts';
import { visit } from './visit.ts';

interface Made {
  id: string;
}

interface People {
  items: Array<Made & { email: string }>;
}

long('a route is tried on past records before it is saved, and a contract approved by it on a phone', async () => {
  const company = await newCompany();
  const head = await colleague(company, 'purchasing_manager');
  const { items: people } = await company.call<People>('GET', '/settings/users?limit=50');
  const approver = people.find(({ email }) => email === head.email) as Made;
  const items = [{ name: 'Цемент М500', quantity: '10', plannedPrice: '90000' }];
  const need = await company.call<Made>('POST', '/purchase-requisitions', { dueDate: '2031-05-20', items });
  await company.call('PATCH', `/purchase-requisitions/${need.id}/status`, { status: 'pending_approval' });

  const desk = await visit(company);
  await desk.open('settings/approvals');
  await desk.page.getByRole('button', { name: 'Маршрут' }).click();
  const form = desk.page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Название' }).first().fill('Крупные закупки');
  await form.getByRole('combobox', { name: /^Согласующие/ }).click();
  await desk.page.getByRole('option', { name: 'Игорь Лебедев' }).first().click();
  await desk.page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Проверить на прошлых записях' }).click();
  await form.getByText(/Из 1 последних записей за 12 месяцев маршрут сработал бы для 1/).waitFor();
  await form.getByRole('listitem').filter({ hasText: 'Игорь Лебедев' }).first().waitFor();
  await desk.mustBeClean();
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await desk.page.getByText('Сохранено').waitFor();
  await desk.close();

  const steps = [{ name: 'Юрист', approvers: [{ kind: 'user', id: approver.id }] }];
  await company.call('POST', '/settings/approval-routes', { recordType: 'contract', name: 'Договоры', steps });
  const party = await company.call<Made>('POST', '/counterparties', { shortName: 'ООО «Цементный двор»' });
  const { id } = await company.call<Made>('POST', '/contracts', {
    ...{ number: '47/2026', title: 'Поставка цемента', kind: 'purchase', date: '2026-03-01' },
    ...{ counterpartyId: party.id, amountLimit: '5000000' },
  });
  await company.call('PATCH', `/contracts/${id}/status`, { status: 'pending_approval' });

  const phone = await visit({ ...company, ...head }, { width: 390, height: 844 });
  await phone.open('inbox');
  await phone.page.getByText('Поставка цемента').first().waitFor();
  await phone.mustBeClean();
  await phone.open(`contracts/${id}`);
  await phone.page.getByText('Ждём решения: Игорь Лебедев').waitFor();
  await phone.mustBeClean();
  await phone.page.getByRole('button', { name: 'Согласовать' }).click();
  await phone.page.getByText('Договор: согласован').waitFor();
  await phone.mustBeClean();
  await phone.close();
});
