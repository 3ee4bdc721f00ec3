import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StatementWarning } from '../../kernel/integrations/ports/statements.ts';
import { readDocument } from './read-document.ts';

const own = '40702810938000000001';
const other = '40702810400000000002';
const third = '40702810400000000003';
const whole = { Номер: '15', Дата: '20.11.2026', Сумма: '250.50' };

/** A document with these fields, in a statement of these accounts, and the codes of what is said of it. */
function document(fields: Record<string, string>, accounts: string[] = [own], title = 'Платежное поручение') {
  const warnings: StatementWarning[] = [];
  const section = { line: 7, title, fields: new Map(Object.entries(fields)) };
  const read = readDocument(section as unknown as Parameters<typeof readDocument>[0], new Set(accounts), warnings);
  return { read, said: warnings.map(({ code, line, review }) => [code, line, review]), warnings };
}

const directionOf = (fields: Record<string, string>, accounts?: string[]) =>
  document({ ...whole, ...fields }, accounts).read?.direction;

test('money goes out from an account of the statement and comes in to one, and between two it stays inside', () => {
  assert.equal(directionOf({ ПлательщикСчет: own, ПолучательСчет: other }), 'outgoing');
  assert.equal(directionOf({ ПлательщикСчет: other, ПолучательСчет: own }), 'incoming');
  assert.equal(directionOf({ ПлательщикСчет: own, ПолучательСчет: other }, [own, other]), 'internal');
});

test('where neither side is of the statement, the day that the bank gives decides', () => {
  const strangers = { ПлательщикСчет: other, ПолучательСчет: third };
  assert.equal(directionOf({ ...strangers, ДатаСписано: '20.11.2026' }), 'outgoing');
  assert.equal(directionOf({ ...strangers, ДатаПоступило: '20.11.2026' }), 'incoming');
  const { read, said } = document({ ...whole, ...strangers });
  assert.equal(read?.direction, 'unknown');
  assert.deepEqual(said, [['direction_unknown', 7, true]]);
  assert.equal(read?.account, own, 'a statement of one account is about that account');
  assert.equal(document({ ...whole, ...strangers }, [own, '40702810938000000009']).read?.account, null);
});

test('a document is booked on the day the money moved here, whichever days stand beside it', () => {
  const days = { ДатаСписано: '20.11.2026', ДатаПоступило: '21.11.2026' };
  const booked = (fields: Record<string, string>) => document({ ...whole, ...days, ...fields }).read?.bookedOn;
  assert.equal(booked({ ПлательщикСчет: own }), '2026-11-20');
  assert.equal(booked({ ПолучательСчет: own }), '2026-11-21');
  assert.equal(document({ ...whole, ПлательщикСчет: own }).read?.bookedOn, null);
});

test('without a number, a day or an amount a document is left out, and what is missing is named', () => {
  for (const [fields, named] of [
    [{ ...whole, Номер: ' ' }, 'Номер'],
    [{ ...whole, Дата: '31.02.2026' }, 'Дата'],
    [{ ...whole, Сумма: '1,234' }, 'Сумма'],
    [{ ...whole, Сумма: '0.00' }, 'Сумма'],
    [{}, 'Номер, Дата, Сумма'],
  ] as const) {
    const { read, said, warnings } = document(fields);
    assert.equal(read, null, named);
    assert.deepEqual(said, [['document_unreadable', 7, true]]);
    assert.equal(warnings[0]?.detail.ru, `Документ пропущен: не читается ${named}`);
  }
});

test('an amount in a form of the bank’s own is read and said aloud, without asking for a look', () => {
  const { read, said } = document({ ...whole, Сумма: '1 250,50', ПлательщикСчет: own });
  assert.equal(read?.amount, '1250.50');
  assert.deepEqual(said, [['amount_form', 7, false]]);
});

test('a document without a kind is a document, and long texts are cut, not refused', () => {
  const { read } = document({ ...whole, Номер: '9'.repeat(80), НазначениеПлатежа: 'я'.repeat(3_000) }, [own], '  ');
  assert.deepEqual([read?.kind, read?.number.length, read?.purpose.length], ['Документ', 64, 2_000]);
});
