import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Company } from './company.ts';
import { visit } from './visit.ts';

/** A cell of the rows of a proposal, by its place. */
export const cellAt = (page: Page, row: number, column: number) =>
  page.locator(`[data-row="${row}"][data-column="${column}"]`);

/** Where one stands in the table. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { row, column } = (document.activeElement as HTMLElement).dataset;
    return [Number(row), Number(column)];
  });

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** A quantity, the arrows, what stands above, one step back and on again. */
export async function writeByKeyboard(page: Page) {
  const total = page.getByRole('complementary', { name: 'Итоги' }).locator('b').first();
  const before = await total.innerText();
  await cellAt(page, 0, 2).focus();
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  assert.deepEqual(await focused(page), [1, 2]);
  await page.waitForFunction(([was]) => document.querySelector('aside b')?.textContent !== was, [before]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.deepEqual(await focused(page), [1, 5], 'past the unit and the cost, to the markup');
  await page.keyboard.type('12,5');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+KeyD');
  assert.equal(await cellAt(page, 2, 5).inputValue(), '12,5');
  await page.keyboard.press('Control+KeyZ');
  assert.equal(await cellAt(page, 2, 5).inputValue(), '20');
  await page.keyboard.press('Control+KeyY');
  assert.equal(await cellAt(page, 2, 5).inputValue(), '12,5');
  await page.keyboard.press('Alt+ArrowUp');
  assert.deepEqual(
    await focused(page),
    [2, 5],
    'over the edge of a group a row goes over into it, and stays in its place',
  );
  await page.getByRole('rowheader', { name: /ООО «Сталь» 3 строки/ }).waitFor();
}

/** Enter in the last row makes one; a block with no-break spaces fills it and makes another. */
export async function pasteBlock(page: Page) {
  await cellAt(page, 3, 2).focus();
  await page.keyboard.press('Enter');
  assert.deepEqual(await focused(page), [4, 1]);
  await paste(page, 'Кабель ВВГ\t1\u00a0234,5\tм\t2,50\r\nШайба\t10\tшт\t0,75\r\n');
  assert.equal(await cellAt(page, 4, 2).inputValue(), '1\u00a0234,5');
  assert.equal(await cellAt(page, 5, 1).inputValue(), 'Шайба');
}

/** Somebody else reads it, approves it, and is told what a change of it would take back. */
export async function approve(director: Pick<Company, 'portal' | 'email' | 'password'>, id: string) {
  const { page, open, mustBeClean, close } = await visit(director);
  await open(`proposals/${id}`);
  await mustBeClean();
  await page.getByRole('button', { name: 'Согласовать' }).click();
  await page.getByText(/: согласовано/).waitFor();
  await page.getByRole('button', { name: 'Изменить' }).click();
  await page.getByText(/согласование пропадёт/).waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Отмена' }).click();
  await close();
}
