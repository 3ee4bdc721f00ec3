import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

/** A way back that stands in no dialog, and where. */
const inPages: Readonly<Record<string, string>> = {
  'features/accounts/passkeys/passkey-line.tsx': 'a name that is changed in its line',
  'features/requisitions/screens/new-requisition.tsx': 'a page, which it leaves',
  'features/rfqs/questions/answer-form.tsx': 'an answer below its question',
  'features/sales-invoices/editor/invoice-editor.tsx': 'the bar of an editor',
  'shared/comments/comment-form.tsx': 'a comment in its thread',
};

const wayBack = /<Button\b(?:[^>]|=>)*>\s*\{say\('(Cancel', 'Отмена|Do not', 'Не сейчас)'\)\}/;

const files = globSync('**/*.tsx', { cwd: root })
  .filter((path) => path !== 'kit/form/dialog-buttons.tsx')
  .map((path) => ({
    path,
    outside: readFileSync(join(root, path), 'utf8').replace(/<DialogButtons\b[\s\S]*?<\/DialogButtons>/g, ''),
  }));

test('the way back out of a dialog is that of `DialogButtons`, before its main button', () => {
  const others = files.filter(({ path, outside }) => wayBack.test(outside) && !(path in inPages));
  assert.deepEqual(
    others.map(({ path }) => path),
    [],
  );
});

test('what sends a dialog stands in its foot, at the right', () => {
  const others = files.filter(
    ({ outside }) => outside.includes('<Modal') && /<Button\b(?:[^>]|=>)*type="submit"/.test(outside),
  );
  assert.deepEqual(
    others.map(({ path }) => path),
    [],
  );
});
