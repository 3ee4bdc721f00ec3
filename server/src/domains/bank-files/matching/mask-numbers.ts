/** Numbers of a purpose that are no numbers of invoices, covered in place: places in the text stay what they were. */
export const maskNumbers = (purpose: string) =>
  [dates, vat, percents, sums].reduce((text, form) => text.replace(form, (found) => '·'.repeat(found.length)), purpose);

const dates = /(?<!\d)\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})(?!\d)/g;

/** «в т.ч. НДС (22%) - 26778-69 руб.», «НДС 22% 26 778,69» */
const vat =
  /НДС[\s(]*(?:по ставке\s*)?(?:\d{1,2}(?:[.,]\d+)?\s*%?)?[\s)]*(?:[-–—:=]\s*)?(?:\d[\d \u00a0]*(?:[.,=-]\d{2})?)?(?:\s*руб)?/giu;

const percents = /\d+(?:[.,]\d+)?\s*%/g;

/** What is said to be money: «сумма 148500-00», «148 500,00 руб.» */
const sums =
  /(?<=сумм[а-яё]*[\s:]*)\d[\d \u00a0]*(?:[.,=-]\d{2})?|\d[\d \u00a0]*(?:[.,=-]\d{2})?(?=\s*(?:руб|р\.|коп))/giu;
