import type { Json } from '../../server/src/surfaces/http/openapi/json.ts';
import { edges } from './edges.ts';
import { type Odd, odd } from './odd.ts';
import { resolved } from './operations.ts';

const anywhere: readonly Odd[] = [
  odd('null', null),
  odd('a truth', true),
  odd('an empty text', ''),
  odd('minus zero', -0),
  odd('ten to the eighteenth', 1e18),
  odd('a fraction', 0.1),
  odd('a negative number', -1),
  odd('a list', []),
  odd('a list of lists', [[[]]]),
  odd('an object', {}),
  odd('a prototype', JSON.parse('{"__proto__":{"admin":true}}')),
  odd('a constructor', { constructor: { prototype: {} } }),
];

const texts: readonly Odd[] = [
  odd('blanks', '   '),
  odd('text that runs the other way', 'Цемент \u202e005М'),
  odd('a letter nobody sees', 'Це\u200bмент'),
  odd('a byte order mark', '\ufeffЦемент'),
  odd('NUL', 'Цемент\u0000'),
  odd('half a letter', '\ud800Цемент'),
  odd('a bell', 'Цемент\u0007'),
  odd('a line break', 'Цемент\nМ500'),
  odd('letters apart from their marks', 'Йод ёж'.normalize('NFD')),
  odd('an end of SQL', `'); drop table tenants; --`),
  odd('a formula', '=HYPERLINK("http://127.0.0.1","x")'),
  odd('markup', '<img src=x onerror=alert(1)>'),
  odd('a template', '{{constructor.constructor("return process")()}}${7*7}'),
  odd('a percent sign', '%_%'),
  odd('a path', '../../../../etc/passwd'),
  odd('a very long text', 'я'.repeat(9_999)),
  odd('a longer text than any', 'я'.repeat(10_001)),
  odd('an emoji of several', '👨\u200d👩\u200d👧\u200d👦'),
];

const numbers: readonly Odd[] = [
  odd('a decimal text', '12.50'),
  odd('a comma', '12,50'),
  odd('an exponent', '1e3'),
  odd('a plus', '+1'),
  odd('not a number', 'NaN'),
  odd('infinity', 'Infinity'),
  odd('a hex number', '0x10'),
  odd('minus zero as a text', '-0'),
  odd('thirteen digits', '9999999999999'),
  odd('fourteen digits', '10000000000000'),
  odd('seven digits after the point', '0.1234567'),
  odd('the least', '0.000001'),
  odd('negative', '-0.01'),
  odd('digits of another script', '१२'),
];

const moments: readonly Odd[] = [
  odd('a day that is not', '2026-02-30'),
  odd('a month that is not', '2026-13-01'),
  odd('a year before Christ', '-0001-01-01'),
  odd('the year zero', '0000-01-01'),
  odd('the last year', '9999-12-31'),
  odd('a year too long', '10000-01-01'),
  odd('a Russian date', '01.02.2026'),
  odd('an instant', '2026-01-01T00:00:00.000Z'),
  odd('an instant with an offset', '2026-01-01T03:00:00+03:00'),
  odd('a leap second', '2026-06-30T23:59:60Z'),
  odd('the first instant', '0001-01-01T00:00:00Z'),
  odd('the last instant', '9999-12-31T23:59:59.999Z'),
];

const identifiers: readonly Odd[] = [
  odd('an identifier of nobody', '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a99'),
  odd('capitals', '0193B0D2-6F1A-7C3E-9C55-2F1D3C0B7A99'),
  odd('zeros', '00000000-0000-0000-0000-000000000000'),
  odd('braces', '{0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a99}'),
  odd('an identifier cut short', '0193b0d2-6f1a-7c3e-9c55'),
  odd('a number', '17'),
];

const kinds = { string: texts, integer: numbers, number: numbers } as const;

/** Odd values for a place: some break its schema, some stand just within it. */
export function oddFor(given: Json): Odd[] {
  const schema = resolved(given);
  const types = [schema.type].flat().filter((one) => typeof one === 'string') as Array<keyof typeof kinds>;
  return [...anywhere, ...types.flatMap((type) => kinds[type] ?? []), ...ofFormat(schema), ...edges(schema)];
}

function ofFormat({ format, pattern, enum: choices }: Json): readonly Odd[] {
  const named = (choices as unknown[] | undefined)?.find((one) => typeof one === 'string') as string | undefined;
  return [
    ...(format === 'uuid' ? identifiers : []),
    ...(format === 'date' || format === 'date-time' ? moments : []),
    ...(format === 'decimal' || pattern !== undefined ? numbers : []),
    ...(named
      ? [
          odd('a choice in capitals', named.toUpperCase()),
          odd('a choice with a letter of another alphabet', lookalike(named)),
        ]
      : []),
  ];
}

const lookalike = (word: string) =>
  word.replace(/[aceopx]/, (letter) => ({ a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х' })[letter] as string);
