import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOfSettings } from './faults-of-settings.ts';

const schemaOf = (properties: Record<string, unknown>, more: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
});

const named = (field: object) => ({ title: 'Code', 'x-title-ru': 'Код', ...field });

const faults = (schema: Record<string, unknown>) =>
  faultsOfSettings(schema).map(({ at, code }) => `${at.replace('/manifest/settings', '')} ${code}`);

test('plain fields of the allowed keywords pass', () => {
  const properties = {
    code: named({ type: 'string', pattern: '^[A-Z]{3}-\\d{2,6}$', maxLength: 20 }),
    apiToken: named({ type: 'string', 'x-secret': true }),
    region: named({ type: 'string', enum: ['ru', 'by'], default: 'ru' }),
    limit: named({ type: 'integer', minimum: 0, maximum: 100 }),
  };
  assert.deepEqual(faults(schemaOf(properties, { required: ['code'] })), []);
});

test('nothing is referred to, nested, combined or left open', () => {
  assert.deepEqual(faults(schemaOf({ a: named({ type: 'string', $ref: 'https://evil.example/schema' }) })), [
    '/properties/a/$ref keyword_not_allowed',
  ]);
  assert.deepEqual(faults({ ...schemaOf({}), $defs: {} }), ['/$defs keyword_not_allowed']);
  assert.deepEqual(faults(schemaOf({ a: named({ type: 'object', properties: {} }) })), [
    '/properties/a/type format',
    '/properties/a/properties keyword_not_allowed',
  ]);
  assert.deepEqual(faults({ type: 'object', properties: {} }), [' format']);
  assert.deepEqual(faults(schemaOf({}, { required: ['ghost'] })), ['/required enum']);
  assert.deepEqual(faults(schemaOf({ __proto: named({ type: 'string' }) })), ['/properties/__proto format']);
});

test('the fifty-first field is refused', () => {
  const properties = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`f${n}`, named({ type: 'string' })]));
  assert.deepEqual(faults(schemaOf(properties)), ['/properties max_items']);
});

test('what sounds like a secret has to be one, and a secret is text without a default', () => {
  for (const name of ['password', 'apiKey', 'access_token', 'clientSecret'])
    assert.deepEqual(faults(schemaOf({ [name]: named({ type: 'string' }) })), [`/properties/${name} secret_expected`]);
  assert.deepEqual(faults(schemaOf({ pin: named({ type: 'integer', 'x-secret': true }) })), ['/properties/pin format']);
});

test('a field needs its name in both languages', () => {
  assert.deepEqual(faults(schemaOf({ a: { type: 'string', title: 'A' } })), ['/properties/a required']);
});

test('a pattern that could run for ever is refused before anybody types', () => {
  const told = (pattern: string, maxLength?: number) =>
    faults(schemaOf({ a: named({ type: 'string', pattern, ...(maxLength !== undefined && { maxLength }) }) })).length;
  for (const slow of ['^(a+)+$', '^(a|a)*$', '^a*a*a*a*b$', '^(?=a)b$', '^\\1$', 'a', '^[[a]+$'])
    assert.equal(told(slow, 100), 1, slow);
  assert.equal(told('^a+$'), 1);
  assert.equal(told('^a+$', 257), 1);
  for (const plain of ['^a+$', '^\\d{4}-\\d{2}$', '^[A-Z]+\\.[a-z]*$', '^[^@]+@[^@]+$', '^$'])
    assert.equal(told(plain, 100), 0, plain);
});

test('the slowest pattern that passes is over at once', () => {
  const began = performance.now();
  assert.equal(/^[a-z]*[a-z]*[a-z]*!$/.test('a'.repeat(256)), false);
  assert.ok(performance.now() - began < 500);
});
