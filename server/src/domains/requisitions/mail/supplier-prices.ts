import { units } from '../../../kernel/values/units.ts';
import { decimalOf, isPositive, notInWord, number, unit, unitCode } from './amounts.ts';
import { nameOf } from './customer-lines.ts';
import { day, dayOf } from './dates.ts';
import { type FoundField, type FoundRow, fieldOf, type Span, surely } from './found-row.ts';

const rubles = 'руб(?:лей|ля|ль)?\\.?|р\\.|р(?![\\p{L}\\p{N}])|₽|rub';
const money = `(${rubles}|\\$|usd|долл\\p{L}*|€|eur|евро|¥|cny|юан\\p{L}*)`;
const pricePattern = new RegExp(
  String.raw`(?:(?:по(?: цене)?|цена(?: за ед\.?)?|стоимость)[\s:–—-]*)?${notInWord}(${number})\s*${money}(?:\s*(?:/|за)\s*(?:1\s*|ед\.?\s*)?(${unit}))?`,
  'giu',
);
const barePrice = new RegExp(
  String.raw`(?:по цене|цена(?: за ед\.?)?|стоимость|по)[\s:–—-]*(${number})(?:\s*/\s*(${unit}))?(?![\p{L}\p{N}%])`,
  'iu',
);
const ofAll = /(?:итого|всего|сумм\p{L}|доставк\p{L}|предоплат\p{L}|скидк\p{L}|лимит\p{L}*)[^\d]*$/iu;
const least = new RegExp(
  String.raw`(?:при (?:заказе|покупке) от|мин(?:имальн\p{L}*|\.)?\s*(?:парти\p{L}*|заказ\p{L}*|кол-во|количеств\p{L}*)|moq|от)[\s:–—-]*(${number})\s*(?:${unit})?`,
  'iu',
);
const lead = new RegExp(
  String.raw`(?:(\d{1,3})\s*[-–—]\s*)?${notInWord}(\d{1,3})(?:-?(?:х|ти|и))?\s*(?:(?:раб|кал)\p{L}*\.?\s*)?(дн(?:ей|я|\.)?|день|недел[яиюь]|нед\.?|сут(?:ок|ки|\.)?)(?!\p{L})`,
  'iu',
);
const onHand = /(?:есть )?в наличии(?: на складе)?|со склада/iu;
const validity = new RegExp(
  String.raw`(?:действ(?:ует|ительн\p{L}*|уют)|актуальн\p{L}*|срок действия|в силе|фикс\p{L}*)[^\d\n]{0,40}(?:до|по)\s+(${day})`,
  'iu',
);
const article = /(?:арт(?:икул)?|код)(?:\.|:|\s|№)+\s*([\p{L}\d][\p{L}\d./_-]{1,60}[\p{L}\d])/iu;
const vat =
  /без ндс|ндс не облагается|(?:с|включая|в т\.? ?ч\.?|вкл\.?)\s*ндс(?:\s*\(?\s*(\d{1,2})\s*%)?|ндс\s*(\d{1,2})\s*%/iu;

/** What the lines of a letter offer. Terms in lines of their own apply to all rows that say nothing else. */
export function supplierPrices(lines: readonly Span[], today: string): FoundRow[] {
  const rows: Array<{ fields: FoundField[]; confidence: number }> = [];
  const general: FoundField[] = [];
  let loose: Span | null = null;
  for (const line of lines) {
    const price = priceIn(line);
    const terms = termsIn(line, today, price);
    if (!price) {
      general.push(...terms.filter(({ field }) => field !== 'supplierSku' && field !== 'minQuantity'));
      loose = terms.length === 0 && /\p{L}{3,}/u.test(line.text) ? line : null;
      continue;
    }
    const own = nameOf({ text: beforeTerms(line, price), start: line.start });
    const name = own ?? (loose && nameOf(loose));
    loose = null;
    if (!name) continue;
    const confidence = surely((own ? 0.9 : 0.65) - price.doubt);
    rows.push({ fields: [fieldOf('name', withoutBullet(name)), ...price.fields, ...terms], confidence });
  }
  return rows.map(({ fields, confidence }) => ({
    fields: [...fields, ...general.filter(({ field }) => !fields.some((one) => one.field === field))],
    confidence,
  }));
}

interface Price {
  start: number;
  fields: FoundField[];
  doubt: number;
}

function priceIn(line: Span): Price | null {
  const found = [...line.text.matchAll(pricePattern)].find(({ index }) => !ofAll.test(line.text.slice(0, index)));
  const match = found ?? (ofAll.test(line.text) ? null : barePrice.exec(line.text));
  if (!match) return null;
  const [whole, digits = '', second, third] = match;
  const [currency, word] = found ? [second, third] : [undefined, second];
  if (!isPositive(decimalOf(digits))) return null;
  const at = line.start + match.index;
  const place = (text: string) => ({ text: text.trimEnd(), start: at + whole.lastIndexOf(text) });
  const code = word && unitCode(word);
  return {
    start: at,
    fields: [
      fieldOf('price', { text: digits, start: at + whole.indexOf(digits) }, decimalOf(digits)),
      ...(currency
        ? [
            fieldOf(
              'currency',
              { text: currency, start: at + whole.indexOf(currency, whole.indexOf(digits) + digits.length) },
              currencyOf(currency),
            ),
          ]
        : []),
      ...(word && code ? [fieldOf('unit', place(word), units.get(code)?.symbol ?? code)] : []),
    ],
    doubt: currency ? 0 : 0.15,
  };
}

const currencyOf = (word: string) =>
  /^(?:\$|usd|долл)/iu.test(word)
    ? 'USD'
    : /^(?:€|eur|евро)/iu.test(word)
      ? 'EUR'
      : /^(?:¥|cny|юан)/iu.test(word)
        ? 'CNY'
        : 'RUB';

function termsIn({ text, start }: Span, today: string, price: Price | null): FoundField[] {
  const at = (match: RegExpExecArray, group: string, value: string, field: string) =>
    fieldOf(field, { text: group, start: start + match.index + match[0].lastIndexOf(group) }, value);
  const fields: FoundField[] = [];
  const valid = validity.exec(text);
  const validTo = valid?.[1] && dayOf(valid[1], today);
  if (valid?.[1] && validTo) fields.push(at(valid, valid[1], validTo, 'validTo'));
  const sku = article.exec(text);
  if (sku?.[1]) fields.push(at(sku, sku[1], sku[1], 'supplierSku'));
  const minimum = least.exec(text);
  if (price && minimum?.[1]) fields.push(at(minimum, minimum[1], decimalOf(minimum[1]), 'minQuantity'));
  const days = lead.exec(text);
  const stock = onHand.exec(text);
  if (days?.[2]) fields.push(at(days, days[2], daysOf(days), 'deliveryDays'));
  else if (stock) fields.push(at(stock, stock[0], '0', 'deliveryDays'));
  const tax = vat.exec(text);
  const rate = tax && (/без|не обл/iu.test(tax[0]) ? 'none' : (tax[1] ?? tax[2]));
  if (tax) fields.push(at(tax, tax[0], rate === 'none' ? 'нет' : 'да', 'vatIncluded'));
  if (tax && rate && rate !== 'none') fields.push(at(tax, rate, rate, 'vatRate'));
  if (tax && rate === 'none') fields.push(at(tax, tax[0], 'none', 'vatRate'));
  return fields;
}

function daysOf([, , most = '0', word = '']: RegExpExecArray): string {
  return String(Number(most) * (word.toLowerCase().startsWith('нед') ? 7 : 1));
}

/** The name stands before the first of the terms. */
function beforeTerms({ text, start }: Span, price: Price): string {
  const head = text.slice(0, price.start - start);
  const stops = [article, least, lead, onHand, vat].flatMap((term) => term.exec(head)?.index ?? []);
  return head.slice(0, Math.min(head.length, ...stops.filter((index) => /\p{L}{3,}/u.test(head.slice(0, index)))));
}

const withoutBullet = ({ text, start }: Span): Span => {
  const mark = /^(?:[-–—•·*▪]|\(?\d{1,3}[.)](?!\d))\s*/u.exec(text)?.[0].length ?? 0;
  return { text: text.slice(mark), start: start + mark };
};
