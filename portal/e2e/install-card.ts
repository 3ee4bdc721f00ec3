import type { Page } from 'playwright-core';
import type { Visit } from './visit.ts';

interface HowToSetUp {
  /** Fills the settings in. */
  fill(page: Page): Promise<void>;
  /** Grants access at the provider, and comes back to the installation. */
  grant?(): Promise<void>;
}

/** Installs a card from its page of the marketplace, and goes by its list of steps until it works. */
export async function installCard({ page, open, mustBeClean }: Visit, slug: string, { fill, grant }: HowToSetUp) {
  await open(`integrations/${slug}`);
  await page.getByRole('button', { name: 'Установить' }).click();
  const consent = page.getByRole('dialog').getByRole('button', { name: /Установить|Согласиться/ });
  const steps = page.getByRole('region', { name: 'Что осталось до запуска' });
  await consent.or(steps).first().waitFor();
  if (await consent.isVisible()) await consent.click();
  await page.waitForURL(/\/integrations\/installed\//);
  await mustBeClean();
  await steps.getByRole('button', { name: 'Настройки' }).click();
  await fill(page);
  await mustBeClean();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Настройки сохранены').first().waitFor();
  await page.getByRole('tab', { name: 'Обзор' }).click();
  await grant?.();
  await steps.getByRole('button', { name: 'Проверить', exact: true }).click();
  await page.getByText('Работает', { exact: true }).first().waitFor();
  await steps.waitFor({ state: 'detached' });
}
