import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { type Company, newCompany } from './company.ts';
import { visit } from './visit.ts';

/** A company whose owner approves his own, with two requisitions that wait for it. */
async function waiting(): Promise<Company> {
  const company = await newCompany();
  await company.call('PATCH', '/settings/company', { noSelfApproval: false });
  for (const title of ['Кабель', 'Металл']) {
    const { id } = await company.call<{ id: string }>('POST', '/purchase-requisitions', {
      title,
      dueDate: '2031-05-20',
      items: [{ name: title, quantity: '10', uom: '796', plannedPrice: '100' }],
    });
    await company.call('PATCH', `/purchase-requisitions/${id}/status`, { status: 'pending_approval' });
  }
  return company;
}

const statuses = async ({ call }: Company) => {
  const { items } = await call<{ items: Array<{ title: string; status: string }> }>(
    'GET',
    '/purchase-requisitions?sort=title',
  );
  return items.map(({ status }) => status);
};

test('what waits is counted at home, and worked through by keyboard; a verdict taken back was never sent', async () => {
  const company = await waiting();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('');
  await mustBeClean();
  const inbox = page.getByRole('navigation').getByRole('link', { name: /Мои задачи.*2.*ждут вас/ });
  await inbox.waitFor();
  await page.getByRole('button', { name: 'Свернуть меню' }).click();
  await inbox.waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Свернуть меню' }).click();
  await page.getByRole('link', { name: /2\s*Согласовать заявки/ }).click();
  await page.getByRole('heading', { name: 'Кабель' }).waitFor();
  await mustBeClean();

  await page.keyboard.press('KeyA');
  await page.getByRole('button', { name: 'Отменить' }).click();
  await page.getByRole('button', { name: /Кабель/ }).waitFor();
  assert.deepEqual(await statuses(company), ['pending_approval', 'pending_approval']);

  await page.getByRole('button', { name: /Кабель/ }).click();
  await page.keyboard.press('KeyA');
  await page.getByRole('heading', { name: 'Металл' }).waitFor();
  await page.keyboard.press('KeyR');
  await page.getByRole('textbox', { name: 'Причина' }).fill('Нет бюджета');
  await page.getByRole('button', { name: 'Отклонить', exact: true }).last().click();
  await page.getByText('Всё разобрано').waitFor();
  await open('warehouses');
  for (let tries = 0; tries < 50 && (await statuses(company)).includes('pending_approval'); tries++)
    await page.waitForTimeout(200);
  assert.deepEqual(await statuses(company), ['approved', 'rejected']);
  await close();
});

long(
  'on a phone an approval shows prices in their currency, sums whole, days as the portal writes them, and no keys',
  async () => {
    const company = await newCompany();
    await company.call('PATCH', '/settings/company', { noSelfApproval: false });
    const regional = await company.call('GET', '/settings/regional');
    await company.call('PATCH', '/settings/regional', { version: regional.version, dateFormat: 'yyyy-MM-dd' });
    const today = new Date().toISOString().slice(0, 10);
    await company.call('PUT', '/settings/exchange-rates', { rates: [{ currency: 'CNY', date: today, rate: '12.5' }] });
    const { id, number } = await company.call<{ id: string; number: string }>('POST', '/purchase-requisitions', {
      title: 'Реконструкция распределительного пункта и кабельных линий второй очереди',
      dueDate: '2031-05-20',
      items: [
        { name: 'Трансформатор', quantity: '12', uom: '796', plannedPrice: '98765432.10' },
        { name: 'Контроллер', quantity: '3', uom: '796', plannedPrice: '1204.5', currency: 'CNY' },
      ],
    });
    await company.call('PATCH', `/purchase-requisitions/${id}/status`, { status: 'pending_approval' });
    const { page, open, mustBeClean, close } = await visit(company, { width: 390, height: 844 });
    await open('inbox');
    const detail = page.getByRole('region', { name: /Реконструкция/ });
    await detail.getByText(/^98\s765\s432,10\s₽$/).waitFor();
    await detail.getByText(/^1\s204,50\s¥$/).waitFor();
    await detail.getByText('до 2031-05-20').waitFor();
    const cut = await page
      .locator('main .number, main [aria-current] span')
      .evaluateAll((places) =>
        places
          .filter((place) => place.scrollWidth > place.clientWidth && place.clientWidth > 0)
          .map(({ textContent }) => textContent),
      );
    assert.deepEqual(cut, []);
    await page.getByRole('button', { name: new RegExp(number) }).waitFor();
    assert.equal(await detail.locator('kbd:visible').count(), 0);
    await mustBeClean();
    await close();
  },
);

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`home and inbox are clean ${JSON.stringify(looks)}`, async () => {
    const { open, mustBeClean, close } = await visit(await waiting(), looks);
    for (const path of ['', 'inbox']) {
      await open(path);
      await mustBeClean();
    }
    await close();
  });
