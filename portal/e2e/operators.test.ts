import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { installCard } from './install-card.ts';
import { base } from './installation.ts';
import { simulatedAstral } from './simulated-astral.ts';
import { simulatedDiadoc } from './simulated-diadoc.ts';
import { visit } from './visit.ts';

const fill = async (page: Page, given: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(given)) await page.locator(`input[name="${name}"]`).fill(value);
};

long('Diadoc is set up from its page: its settings, access granted at its own page, and the check', async () => {
  simulatedDiadoc.reset();
  const [client] = simulatedDiadoc.state.clients;
  assert.ok(client);
  client.redirectUris = [`${base}/api/v1/integrations/oauth/edo-diadoc/callback`];
  const company = await newCompany();
  const visitor = await visit(company);
  const { page, open, mustBeClean, close } = visitor;
  await open('integrations?search=Диадок');
  await page
    .getByRole('link', { name: /Диадок/ })
    .first()
    .waitFor();
  await mustBeClean();
  await installCard(visitor, 'edo-diadoc', {
    fill: (form) =>
      fill(form, {
        ...{ clientId: client.id, clientSecret: client.secret },
        boxId: '00000000d0c040008000000000000001@diadoc.ru',
      }),
    async grant() {
      await page.getByRole('button', { name: 'Войти у провайдера' }).click();
      await page.waitForURL(/integrations\/edo-diadoc\?oauth=connected/);
      await page.getByText('Доступ предоставлен').waitFor();
      await mustBeClean();
      await page.getByRole('link', { name: 'К установленной интеграции' }).click();
    },
  });
  await mustBeClean();
  await close();
});

long('Astral is in no list; by its address it is set up as the others are', async () => {
  simulatedAstral.reset();
  const { token, abonents } = simulatedAstral.state;
  const company = await newCompany();
  const visitor = await visit(company);
  const { page, open, mustBeClean, close } = visitor;
  await open('integrations?search=Астрал');
  await page.getByText('Ничего не подошло').waitFor();
  await installCard(visitor, 'edo-astral', {
    fill: (form) => fill(form, { baseUrl: 'https://edo.example.ru', token, abonentId: abonents[0] as string }),
  });
  await mustBeClean();
  await close();
});
