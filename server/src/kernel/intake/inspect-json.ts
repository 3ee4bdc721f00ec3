import { type Words, words } from '../problems/errors.ts';
import { type JsonLimits, JsonRefusal, type JsonRefusalCode } from './json-refusal.ts';

const MAX_EXACT_DIGITS = 15;

/** Walks text already known to be valid JSON and throws a `JsonRefusal` at the first place that breaks a rule. */
export function inspectJson(text: string, limits: JsonLimits): void {
  let at = 0;
  const path: string[] = [];
  value(0);

  function value(depth: number): void {
    skipSpace();
    const first = text[at];
    if (first === '{') object(depth + 1);
    else if (first === '[') array(depth + 1);
    else if (first === '"') string();
    else plain();
  }

  function object(depth: number): void {
    descend(depth);
    const seen = new Set<string>();
    while (next('}')) {
      const key = string();
      if (seen.has(key))
        refuse(
          'duplicate_json_key',
          words(`The key ${JSON.stringify(key)} is given twice.`, `Ключ ${JSON.stringify(key)} задан дважды.`),
          {},
          key,
        );
      seen.add(key);
      if (seen.size > limits.objectKeys)
        refuse(
          'too_many_keys',
          words(`At most ${limits.objectKeys} keys are allowed.`, `Не больше ${limits.objectKeys} ключей в объекте.`),
          { limit: limits.objectKeys },
        );
      skipSpace();
      at++;
      path.push(key);
      value(depth);
      path.pop();
    }
  }

  function array(depth: number): void {
    descend(depth);
    for (let index = 0; next(']'); index++) {
      if (index === limits.arrayItems)
        refuse(
          'too_many_items',
          words(
            `At most ${limits.arrayItems} items are allowed.`,
            `Не больше ${limits.arrayItems} элементов в массиве.`,
          ),
          { limit: limits.arrayItems },
        );
      path.push(String(index));
      value(depth);
      path.pop();
    }
  }

  function descend(depth: number): void {
    if (depth > limits.depth)
      refuse(
        'malformed_json',
        words(
          `The body is nested deeper than ${limits.depth} levels.`,
          `Вложенность тела запроса больше ${limits.depth} уровней.`,
        ),
      );
    at++;
  }

  /** Moves to the next member, or past the closing bracket with false. */
  function next(closing: string): boolean {
    skipSpace();
    if (text[at] === ',') at++;
    skipSpace();
    if (text[at] !== closing) return true;
    at++;
    return false;
  }

  function string(): string {
    const start = at++;
    while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    at++;
    const decoded: string = JSON.parse(text.slice(start, at));
    if (decoded.length > limits.stringLength) {
      refuse(
        'string_too_long',
        words(
          `At most ${limits.stringLength} characters are allowed.`,
          `Не больше ${limits.stringLength} знаков в строке.`,
        ),
        { limit: limits.stringLength },
      );
    }
    if (decoded.includes('\0'))
      refuse('invalid_encoding', words('A string contains a NUL character.', 'Строка содержит символ NUL.'));
    if (!decoded.isWellFormed())
      refuse(
        'invalid_encoding',
        words('A string contains half of a surrogate pair.', 'Строка содержит половину суррогатной пары.'),
      );
    return decoded;
  }

  function plain(): void {
    const start = at;
    while (at < text.length && !' \t\r\n,]}'.includes(text[at] as string)) at++;
    const token = text.slice(start, at);
    if (!limits.anyNumbers && /^[-\d]/.test(token) && !isExactNumber(token)) {
      refuse(
        'number_not_exact',
        words(
          'Write this number as a string, or with at most 15 digits and no exponent.',
          'Запишите это число строкой либо не более чем 15 цифрами без экспоненты.',
        ),
      );
    }
  }

  function skipSpace(): void {
    while (at < text.length && ' \t\r\n'.includes(text[at] as string)) at++;
  }

  function refuse(code: JsonRefusalCode, said: Words, known: Record<string, number> = {}, key?: string): never {
    throw new JsonRefusal(code, pointerOf(key === undefined ? path : [...path, key]), said, known);
  }
}

/** Whether a JSON number token survives as a double digit for digit: no exponent, at most 15 significant digits. */
export function isExactNumber(token: string): boolean {
  if (/[eE]/.test(token)) return false;
  return token.replace(/[-.]/g, '').replace(/^0+/, '').length <= MAX_EXACT_DIGITS;
}

function pointerOf(path: readonly string[]): string {
  return path.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
