import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { contract } from '../../../../../../test/check-answer.ts';
import { readReference } from '../reference.ts';
import { curlOf } from './curl-of.ts';
import { type ExampleCall, exampleCall } from './example-call.ts';
import { oneCOf } from './one-c-of.ts';
import { typescriptOf } from './typescript-of.ts';

const root = join(import.meta.dirname, '../../../../../../..');
const reference = readReference(contract);
const calls = [...reference.operations].map(([id, entry]) => ({ id, call: exampleCall(entry, reference.look) }));

const exampleWith = (more: Partial<ExampleCall>): ExampleCall => ({
  ...{
    method: 'POST',
    path: '/api/v1/things/{id}',
    parts: ['1'],
    query: {},
    body: undefined,
    form: undefined,
    files: [],
  },
  ...{ sendsFile: false, savesFile: false, takesKey: true, credential: 'apiKey', sdk: undefined },
  ...more,
});

test('the TypeScript of every operation keeps to the types of the SDK', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'prokura-examples-'));
  t.after(() => rmSync(folder, { recursive: true }));
  let count = 0;
  for (const { id, call } of calls) {
    const text = typescriptOf(call);
    if (text === undefined) continue;
    count += 1;
    writeFileSync(join(folder, `${id}.ts`), `${text}\n`);
  }
  assert.ok(count > 800, `${count} examples`);
  const planted =
    "import { createClient } from '@prokura/sdk';\ncreateClient({ baseUrl: '' }).warehouses.createWarehouse({});\n";
  writeFileSync(join(folder, 'planted.ts'), planted);
  const options = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      module: 'preserve',
      moduleResolution: 'bundler',
      lib: ['esnext', 'dom', 'dom.iterable', 'dom.asynciterable'],
      paths: { '@prokura/sdk': [join(root, 'sdk/src/prokura.ts')] },
    },
    include: [folder],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
  const faulty = new Set([...stdout.matchAll(/([\w.-]+\.ts)\(\d+,\d+\): error/g)].map(([, file]) => file));
  assert.deepEqual([...faulty], ['planted.ts'], stdout);
});

test('the 1C of every operation is a program: its texts are closed, its statements and blocks end, its names are known', () => {
  for (const { id, call } of calls) assert.deepEqual(faultsOf(oneCOf(call)), [], id);
  assert.deepEqual(faultsOf('Тело = Новый Структура'), ['no end: Тело = Новый Структура']);
  assert.deepEqual(faultsOf('Тело.Вставить("a", "b);'), ['text not closed: Тело.Вставить("a", "b);']);
  assert.deepEqual(faultsOf('Запись = Тело;'), ['not known: Тело']);
});

/** What the reader brings. */
const given = ['КлючAPI', 'Токен'];
const words = ['Новый', 'Если', 'Тогда', 'КонецЕсли', 'ВызватьИсключение', 'Истина', 'Ложь', 'Неопределено'];

/** What a compiler of 1C would say: one statement a line, each name set before it is used. */
function faultsOf(program: string): string[] {
  const known = new Set([...given, ...words, 'Символы', 'КодировкаТекста', 'ИспользованиеByteOrderMark']);
  let depth = 0;
  const faults = program.split('\n').flatMap((line) => {
    const bare = line.replace(/"(?:[^"]|"")*"/g, 'Ложь');
    if (bare.includes('"')) return [`text not closed: ${line}`];
    if (/^Если .* Тогда$/.test(bare)) depth += 1;
    else if (bare === 'КонецЕсли;') depth -= 1;
    else if (bare !== '' && !bare.endsWith(';')) return [`no end: ${line}`];
    const opened = [...bare].reduce((sum, sign) => sum + (sign === '(' ? 1 : sign === ')' ? -1 : 0), 0);
    const set = /^([\p{L}_]\w*|[\p{L}_][\p{L}\w]*) = /u.exec(bare)?.[1];
    const used = [...bare.matchAll(/(?<![.\p{L}\w])([\p{L}_][\p{L}\w]*)(?!\s*\(|[\p{L}\w])/gu)]
      .map(([, name]) => name as string)
      .filter((name) => name !== set && !bare.includes(`Новый ${name}`));
    if (set) known.add(set);
    return [
      ...(opened === 0 ? [] : [`brackets: ${line}`]),
      ...used.filter((name) => !known.has(name)).map((name) => `not known: ${name}`),
    ];
  });
  return depth === 0 ? faults : [...faults, 'a block does not end'];
}

test('quotes and lines of a value do not break out of their text', () => {
  const call = exampleWith({ body: { name: 'ООО "Ромашка"\n\'второй\'', 'custom.colour': [null, true, 1.5] } });
  assert.match(curlOf(call), /'\\''второй'\\''/);
  assert.match(oneCOf(call), /"ООО ""Ромашка""" \+ Символы\.ПС \+ "'второй'"/);
  assert.deepEqual(faultsOf(oneCOf(call)), []);
});

test('a form and a file are sent as what they are', () => {
  const form = exampleWith({ form: { file: 'x', comment: 'Счёт' }, files: ['file'] });
  assert.match(curlOf(form), /-F 'file=@file\.pdf'.*-F 'comment=Счёт'/s);
  assert.match(oneCOf(form), /filename=""file\.pdf""/);
  assert.match(curlOf(exampleWith({ sendsFile: true })), /--data-binary @file/);
});
