import { type Words, words } from '../problems/errors.ts';

type Awaited = 'value' | 'value or ]' | 'key' | 'key or }' | 'colon' | 'comma' | 'end' | 'text';

interface Break {
  line: number;
  /** Counted in characters, from 1. */
  column: number;
  /** What stands there, and what would have to. */
  said: Words;
}

/** Where text that is no JSON stops being it. */
export function whereJsonBreaks(text: string): Break {
  let at = 0;
  let awaited: Awaited = 'value';
  const open: Array<'{' | '['> = [];

  for (;;) {
    at += lengthOf(/[ \t\r\n]*/y, text, at);
    const sign = text[at];
    if (sign === undefined) break;
    const closes = sign === (open.at(-1) === '{' ? '}' : ']') && open.length > 0;
    if (closes && (awaited === 'comma' || awaited === 'key or }' || awaited === 'value or ]')) {
      open.pop();
      at += 1;
      awaited = open.length > 0 ? 'comma' : 'end';
    } else if (awaited === 'value' || awaited === 'value or ]') {
      if (sign === '{' || sign === '[') {
        open.push(sign);
        at += 1;
        awaited = sign === '{' ? 'key or }' : 'value or ]';
      } else {
        if (!passes(sign === '"' ? endOfString(text, at) : at + lengthOf(plain, text, at), at)) break;
        awaited = open.length > 0 ? 'comma' : 'end';
      }
    } else if (awaited === 'key' || awaited === 'key or }') {
      if (sign !== '"' || !passes(endOfString(text, at), at)) break;
      awaited = 'colon';
    } else if (awaited === 'colon' && sign === ':') {
      at += 1;
      awaited = 'value';
    } else if (awaited === 'comma' && sign === ',') {
      at += 1;
      awaited = open.at(-1) === '{' ? 'key' : 'value';
    } else break;
  }
  return tell(text, at, awaited, open.at(-1));

  /** Goes past what is whole; what is not ends the search where it breaks. */
  function passes(end: number, start: number): boolean {
    at = Math.abs(end);
    if (end < 0) awaited = 'text';
    return end > start;
  }
}

const plain = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;

function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Past the closing quote; where the string breaks, that place as a negative number. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; ) {
    const sign = text[at];
    if (sign === '"') return at + 1;
    if (sign === undefined || sign < ' ') return -at;
    const taken = sign === '\\' ? lengthOf(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y, text, at) : 1;
    if (taken === 0) return -at;
    at += taken;
  }
}

function tell(text: string, at: number, awaited: Awaited, within: '{' | '[' | undefined): Break {
  const lines = text.slice(0, at).split('\n');
  const [line, column] = [lines.length, (lines.at(-1) as string).length + 1];
  const wanted = awaited === 'comma' ? commas[within ?? '['] : wants[awaited];
  const sign = text[at];
  const [en, ru] =
    sign === undefined ? ['the body ends', 'тело обрывается'] : [`“${shown(sign)}” stands`, `стоит «${shown(sign)}»`];
  return {
    line,
    column,
    said: words(`${en} where ${wanted.en} is due`, `${ru} там, где ожидается ${wanted.ru}`),
  };
}

const shown = (sign: string) => (sign < ' ' ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}` : sign);

const commas = {
  '{': words('a comma or “}”', 'запятая или «}»'),
  '[': words('a comma or “]”', 'запятая или «]»'),
};

const wants: Readonly<Record<Exclude<Awaited, 'comma'>, Words>> = {
  value: words('a value', 'значение'),
  'value or ]': words('a value or “]”', 'значение или «]»'),
  key: words('a name in double quotes', 'имя в двойных кавычках'),
  'key or }': words('a name in double quotes or “}”', 'имя в двойных кавычках или «}»'),
  colon: words('a colon', 'двоеточие'),
  end: words('the end of the body', 'конец тела'),
  text: words('the rest of a text and its closing quote', 'продолжение строки и закрывающая кавычка'),
};
