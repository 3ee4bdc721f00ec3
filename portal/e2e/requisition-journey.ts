import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

const title = () => `Кабель для цеха ${Date.now().toString(36)}`;

/**
 * A requisition from its first line to the board: written with a line pasted from Excel, sent for approval, approved by the head,
 * moved on the board by the menu and by drag. Tells the number it was given.
 */
export async function requisitionJourney(asBuyer: Page, asHead: Page): Promise<string> {
  const named = title();
  const id = await writeRequisition(asBuyer, named);
  await asBuyer.getByRole('button', { name: 'Отправить на согласование' }).click();
  await asBuyer.getByText('На согласовании').first().waitFor();
  await asBuyer.locator('h1', { hasText: named }).waitFor();
  await asBuyer.getByRole('button', { name: 'Статус' }).waitFor();
  await asBuyer.getByText('Могут согласовать: Игорь Лебедев').waitFor();
  assert.equal(await asBuyer.getByRole('button', { name: 'Согласовать', exact: true }).count(), 0);
  const ask = { name: 'Запросить цены' };
  assert.equal(await asBuyer.getByRole('link', ask).count(), 0, 'nobody is asked for prices before it is approved');

  await asHead.goto(addressIn(asHead, `requisitions/${id}`));
  await asHead.getByRole('button', { name: 'Согласовать', exact: true }).click();
  await asHead.getByText('Согласована').first().waitFor();
  await asHead.getByRole('link', ask).waitFor();

  await asBuyer.goto(addressIn(asBuyer, `requisitions?view=board&search=${encodeURIComponent(named)}`));
  await moveByMenu(asBuyer, id, 'Сбор предложений');
  await moveByDrag(asBuyer, id, 'Поставщик выбран');
  const told = asBuyer.getByRole('alert').filter({ hasText: 'перемещена в «Поставщик выбран»' });
  await whenSaved(asBuyer, () => told.getByRole('button', { name: 'Отменить' }).click());
  await cardIn(asBuyer, 'Сбор предложений', id).waitFor();
  await asBuyer.reload();
  await cardIn(asBuyer, 'Сбор предложений', id).waitFor();

  const number = asBuyer.locator(`[data-requisition="${id}"]`).getByText(/-\d{4,}$/);
  assert.ok(await isWhole(number), 'the number is cut off on the board');
  const given = await number.innerText();
  await asBuyer.goto(addressIn(asBuyer, `requisitions?view=list&search=${encodeURIComponent(named)}`));
  const inList = asBuyer.locator('td', { hasText: given }).first();
  await inList.waitFor();
  assert.ok(await isWhole(inList), 'the number is cut off in the list');
  return given;
}

async function writeRequisition(page: Page, named: string): Promise<string> {
  await page.goto(addressIn(page, 'requisitions'));
  await page.getByRole('navigation', { name: 'Сохранённые виды' }).waitFor();
  await page.keyboard.press('KeyC');
  await page.locator('h1', { hasText: 'Новая заявка' }).waitFor();
  await page.getByLabel('Название', { exact: true }).fill(named);
  await page.getByLabel('Срок поставки').fill('2031-05-20');
  await writeLine(page, 1, 'Кабель ВВГнг 3х2,5', '1 200', '98,40');
  await writeLine(page, 2, 'Щит распределительный', '4', '15 300');
  await pasteInto(page, 'Наименование, позиция 3', 'Наконечник медный\tшт\t250\t12,75');
  assert.equal(await page.getByLabel('Количество, позиция 3').inputValue(), '250');
  await page.getByRole('button', { name: 'Создать заявку' }).click();
  await page.waitForURL(/requisitions\/[\da-f-]{36}/);
  await page.locator('h1', { hasText: named }).waitFor();
  assert.equal(await page.locator('tr[data-line]').count(), 3);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function writeLine(page: Page, number: number, name: string, quantity: string, price: string) {
  await page.getByLabel(`Наименование, позиция ${number}`).fill(name);
  await page.getByLabel(`Количество, позиция ${number}`).fill(quantity);
  await page.getByLabel(`Плановая цена, позиция ${number}`).fill(price);
}

/** As the browser pastes: with an event that carries the text. */
const pasteInto = (page: Page, label: string, text: string) =>
  page.getByLabel(label).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

async function moveByMenu(page: Page, id: string, stage: string) {
  await page.locator(`[data-requisition="${id}"]`).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await whenSaved(page, () => page.getByRole('menuitem', { name: stage }).press('Enter'));
  await cardIn(page, stage, id).waitFor();
}

async function moveByDrag(page: Page, id: string, stage: string) {
  const column = page.getByRole('region', { name: stage, exact: true });
  await whenSaved(page, () => page.locator(`[data-requisition="${id}"]`).dragTo(column));
  await cardIn(page, stage, id).waitFor();
}

/**
 * The board shows a move before the server has it, and a reload that comes first would end the call. Every move is waited for,
 * since the answer to one may be noticed as late as during the next.
 */
async function whenSaved(page: Page, move: () => Promise<void>) {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await move();
  await saved;
}

const cardIn = (page: Page, stage: string, id: string) =>
  page.getByRole('region', { name: stage, exact: true }).locator(`[data-requisition="${id}"]`);

/** Nothing of it is hidden behind the edge of its place. */
const isWhole = (place: Locator) =>
  place.evaluate(
    ({ scrollWidth, clientWidth, offsetWidth }: HTMLElement) => scrollWidth <= (clientWidth || offsetWidth),
  );

/** An address of the portal the person is in. */
const addressIn = (page: Page, path: string) =>
  new URL(`/${new URL(page.url()).pathname.split('/')[1]}/${path}`, page.url()).href;
