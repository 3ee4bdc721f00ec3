import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permissions } from '../../../../nouns/kit/rights.ts';
import { chosenKinds, noticeKindNames, noticeKinds } from '../../../../nouns/notice-kinds.ts';
import { noticeSettings, ways } from '../../../../nouns/notice-settings.ts';
import { noticeWays } from '../../../../nouns/notice-ways.ts';
import { samplesIn } from '../../../../scripts/letters/samples-in.ts';
import { wordLetter } from '../mail/letters/letter-templates.ts';
import { noticeTemplates } from './notice-templates.ts';

test('every kind has words in both languages, a reader and a way that there are', () => {
  for (const kind of noticeKindNames) {
    const { words, reader, usually } = noticeKinds[kind];
    assert.match(words.ru, /^[А-ЯЁ]/, kind);
    assert.match(words.en, /^[A-Z]/, kind);
    assert.ok(reader === null || reader === 'of the record' || permissions.includes(reader), kind);
    assert.ok(usually in noticeWays, kind);
  }
});

test('every kind has a letter with a sample, whose subject and first line fit a notice in both languages', () => {
  for (const locale of ['ru', 'en'] as const)
    for (const kind of noticeKindNames) {
      const samples = samplesIn(locale).filter(({ template }) => template === noticeTemplates[kind]);
      assert.ok(samples.length > 0, kind);
      for (const { template, variables } of samples) {
        const { subject, preheader } = wordLetter(template, variables, locale);
        assert.ok(subject.length > 0 && preheader.length > 0, kind);
      }
    }
});

test('settings list every kind but those that always go by letter', () => {
  const listed = Object.keys(noticeSettings.fields.ways.spec.inside ?? {});
  assert.deepEqual(listed, chosenKinds);
  assert.deepEqual(
    noticeKindNames.filter((kind) => !(kind in ways)),
    ['key.leaked'],
  );
});
