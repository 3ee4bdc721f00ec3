import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../test/answer.ts';
import { drawPage } from '../../../test/draw.ts';

const { drafts } = await import('../../shared/drafts/draft-store.ts');
const { settingsRoutes: routes } = await import('./settings.routes.tsx');

const known = [
  [['settings', 'custom-fields', 'list', { archived: false }], []],
  [['settings', 'pipeline', 'whole', { includeArchived: false }], { stages: [], productFields: [], palette: [] }],
] as const;

test('a field of lines does not begin with what was typed for a field of records', async (t) => {
  const typed = { at: '2026-11-05T10:00:00Z', changes: { label: 'Бюджет', type: 'money' } };
  t.mock.method(drafts, 'read', (place: string) => (place.endsWith('.custom-field.new') ? typed : undefined));
  const may = ['custom_fields.manage', 'pipeline.manage'] as const;
  const record = await drawPage({ at: 'settings/custom-fields?open=new', routes, may, known });
  assert.ok(record.buttons.includes('Отбросить'));
  const line = await drawPage({ at: 'settings/pipeline?open=new-field', routes, may, known });
  assert.ok(line.buttons.includes('Добавить') && !line.buttons.includes('Отбросить'));
});
