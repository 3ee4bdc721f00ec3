import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TextInput } from '@mantine/core';
import { createElement } from 'react';
import { draw } from '../../../test/draw.ts';
import { helpWords } from './help-words.ts';

const { Help } = await import('./help.tsx');

const Field = ({ label }: { label: string }) => createElement(TextInput, { label });

const src = join(import.meta.dirname, '../..');
const topics = Object.entries(helpWords);

/** Forms whose fields are not those of a noun under the same names. */
const forms = ['api_key', 'approval_step', 'company', 'mapping', 'supplier', 'webhook'];

test('at least forty fields have help, each in both languages, and saying more than a label', () => {
  assert.ok(topics.length >= 40, `${topics.length} topics`);
  const poor = topics.filter(([, { en, ru }]) => en.length < 60 || ru.length < 60 || !/[а-я]/i.test(ru));
  assert.deepEqual(poor, []);
});

test('every help stands beside a field of some form', () => {
  const text = globSync('**/*.tsx', { cwd: src })
    .map((path) => readFileSync(join(src, path), 'utf8'))
    .join('\n');
  const used = (topic: string) => text.includes(`<Help of="${topic}">`) || topic.startsWith('purchase_order.');
  assert.deepEqual(
    topics.map(([topic]) => topic).filter((topic) => !used(topic)),
    [],
  );
});

test('a help is named by a field of a noun, or by a form', async () => {
  const nouns = join(src, '../../nouns');
  const modules = await Promise.all(
    globSync('*.ts', { cwd: nouns, exclude: ['*.test.ts'] }).map((path) => import(join(nouns, path))),
  );
  const fieldsOf = new Map<string, object>(
    modules.flatMap((module) =>
      Object.values(module).flatMap((one) =>
        one && typeof one === 'object' && 'type' in one && 'fields' in one
          ? [[one.type as string, one.fields as object] as const]
          : [],
      ),
    ),
  );
  const unknown = topics.filter(([topic]) => {
    const [of = '', field = ''] = topic.split('.');
    return !forms.includes(of) && !(field in (fieldsOf.get(of) ?? {}));
  });
  assert.deepEqual(unknown, []);
});

test('the mark is a button that tells its field, and leaves the name of the field to the field', async () => {
  const { html, buttons } = await draw(
    createElement(Help, {
      of: 'budget.code',
      // biome-ignore lint/correctness/noChildrenProp: there is no JSX in a test.
      children: createElement(Field, { label: 'Код' }),
    }),
  );
  assert.deepEqual(buttons, ['Справка']);
  assert.match(html, /aria-description="Код"/);
  assert.match(html, /aria-expanded="false"/);
});
