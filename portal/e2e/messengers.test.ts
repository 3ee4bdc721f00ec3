import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { seed } from '../../tools/sim/wazzup/seed.ts';
import { type Company, newCompany } from './company.ts';
import { installCard } from './install-card.ts';
import { base } from './installation.ts';
import { simulatedWazzup as sim } from './simulated-wazzup.ts';
import { visit } from './visit.ts';

const chat = '79161234567';

const supplier = ({ call }: Company) =>
  call<{ id: string }>('POST', '/counterparties', {
    shortName: 'ООО «Цементный двор»',
    roles: ['supplier'],
    contacts: [{ fullName: 'Ольга Петрова', phone: '+7 916 123-45-67' }],
  });

test('a messenger is connected from the marketplace, somebody writes, is linked to a supplier and answered', async () => {
  sim.reset();
  sim.courier.reroute(base);
  sim.state.webhooksUri = 'https://other-system.example/hook';
  const company = await newCompany();
  const party = await supplier(company);
  const visitor = await visit(company);
  const { page, open, mustBeClean, close } = visitor;
  await open('integrations');
  const menu = page.getByRole('navigation', { name: 'Главное меню' });
  assert.equal(await menu.getByRole('link', { name: 'Мессенджеры' }).count(), 0);
  await installCard(visitor, 'wazzup', { fill: () => page.locator('input[name=apiKey]').fill(seed().apiKey) });
  const steps = page.getByRole('region', { name: 'Настройка' });
  await steps.getByRole('button', { name: 'Получить' }).click();
  await page.getByRole('region', { name: 'Каналы' }).getByText('Снабжение').waitFor();
  await steps.getByRole('button', { name: 'Зарегистрировать' }).click();
  const taking = page.getByRole('dialog', { name: 'Забрать вебхук себе?' });
  await taking.getByText('other-system.example').waitFor();
  await mustBeClean();
  await taking.getByRole('button', { name: 'Забрать' }).click();
  await taking.waitFor({ state: 'detached' });
  await steps.getByLabel('Телефон').fill('+7 999 555-00-11');
  await steps.getByRole('button', { name: 'Отправить' }).dblclick();
  await steps.getByText('Отправлено').waitFor();
  const sent = sim.journal.filter(({ method, url }) => method === 'POST' && url === '/v3/message');
  assert.equal(sent.length, 1, 'two fast clicks are one');
  await mustBeClean();

  sim.happen('client writes', { chatId: chat, text: 'Цемент есть, 420 ₽ за мешок.' });
  await sim.courier.settled();
  await menu.getByRole('link', { name: /Мессенджеры.*непрочитанных/ }).click();
  const list = page.getByRole('navigation', { name: 'Переписки' });
  await list.getByRole('button', { name: /Иван Поставщиков.*не привязана/ }).click();
  await page.getByText('Цемент есть, 420 ₽ за мешок.').waitFor();
  await page.getByRole('button', { name: 'Привязать: Поставщик ООО «Цементный двор»' }).click();
  await list.getByRole('region', { name: 'Привязаны к записям' }).getByText('Иван Поставщиков').waitFor();
  await page.getByRole('button', { name: 'Отметить прочитанной' }).click();
  await page.getByLabel('Сообщение', { exact: true }).fill('Берём 200 мешков.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('listitem').filter({ hasText: 'Берём 200 мешков.' }).getByText('Отправлено').waitFor();
  await mustBeClean();

  await page.route('https://*.wazzup24.com/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Чаты провайдера</p>' }),
  );
  await page.getByRole('button', { name: 'Окно мессенджера' }).click();
  const frame = page.locator('iframe[title="Окно мессенджера"]');
  await frame.contentFrame().getByText('Чаты провайдера').waitFor();
  assert.equal(await frame.getAttribute('allow'), 'microphone *; clipboard-write *');
  await page.keyboard.press('Escape');
  await frame.waitFor({ state: 'detached' });
  assert.ok(!(await page.content()).includes('-secret'), 'its address is gone with it');

  await open(`counterparties/${party.id}?tab=talks`);
  await page.getByRole('tabpanel').getByText('Иван Поставщиков').click();
  await page.getByText('Берём 200 мешков.').waitFor();
  await mustBeClean();
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`pages of messengers are clean ${JSON.stringify(looks)}`, async () => {
    sim.reset();
    sim.courier.reroute(base);
    const company = await newCompany();
    const party = await supplier(company);
    const { call } = company;
    const settings = { apiKey: seed().apiKey };
    const { id } = await call<{ id: string }>('POST', '/integrations/installations', { publicId: 'wazzup', settings });
    await call('POST', `/integrations/installations/${id}/test`, {});
    await call('POST', '/integrations/messenger/channels/sync', {});
    await call('POST', '/integrations/messenger/webhook/register', {});
    sim.happen('client writes', { chatId: chat, text: 'Добрый день!' });
    await sim.courier.settled();
    const { page, open, mustBeClean, close } = await visit(company, looks);
    await open('messenger');
    await page.getByRole('button', { name: /Иван Поставщиков/ }).click();
    await page.getByText('Добрый день!').waitFor();
    for (const path of ['messenger', `integrations/installed/${id}`, `counterparties/${party.id}?tab=talks`]) {
      if (path !== 'messenger') await open(path);
      await mustBeClean();
      if (process.env.PICTURES)
        await page.screenshot({
          path: `${process.env.PICTURES}/${path.split(/[/?]/)[0]}-${Object.values(looks)[0]}.png`,
          fullPage: true,
        });
    }
    await close();
  });
