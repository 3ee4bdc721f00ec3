import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { comparable } from './comparable.ts';
import { compareJourney } from './compare-journey.ts';
import { visit } from './visit.ts';

test('a line is split by keyboard, a column pasted, the decision saved, invoices asked for', async () => {
  const company = await newCompany();
  const id = await comparable(company);
  const { page, open, mustBeClean, close } = await visit(company);
  await open(`requisitions/${id}/compare`);
  await mustBeClean();
  await compareJourney(page);
  await mustBeClean();
  const { items } = await company.call<{ items: unknown[] }>('GET', `/purchase-requisitions/${id}/invoice-requests`);
  assert.ok(items.length >= 2, 'one request for every supplier that was chosen');
  await close();
});

test('a quantity typed faster than the browser draws stays as it was typed: 10 never becomes 0', async () => {
  const company = await newCompany();
  const id = await comparable(company);
  const { page, open, close } = await visit(company);
  await drawLate(page);
  await open(`requisitions/${id}/compare`);
  const cell = page.locator('input[data-row="0"]').first();
  await cell.focus();
  await page.keyboard.type('10', { delay: 400 });
  assert.equal(await cell.inputValue(), '10');
  await page.keyboard.press('Delete');
  await page.keyboard.type('25', { delay: 400 });
  assert.equal(await cell.inputValue(), '25');
  await close();
});

long(
  'in a long comparison the keys lead to rows that are not drawn yet, and what is typed survives scrolling',
  async () => {
    const company = await newCompany();
    const id = await comparable(
      company,
      Array.from({ length: 90 }, (_, at) => `Болт М${at + 1}`),
    );
    const { page, open, close } = await visit(company);
    await drawLate(page);
    await open(`requisitions/${id}/compare`);
    const column = await page.locator('input[data-row="0"]').first().getAttribute('data-column');
    const rowIn = () => page.evaluate(() => Number(document.activeElement?.getAttribute('data-row')));
    await page.locator(`input[data-row="0"][data-column="${column}"]`).focus();
    for (let row = 1; row <= 40; row += 1) await page.keyboard.press('ArrowDown');
    assert.equal(await rowIn(), 40);
    await page.keyboard.type('7');
    await page.getByRole('region', { name: 'Сравнение предложений' }).evaluate((area) => area.scrollTo(0, 0));
    await page.waitForTimeout(900);
    await page.keyboard.type('5');
    assert.equal(await page.locator(`input[data-row="40"][data-column="${column}"]`).inputValue(), '75');
    await close();
  },
);

/** A browser that is busy: what waits for the next picture waits long. */
const drawLate = (page: Page) =>
  page.addInitScript(() => {
    globalThis.requestAnimationFrame = (act) => setTimeout(() => act(performance.now()), 300) as unknown as number;
  });

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`the comparison is clean ${JSON.stringify(looks)}`, async () => {
    const company = await newCompany();
    const id = await comparable(company);
    const { open, mustBeClean, close } = await visit(company, looks);
    await open(`requisitions/${id}/compare`);
    await mustBeClean();
    await close();
  });
