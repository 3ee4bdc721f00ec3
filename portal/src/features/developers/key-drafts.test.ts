import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../test/answer.ts';
import { draw } from '../../../test/draw.ts';

const { ApiKeyForm } = await import('./components/api-key-form.tsx');
const { drafts } = await import('../../shared/drafts/draft-store.ts');

const exchange = {
  id: 'k1',
  name: 'Обмен с 1С',
  scopes: [],
  allowedCidrs: [],
  env: 'live',
  expiresAt: null,
  version: 1,
};

test('rights that were ticked for a new key do not come back over a known one', async (t) => {
  const ticked = { at: '2026-11-05T10:00:00Z', changes: { scopes: ['invoices.write'] } };
  t.mock.method(drafts, 'read', (place: string) => (place.endsWith('.api-key.new') ? ticked : undefined));
  const form = (apiKey: typeof exchange | undefined) =>
    draw(createElement(ApiKeyForm, { apiKey: apiKey as never, onDone() {} }));
  assert.ok((await form(undefined)).buttons.includes('Отбросить'));
  assert.ok(!(await form(exchange)).buttons.includes('Отбросить'));
});
