import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { choice, date, id, instant, nullable, object, price, text } from '../fields.ts';
import { Refusal } from '../problems/errors.ts';
import { intakeOf } from './intake-of.ts';

const intake = intakeOf(
  object({
    name: text(5, 'Name'),
    price: Type.Optional(nullable(price('Price'))),
    at: Type.Optional(instant('At')),
    on: Type.Optional(date('On')),
    kind: Type.Optional(choice(['a', 'b'], 'Kind')),
    ref: Type.Optional(id()),
    rows: Type.Optional(Type.Array(object({ name: text(5, 'Name') }), { maxItems: 2 })),
    limit: Type.Unsafe<number>({ type: 'integer', default: 50 }),
  }),
);

const errorsOf = (input: unknown) => {
  try {
    intake(input);
    return [];
  } catch (error) {
    assert.ok(error instanceof Refusal);
    return error.errors.map(({ at, code }) => `${at} ${code}`);
  }
};

test('text is trimmed and composed, decimals stay exact strings, instants turn to UTC, defaults fill in', () => {
  assert.deepEqual(intake({ name: ' и\u0306 ', price: 10.5, at: '2026-11-20T12:15:30+03:00' }), {
    name: 'й',
    price: '10.5',
    at: '2026-11-20T09:15:30.000Z',
    limit: 50,
  });
});

const faults: Array<[unknown, string[]]> = [
  [{}, ['/name required']],
  [{ name: '   ' }, ['/name min_length']],
  [{ name: 'длинное' }, ['/name max_length']],
  [{ name: 'a\u202eb' }, ['/name format']],
  [{ name: 5 }, ['/name type']],
  [{ name: 'a', price: '1,5' }, ['/price format']],
  [{ name: 'a', price: '-1' }, ['/price format']],
  [{ name: 'a', price: '1.1234567' }, ['/price format']],
  [{ name: 'a', at: '2026-11-20T12:15:30' }, ['/at format']],
  [{ name: 'a', on: '2026-02-30' }, ['/on format']],
  [{ name: 'a', kind: 'c' }, ['/kind enum']],
  [{ name: 'a', ref: '1' }, ['/ref format']],
  [{ name: 'a', zz: 1, 'a/b': 2 }, ['/a~1b unknown_field', '/zz unknown_field']],
  [{ name: 'a', rows: [{ name: 'a' }, {}] }, ['/rows/1/name required']],
  [{ name: 'a', rows: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] }, ['/rows max_items']],
  [null, [' type']],
];

for (const [input, errors] of faults) {
  test(`${JSON.stringify(input)} is refused at ${errors.join(', ')}`, () => assert.deepEqual(errorsOf(input), errors));
}

test('a prototype key is a field like any other, and unknown', () => {
  assert.deepEqual(errorsOf(JSON.parse('{"name":"a","__proto__":{"x":1}}')), ['/__proto__ unknown_field']);
});

const shapes = intakeOf(
  Type.Unsafe({
    type: 'array',
    items: {
      anyOf: [
        object({ type: Type.Literal('heading'), text: text(5, 'Text') }),
        object({ type: Type.Literal('space'), height: Type.Integer({ maximum: 9 }) }),
      ],
    },
  }),
);

const faultsOfShapes = (input: unknown) => {
  try {
    return shapes(input);
  } catch (error) {
    assert.ok(error instanceof Refusal);
    return error.errors.map(({ at, code, params }) => [at, code, ...((params?.allowed as string[]) ?? [])].join(' '));
  }
};

test('of objects told apart by their type, only the one that is meant is spoken of', () => {
  const heading = { type: 'heading', text: 'а' };
  assert.deepEqual(faultsOfShapes([heading, { type: 'space', height: 10 }]), ['/1/height maximum']);
  assert.deepEqual(faultsOfShapes([{ type: 'heading' }, { ...heading, height: 1 }]), [
    '/0/text required',
    '/1/height unknown_field',
  ]);
  assert.deepEqual(faultsOfShapes([{ type: 'video', text: 'а' }]), ['/0/type enum heading space']);
  assert.deepEqual(faultsOfShapes([{ text: 'а' }]), ['/0/type required']);
});

test('texts inside them are cleaned as anywhere', () => {
  assert.deepEqual(faultsOfShapes([{ type: 'heading', text: ' и\u0306 ' }]), [{ type: 'heading', text: 'й' }]);
});
