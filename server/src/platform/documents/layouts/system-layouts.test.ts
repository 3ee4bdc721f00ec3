import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { documentLayout } from '../../../../../nouns/document-layout.ts';
import { layoutPaths } from '../../../../../nouns/layout-paths.ts';
import { intakeOf } from '../../../kernel/intake/intake-of.ts';
import { bindLayout } from '../binding/bind-layout.ts';
import { layoutFaults } from '../layout-faults.ts';
import { sampleContent } from '../sample-content.ts';
import { systemLayouts } from './system-layouts.ts';

const kinds = Object.entries(systemLayouts);

test('system layouts are what a company may write itself: the same schema, no faults', () => {
  const intake = intakeOf(Type.Unsafe(documentLayout().spec.schema));
  for (const [kind, layout] of kinds) {
    assert.deepEqual(intake(structuredClone(layout)), layout, kind);
    assert.deepEqual(layoutFaults(layout), [], kind);
  }
});

/** Told by the drawing itself, once it knows. */
const drawn = new Set(['document.pageCount']);

test('every path they read is one that the sample knows', () => {
  for (const kind of Object.keys(systemLayouts) as Array<keyof typeof systemLayouts>) {
    const content = sampleContent(kind);
    const read = layoutPaths(systemLayouts[kind]).filter((path) => !drawn.has(path));
    const unknown = read.filter((path) =>
      path.startsWith('items.rows[].') ? !(path.slice(13) in (content.rows[0] ?? {})) : !(path in content.values),
    );
    assert.deepEqual(unknown, [], kind);
  }
});

test('a record without values is still a document, without a bracket left over', async () => {
  for (const [kind, layout] of kinds) {
    const empty = { values: {}, rows: [], valueTypes: {}, images: {}, currency: 'RUB', language: 'ru' } as const;
    const bound = await bindLayout(layout, empty);
    for (const text of textsIn(bound.blocks)) assert.doesNotMatch(text, /[{}]|\[\[|\]\]/, kind);
    assert.ok(bound.title, kind);
  }
});

const textsIn = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node ?? {}).flatMap((inside) => textsIn(inside));
