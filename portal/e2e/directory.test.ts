import assert from 'node:assert/strict';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

long('the token of a directory is revoked by who says so twice', async () => {
  const company = await newCompany();
  const { id } = await company.call<{ id: string }>('POST', '/identity-providers', {
    ...{ name: 'Keycloak', issuer: 'https://id.zarya.ru', clientId: 'prokura', clientSecret: 'тайна клиента' },
    ...{ domains: ['zarya.ru'], isOn: false },
  });
  await company.call('POST', `/identity-providers/${id}/scim-tokens`, {});
  const tokens = async () =>
    (await company.call<{ tokens: unknown[] }>('GET', `/identity-providers/${id}/scim`)).tokens.length;
  const { page, open, mustBeClean, close } = await visit(company, { width: 390, height: 844 });
  await open('settings/identity-providers');
  await page.getByRole('button', { name: 'Отозвать' }).click();
  const dialog = page.getByRole('dialog', { name: /^Отозвать токен …/ });
  await dialog.getByText('Отменить это нельзя').waitFor();
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await tokens(), 1);
  await page.getByRole('button', { name: 'Отозвать' }).click();
  await dialog.getByRole('button', { name: 'Отозвать' }).click();
  await page.getByText(/^Токен отозван: …/).waitFor();
  assert.equal(await tokens(), 0);
  await close();
});
