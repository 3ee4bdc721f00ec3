import assert from 'node:assert/strict';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { elevenMinutesPass } from './eleven-minutes-pass.ts';
import { base } from './installation.ts';
import { visit } from './visit.ts';

/** Browsers make passkeys for names alone. */
const named = base.replace('127.0.0.1', 'localhost');

long('somebody adds a passkey, signs in by it, proves by it that it is he, and removes it', async () => {
  const company = await newCompany();
  const { page, context, mustBeClean, close } = await visit(undefined, { width: 390, height: 844 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await page.goto(`${named}/login?next=/passkeys`);
  await page.getByRole('textbox', { name: 'Электронная почта' }).fill(company.email);
  await page.getByLabel('Пароль').fill(company.password);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Название нового ключа' }).fill('Телефон Анны');
  await page.getByRole('button', { name: 'Добавить ключ доступа' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Телефон Анны' }).waitFor();
  await mustBeClean();

  await context.clearCookies();
  await page.goto(`${named}/login?next=/passkeys`);
  await page.getByRole('button', { name: 'Войти с ключом доступа' }).waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Войти с ключом доступа' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Телефон Анны' });
  await line.getByText('использован').waitFor();

  await line.getByRole('button', { name: 'Переименовать' }).click();
  await page.getByRole('textbox', { name: 'Название', exact: true }).fill('Телефон');
  await elevenMinutesPass(company);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('button', { name: 'Подтвердить ключом доступа' }).waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Подтвердить ключом доступа' }).click();
  const renamed = page.getByRole('listitem').filter({ hasText: /^Телефон/ });
  await renamed.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await renamed.waitFor({ state: 'detached' });
  assert.equal(await page.getByRole('listitem').count(), 0);
  await mustBeClean();
  await close();
});
