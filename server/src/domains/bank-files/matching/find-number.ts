/** Where a purpose names an invoice. */
export interface Mention {
  start: number;
  end: number;
  words: string;
  /** The whole number stands there, led by a word for an invoice: nothing else is meant. */
  certain: boolean;
  /** The day that stands beside the number. */
  date: { day: string; start: number; end: number } | null;
}

/** A purpose made ready to be looked through for many numbers. */
interface Purpose {
  text: string;
  masked: string;
  leads: Array<{ end: number; ofInvoice: boolean }>;
}

const invoiceWord = /^(?:сч[её]т(?!-факт|[а-яё]*-факт)|сч(?![её]т)|инвойс|invoice|inv)/iu;

const leadWords =
  /(?<![\p{L}/])(?:сч[её]т[а-яё]*(?:-фактур[а-яё]*)?|сч\.?|с\/ф|инвойс[а-яё]*|invoice|inv\.?|договор[а-яё]*|дог\.?|контракт[а-яё]*|спецификаци[а-яё]*|заявк[а-яё]*|заказ[а-яё]*|акт[а-яё]*|накладн[а-яё]*|упд|торг|приложени[а-яё]*|соглашени[а-яё]*|кредит[а-яё]*)(?!\p{L})/giu;

export function preparePurpose(text: string): Purpose {
  const masked = maskNumbers(text);
  const leads = [...masked.matchAll(leadWords)].map(({ 0: word, index }) => ({
    end: index + word.length,
    ofInvoice: invoiceWord.test(word),
  }));
  return { text, masked, leads };
}

/** A number as it may be spelt: letters that look alike, spaces and dashes between its parts. */
export interface Spelling {
  whole: RegExp;
  /** The digits it ends with, without leading zeros, as people shorten it. */
  tail: RegExp | null;
  digits: string;
  /** Long enough to mean nothing else even without a word before it. */
  telling: boolean;
}

export function spellingOf(number: string): Spelling | null {
  const parts = number.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const digits = parts.filter((part) => /\d/.test(part)).sort((a, b) => b.length - a.length)[0];
  if (digits === undefined) return null;
  const last = parts.at(-1) as string;
  const short = /^\d/.test(last) ? last.replace(/^0+/, '') : '';
  const shortened = short !== '' && (parts.length > 1 || short !== last);
  const length = parts.join('').length;
  return {
    whole: bounded(parts.map(lookAlikes).join('[\\s\\-–—/\\\\._№]*')),
    tail: shortened ? bounded(`0*${short}`) : null,
    digits: short || digits,
    telling: length >= 6 || (parts.length > 1 && length >= 4),
  };
}

/** The first place of a purpose that names the number; null where it stands nowhere, or something else is meant. */
export function findNumber(purpose: Purpose, { whole, tail, digits, telling }: Spelling): Mention | null {
  if (!purpose.masked.includes(digits)) return null;
  for (const { 0: words, index } of purpose.masked.matchAll(whole)) {
    const led = ledBy(purpose, index);
    if (led === 'invoice' || (led === null && telling)) return mention(purpose, words, index, led === 'invoice');
  }
  for (const { 0: words, index } of tail ? purpose.masked.matchAll(tail) : [])
    if (ledBy(purpose, index) === 'invoice') return mention(purpose, words, index, false);
  return null;
}

function ledBy({ leads }: Purpose, index: number): 'invoice' | 'other' | null {
  const lead = leads.findLast(({ end }) => end <= index);
  return lead === undefined ? null : lead.ofInvoice ? 'invoice' : 'other';
}

function mention({ text }: Purpose, words: string, start: number, certain: boolean): Mention {
  const end = start + words.length;
  return { start, end, words: text.slice(start, end), certain, date: dateAfter(text, end) };
}

function dateAfter(text: string, end: number): Mention['date'] {
  const found = /^[\s,]*(?:от|dd|from)?[\s.]*(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})(?!\d)/iu.exec(
    text.slice(end, end + 30),
  );
  if (!found) return null;
  const [whole, day = '', month = '', year = ''] = found;
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return { day: iso, start: end + whole.search(/\d/), end: end + whole.length };
}

const bounded = (form: string) => new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}])`, 'giu');

const twins = ['аa', 'вb', 'еeё', 'кk', 'мm', 'нh', 'оo0', 'рp', 'сc', 'тt', 'уy', 'хx'];

/** Letters alone: zero is a letter to nobody who means a digit. */
const lookAlikes = (part: string) =>
  /\d/.test(part)
    ? part
    : [...part]
        .map((letter) => twins.find((twin) => twin.replace('0', '').includes(letter)) ?? letter)
        .map((twin) => `[${twin}]`)
        .join('');

/** Numbers of a purpose that are no numbers of invoices, covered in place: places in the text stay what they were. */
const maskNumbers = (purpose: string) =>
  [dates, vat, percents, sums].reduce((text, form) => text.replace(form, (found) => '·'.repeat(found.length)), purpose);

const dates = /(?<!\d)\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})(?!\d)/g;

/** «в т.ч. НДС (22%) - 26778-69 руб.», «НДС 22% 26 778,69» */
const vat =
  /НДС[\s(]*(?:по ставке\s*)?(?:\d{1,2}(?:[.,]\d+)?\s*%?)?[\s)]*(?:[-–—:=]\s*)?(?:\d[\d \u00a0]*(?:[.,=-]\d{2})?)?(?:\s*руб)?/giu;

const percents = /\d+(?:[.,]\d+)?\s*%/g;

/** What is said to be money: «сумма 148500-00», «148 500,00 руб.» */
const sums =
  /(?<=сумм[а-яё]*[\s:]*)\d[\d \u00a0]*(?:[.,=-]\d{2})?|\d[\d \u00a0]*(?:[.,=-]\d{2})?(?=\s*(?:руб|р\.|коп))/giu;
