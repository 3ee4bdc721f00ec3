import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DocumentLayout } from '../../../../nouns/document-layout.ts';
import { layoutFaults } from './layout-faults.ts';

const faultsOf = (text: string) => {
  const layout: DocumentLayout = { page: {}, blocks: [{ type: 'paragraph', text }] };
  return layoutFaults(layout).map(({ at, code, params }) => [at, code, params?.placeholder].join(' '));
};

test('every filter that is offered is taken', () => {
  assert.deepEqual(
    faultsOf(
      '{document.totalAmount|money:2} {document.date|date:d MMMM yyyy} {seller.name|upper} {document.totalAmount|words} {a.b|line:30}',
    ),
    [],
  );
});

test('a filter that is not there is named where it stands', () => {
  assert.deepEqual(faultsOf('{document.number|eval}'), ['/blocks/0/text unknown_filter {document.number|eval}']);
  assert.deepEqual(faultsOf('{document.number|money:9}'), ['/blocks/0/text unknown_filter {document.number|money:9}']);
  assert.deepEqual(faultsOf('{document.number|constructor}'), [
    '/blocks/0/text unknown_filter {document.number|constructor}',
  ]);
});

test('braces that are no placeholder are named', () => {
  assert.deepEqual(faultsOf('{document.number'), ['/blocks/0/text malformed_placeholder {document.number']);
  assert.deepEqual(faultsOf('{#rows}{document.number}'), ['/blocks/0/text malformed_placeholder {#rows}']);
  assert.deepEqual(faultsOf('{{document.number}}'), ['/blocks/0/text malformed_placeholder {}']);
});

test('optional parts and paths of rows are no faults', () => {
  assert.deepEqual(faultsOf('ИНН {seller.inn}[[, КПП {seller.kpp}]] {items.rows[].name}'), []);
});
