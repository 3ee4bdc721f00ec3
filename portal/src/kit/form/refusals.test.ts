import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Combobox, useCombobox } from '@mantine/core';
import { createElement } from 'react';
import { draw } from '../../../test/draw.ts';
import { takeHook } from '../../../test/take-hook.ts';
import { optionNamed } from './record-option.ts';

const { RecordOptions } = await import('./record-options.tsx');
const { useFormProblem } = await import('./use-form-problem.ts');
const { Problem } = await import('../../shared/api/problem.ts');

const fault = (pointer: string, message: string) => ({ in: 'body', pointer, code: 'invalid', message });
const refusal = (...errors: object[]) => new Problem({ code: 'validation', detail: 'Проверьте поля.', errors }, 422);

/** What a form shows at its fields once the server has refused it. */
async function shownAt(fields: readonly string[], error: unknown, rename?: (field: string) => string) {
  let shown: Record<string, unknown> = {};
  const form = { setErrors: (errors: object) => void (shown = { ...errors }), getInputProps: () => ({}) };
  const problem = await takeHook(() => useFormProblem(form as never, fields, rename));
  problem.show(error);
  return shown;
}

test('each fault stands at its field; one of no field is left for the line above the form', async () => {
  const error = refusal(fault('/name', 'Пусто'), fault('/version', 'Устарела'));
  assert.deepEqual(await shownAt(['name', 'inn'], error), { name: 'Пусто' });
});

test('a fault inside a list stands at its line', async () => {
  const error = refusal(fault('/lines/1/price', 'Меньше нуля'));
  assert.deepEqual(await shownAt(['lines'], error), { 'lines.1.price': 'Меньше нуля' });
});

test('a field whose name only begins like another is another field', async () => {
  assert.deepEqual(await shownAt(['name'], refusal(fault('/nameInEnglish', 'Пусто'))), {});
});

test('a fault stands where the form has the field, though the request calls it otherwise', async () => {
  const rename = (field: string) => field.replace(/^rates\.0\./, '');
  assert.deepEqual(await shownAt(['rate'], refusal(fault('/rates/0/rate', 'Больше нуля')), rename), {
    rate: 'Больше нуля',
  });
});

test('what broke on the page is no fault of a field', async () => {
  assert.deepEqual(await shownAt(['name'], new TypeError('x is undefined')), {});
});

const cable = { id: '1', label: 'Кабель ВВГ' };

test('a record that is typed whole is chosen, whatever its letters', () => {
  assert.equal(optionNamed('кабель ввг', [cable, { id: '2', label: 'Кабель' }]), cable);
});

test('words that name several records choose none of them, nor does a beginning of a name', () => {
  assert.equal(optionNamed('Кабель ВВГ', [cable, { ...cable, id: '2' }]), undefined);
  assert.equal(optionNamed('Кабель', [cable]), undefined);
});

/** Options stand in an open list. */
function List(props: Parameters<typeof RecordOptions>[0]) {
  return createElement(Combobox, { store: useCombobox(), children: createElement(RecordOptions, props) });
}

test('found records are told with what sets them apart', async () => {
  const options = [{ ...cable, about: 'K-1' }];
  const { text } = await draw(createElement(List, { options, isFetching: false, typed: undefined }));
  assert.equal(text, 'Кабель ВВГ K-1');
});

test('nothing found is said once the server has answered, unless a record can be made of what is typed', async () => {
  const list = async (isFetching: boolean, typed: string | undefined) =>
    (await draw(createElement(List, { options: [], isFetching, typed }))).text;
  assert.equal(await list(false, undefined), 'Ничего не найдено');
  assert.equal(await list(true, undefined), '');
  assert.equal(await list(false, 'Кабель'), 'Создать «Кабель»');
  assert.equal(await list(false, 'К'), '', 'one letter is no name');
});
