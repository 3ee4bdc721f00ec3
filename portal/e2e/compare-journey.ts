import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

/**
 * The comparison of a requisition with at least two suppliers for its first line, open in `page`: one line is split between two
 * suppliers by keyboard, a column is pasted as Excel copies it, the decision is saved and invoices are asked for.
 */
export async function compareJourney(page: Page) {
  await page.locator('table input[data-row]').first().waitFor();
  await splitByKeyboard(page);
  await pasteColumn(page);
  await undoAndRedo(page);
  await saveDecision(page);
  await requestInvoices(page);
}

const cellAt = (page: Page, row: number, column: number) =>
  page.locator(`input[data-row="${row}"][data-column="${column}"]`);

/** Columns in which a row has a price. */
async function columnsOf(page: Page, row: number): Promise<number[]> {
  const cells = await page.locator(`input[data-row="${row}"]`).all();
  return Promise.all(cells.map(async (cell) => Number(await cell.getAttribute('data-column'))));
}

const coverageOf = (page: Page, row: number): Locator => page.locator(`tr[data-row-index="${row}"] td`).last();

async function splitByKeyboard(page: Page) {
  const [first = 0, second = 1] = await columnsOf(page, 0);
  await cellAt(page, 0, first).focus();
  await page.keyboard.press('Delete');
  await page.keyboard.type('10');
  assert.equal(await cellAt(page, 0, first).inputValue(), '10');
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-column')), String(second));
  await page.keyboard.press('KeyF');
  assert.notEqual(await cellAt(page, 0, second).inputValue(), '', 'F fills the rest from the next supplier');
  await page.keyboard.press('ArrowDown');
  assert.notEqual(await page.evaluate(() => document.activeElement?.getAttribute('data-row')), '0');
}

/** «1 234,5» with a no-break space, as Excel copies it, more than is on offer, and what is no number. */
async function pasteColumn(page: Page) {
  const [column = 0] = await columnsOf(page, 1);
  await cellAt(page, 1, column).focus();
  await paste(page, '1\u00a0234,5\r\n2\r\n');
  assert.equal(await cellAt(page, 1, column).inputValue(), '1\u00a0234,5', 'what was pasted stays as it was typed');
  await page.keyboard.press('KeyB');
  await coverageOf(page, 1).getByText('100 %').or(coverageOf(page, 1).getByText('ещё')).waitFor();
}

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

async function undoAndRedo(page: Page) {
  const [column = 0] = await columnsOf(page, 1);
  const after = await cellAt(page, 1, column).inputValue();
  await page.keyboard.press('Control+KeyZ');
  assert.equal(await cellAt(page, 1, column).inputValue(), '1\u00a0234,5');
  await page.keyboard.press('Control+Shift+KeyZ');
  assert.equal(await cellAt(page, 1, column).inputValue(), after);
}

async function saveDecision(page: Page) {
  for (const wrong of await page.locator('input[data-row][aria-invalid]').all()) {
    await wrong.focus();
    await page.keyboard.press('Delete');
  }
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/quote-line-decisions'),
  );
  await page.getByRole('button', { name: 'Сохранить решение' }).click();
  assert.equal((await saved).status(), 200);
  await page.getByRole('button', { name: 'Запросить счета' }).waitFor();
}

async function requestInvoices(page: Page) {
  await page.getByRole('button', { name: 'Запросить счета' }).click();
  const dialog = page.getByRole('dialog', { name: 'Счета от поставщиков' });
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/request-supplier-invoices'));
  await dialog.getByRole('button', { name: /Отправить запросы/ }).click();
  assert.equal((await asked).status(), 200);
  await dialog.getByRole('table', { name: 'Запросы счетов' }).waitFor();
}
