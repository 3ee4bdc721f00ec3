import { isUtf8 } from 'node:buffer';
import { words } from '../problems/errors.ts';
import { inspectJson } from './inspect-json.ts';
import { isPlainlyClean } from './is-plainly-clean.ts';
import { type JsonLimits, JsonRefusal } from './json-refusal.ts';
import { whereJsonBreaks } from './where-json-breaks.ts';

const DEFAULT_LIMITS: JsonLimits = { depth: 32, arrayItems: 1_000, objectKeys: 500, stringLength: 10_000 };

/**
 * The value of a JSON body, or a `JsonRefusal`. The engine's own parser builds the value; one pass over the bytes finds
 * what that parser accepts: duplicate keys, numbers a double cannot hold, lone surrogates, NUL, and exceeded sizes.
 */
export function parseJson(bytes: Buffer, limits?: Partial<JsonLimits>): unknown {
  if (!isUtf8(bytes))
    throw new JsonRefusal(
      'invalid_encoding',
      '',
      words('The body is not valid UTF-8.', 'Тело запроса не в кодировке UTF-8.'),
    );
  const text = bytes.toString();
  const value = build(text);
  const held = limits === undefined ? DEFAULT_LIMITS : { ...DEFAULT_LIMITS, ...limits };
  if (!isPlainlyClean(bytes, held)) inspectJson(text, held);
  return value;
}

function build(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (text.includes('\0'))
      throw new JsonRefusal(
        'invalid_encoding',
        '',
        words('The body contains a NUL character.', 'Тело запроса содержит символ NUL.'),
      );
    if (text.startsWith('\ufeff'))
      throw new JsonRefusal(
        'malformed_json',
        '',
        words('The body starts with a byte order mark.', 'Тело запроса начинается с метки порядка байтов (BOM).'),
      );
    const { line, column, said } = whereJsonBreaks(text);
    throw new JsonRefusal(
      'malformed_json',
      '',
      words(
        `The body stops being JSON at line ${line}, column ${column}: ${said.en}.`,
        `Тело запроса перестаёт быть JSON в строке ${line}, столбце ${column}: ${said.ru}.`,
      ),
      { line, column },
    );
  }
}
