import { decimalOf, isPositive, notInWord, number } from './amounts.ts';
import { day, dayOf } from './dates.ts';
import { type FoundField, type FoundRow, fieldOf, type Span, surely, trimmed } from './found-row.ts';
import { isNoise } from './letter-body.ts';
import { type Quantity, quantitiesIn, quantityFields } from './quantities.ts';

const bullet = /^\s*(?:[-–—•·*▪◦✓]|\(?\d{1,3}[.)](?!\d))\s*/u;
const opening =
  /^(?:(?:здравствуйте|добрый день|коллеги)[,!.]?\s*)?(?:(?:нам|нужн[аоы]?|нужен|требуется|требуются|просим|прошу|необходим[аоы]?|необходимо|купить|закупить|заказать|поставить|отгрузить|выставить счет на|выставить счёт на|выставьте счет на|выставьте счёт на|срочно|также|ещё|еще|заявка|и|по)(?![\p{L}\p{N}])[\s:,-]*)+/iu;
const closing =
  /(?:[\s,;:(–—-]*(?:в количестве|количество|кол-во|кол\.?|около|примерно|ориентировочно|порядка|~|(?<=\s)и))+\s*$/iu;
const article = /(?:арт(?:икул)?|код)(?:\.|:|\s|№)+\s*([\p{L}\d][\p{L}\d./_-]{1,60}[\p{L}\d])/iu;
const wanted = new RegExp(String.raw`(?:к|до|не позднее|срок(?: поставки)?:?)\s+(${day})`, 'iu');
const countOnly = new RegExp(String.raw`(?:[-–—:]\s*|\t)${notInWord}(${number})\s*$`, 'u');

/** What the lines of a letter ask for. */
export const customerLines = (lines: readonly Span[], today: string): FoundRow[] =>
  lines.flatMap((line) => (isNoise(line.text) ? [] : rowsOfLine(line, today)));

function rowsOfLine(line: Span, today: string): FoundRow[] {
  const mark = bullet.exec(line.text)?.[0] ?? '';
  const body = { text: line.text.slice(mark.length), start: line.start + mark.length };
  const found = quantitiesIn(body.text);
  if (found.length === 0) return unitless(body, mark !== '');
  const groups = together(body.text, found);
  const isFirst = !hasWord(body.text.slice(0, groups[0]?.start));
  // `3 рулона плёнки и перчатки 100 пар`: the last one says its name first.
  const last = groups.at(-1);
  const turn =
    isFirst && last && groups.length > 1 && !hasWord(body.text.slice(last.end)) ? turnIn(body.text, groups) : 0;
  return groups.flatMap((quantity, index) => {
    const before = groups[index - 1];
    const after = groups[index + 1];
    const isTurned = turn > 0 && quantity === last;
    const from = isTurned ? turn : isFirst ? quantity.end : (before?.end ?? 0);
    const next = turn > 0 && after === last ? turn : after?.start;
    const to = isTurned || !isFirst ? quantity.start : (next ?? body.text.length);
    const name = part(body, from, to);
    const rest = isFirst || after ? null : part(body, quantity.end, body.text.length);
    return rowOf(name, quantity, rest, body.start, { today, bonus: (mark ? 0.05 : 0) - (isFirst ? 0.15 : 0) });
  });
}

/** Where the name of the last one begins: after the last mark between it and the one before; 0 where there is none. */
function turnIn(text: string, groups: readonly Quantity[]): number {
  const [from = 0, to = 0] = [groups.at(-2)?.end, groups.at(-1)?.start];
  const marks = [...text.slice(from, to).matchAll(/[,;]|\sи\s/gu)];
  const mark = marks.at(-1);
  return mark ? from + mark.index + mark[0].length : 0;
}

const hasWord = (text: string) => /\p{L}{3,}/u.test(text.replace(opening, ''));
const part = ({ text, start }: Span, from: number, to: number): Span => ({
  text: text.slice(from, to),
  start: start + from,
});

/** Of two quantities without a word between them the first one belongs to the name: `Кофе 250 г, 10 шт`. */
function together(text: string, found: readonly Quantity[]): Quantity[] {
  const isFirst = !hasWord(text.slice(0, found[0]?.start));
  return found.filter((quantity, index) => {
    const next = found[index + 1];
    return isFirst ? true : !next || hasWord(text.slice(quantity.end, next.start));
  });
}

interface LetterAround {
  today: string;
  bonus: number;
}

function rowOf(
  given: Span,
  quantity: Quantity,
  rest: Span | null,
  at: number,
  { today, bonus }: LetterAround,
): FoundRow[] {
  const fields: FoundField[] = [];
  const sku = article.exec(given.text);
  if (sku?.[1])
    fields.push(fieldOf('sku', { text: sku[1], start: given.start + sku.index + sku[0].length - sku[1].length }));
  const name = nameOf(sku ? cut(given, sku.index, sku[0].length) : given);
  if (!name) return [];
  const due = rest && wanted.exec(rest.text);
  const dueDay = due?.[1] && dayOf(due[1], today);
  if (rest && due?.[1] && dueDay)
    fields.push(
      fieldOf('requiredAt', { text: due[1], start: rest.start + due.index + due[0].length - due[1].length }, dueDay),
    );
  const more = rest && trimmed(due && dueDay ? cut(rest, due.index, due[0].length) : rest);
  if (more && hasWord(more.text)) fields.push(fieldOf('specification', more));
  const doubt = quantity.doubt + (more ? 0.1 : 0) + (opening.test(given.text.trimStart()) ? 0.05 : 0);
  return [
    {
      fields: [fieldOf('name', name), ...quantityFields(quantity, at), ...fields],
      confidence: surely(0.9 + bonus - doubt),
    },
  ];
}

/** The longer side of a span something was taken out of. */
function cut(span: Span, from: number, length: number): Span {
  const [left, right] = [part(span, 0, from), part(span, from + length, span.text.length)];
  return left.text.trim().length >= right.text.trim().length ? left : right;
}

export function nameOf(given: Span): Span | null {
  const bare = trimmed(given);
  if (!bare) return null;
  const lead = opening.exec(bare.text)?.[0].length ?? 0;
  const tail = closing.exec(bare.text);
  const name = trimmed(part(bare, lead, tail ? tail.index : bare.text.length));
  return name && /\p{L}{2,}/u.test(name.text) && name.text.length <= 500 ? name : null;
}

/** `- Цемент М500 — 20`: a number at the end, of whatever the thing is counted in. */
function unitless(body: Span, isListed: boolean): FoundRow[] {
  const match = countOnly.exec(body.text);
  if (!match?.[1] || !isPositive(decimalOf(match[1]))) return [];
  const name = nameOf(part(body, 0, match.index));
  if (!name) return [];
  const at = body.start + match.index + match[0].lastIndexOf(match[1]);
  return [
    {
      fields: [fieldOf('name', name), fieldOf('quantity', { text: match[1], start: at }, decimalOf(match[1]))],
      confidence: isListed ? 0.6 : 0.45,
    },
  ];
}
