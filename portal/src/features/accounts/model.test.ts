import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dressPhone, passwordRules, portalNameOf } from './model.ts';

test('a portal is named after its company, without the form of the company', () => {
  assert.equal(portalNameOf('ООО «Ромашка Плюс»'), 'romashka-plyus');
  assert.equal(portalNameOf('АО "Щёкинский химзавод"'), 'shchekinskiy-khimzavod');
  assert.equal(portalNameOf('ИП Иванов И. И.'), 'ivanov-i-i');
  assert.equal(portalNameOf('Acme Supplies LLC'), 'acme-supplies');
  assert.equal(portalNameOf('ООО'), '');
  assert.equal(portalNameOf('Аоооо'), 'aoooo');
});

test('a long name is cut where an address may end', () => {
  const name = portalNameOf('Производственно-коммерческое объединение строителей');
  assert.ok(name.length <= 40 && !name.endsWith('-'), name);
});

test('a phone is dressed while it is typed, pasted or rubbed out', () => {
  const typed = ['9', '99', '9991', '9991234', '99912345', '9991234567', '89991234567', '+7 999 123-45-67'];
  assert.deepEqual(typed.map(dressPhone), [
    '+7 (9',
    '+7 (99',
    '+7 (999) 1',
    '+7 (999) 123-4',
    '+7 (999) 123-45',
    '+7 (999) 123-45-67',
    '+7 (999) 123-45-67',
    '+7 (999) 123-45-67',
  ]);
  assert.equal(dressPhone('+7 (999) '), '+7 (999');
  assert.equal(dressPhone('+7'), '+7');
  assert.equal(dressPhone('+'), '');
  assert.equal(dressPhone(''), '');
});

test('the rules of a password are told as it is typed', () => {
  const owner = { portalName: 'stroy-mash', email: 'ivanov+zakaz@firm.ru' };
  const all = { length: true, names: true, variety: true };
  assert.deepEqual(passwordRules('лошадь скачет домой', owner), all);
  assert.deepEqual(passwordRules('коротышка', owner), { ...all, length: false });
  assert.deepEqual(passwordRules('мой-stroymash-портал', owner), { ...all, names: false });
  assert.deepEqual(passwordRules('это Ivanov и точка', owner), { ...all, names: false });
  assert.deepEqual(passwordRules('correct7correct7', owner), { ...all, variety: false });
  assert.deepEqual(passwordRules('', owner), { length: false, names: false, variety: false });
});
