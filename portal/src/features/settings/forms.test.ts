import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../test/answer.ts';
import { settled, takeHook, told } from '../../../test/take-hook.ts';

const { queryClient } = await import('../../shared/api/query-client.ts');
const { useFieldForm } = await import('./use-field-form.ts');
const { useRecordForm } = await import('./use-record-form.ts');
const { useRoleForm } = await import('./use-role-form.tsx');
const { useStageForm } = await import('./use-stage-form.ts');
const { beginSession } = await import('../../shared/session/session.ts');

beginSession({ accessToken: 'token', expiresIn: 900 });

/** What changed something at the server, not what was asked for anew afterwards. */
const changes = (asked: ReturnType<typeof answer>) =>
  asked
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path.replace('/api/v1/settings/', '')}`, body]);

const actions = (done: string[]) => ({
  draft: 'custom-field' as const,
  save: () => Promise.resolve(),
  archive: () => Promise.resolve(void done.push('archived')),
  restore: () => Promise.resolve(void done.push('restored')),
  onDone: () => void done.push('closed'),
});

const field = (status: 'active' | 'archived') =>
  ({
    id: 'f1',
    key: 'hazard',
    label: 'Класс',
    type: 'string',
    options: null,
    required: false,
    status,
    version: 1,
  }) as const;

test('the same button archives a field in use and brings an archived one back, and closes its panel', async () => {
  for (const [status, becomes, word] of [
    ['active', 'archived', 'В архиве'],
    ['archived', 'restored', 'Восстановлено'],
  ] as const) {
    const done: string[] = [];
    const { turning } = await takeHook(() => useFieldForm(field(status), actions(done)));
    turning.mutate(field(status));
    await settled(() => done.includes('closed'));
    assert.deepEqual(done, [becomes, 'closed']);
    assert.equal(await told(), `${word}: Класс`);
  }
});

const role = { id: 'r1', name: 'Закупщик', isSystem: false, people: 0, permissions: ['catalog.read'], version: 5 };

test('a role without a name is not sent', async () => {
  const asked = answer(() => ({ body: role }));
  const { form, submit } = await takeHook(() => useRoleForm({ portal: 'romashka', role: undefined, like: undefined }));
  submit();
  assert.deepEqual(form.validate().errors, { name: 'Назовите роль' });
  assert.deepEqual(changes(asked), []);
});

test('a copied role is a new one with the same rights', async () => {
  const asked = answer(() => ({ body: { ...role, name: 'Стажёр' } }));
  const { form, submit } = await takeHook(() =>
    useRoleForm({ portal: 'romashka', role: undefined, like: role as never }),
  );
  form.setFieldValue('name', 'Стажёр');
  submit();
  assert.equal(await told(), 'Сохранено: Стажёр');
  assert.deepEqual(changes(asked), [['POST roles', { name: 'Стажёр', permissions: ['catalog.read'] }]]);
});

test('a changed role is saved over the version that was seen', async () => {
  const asked = answer(() => ({ body: role }));
  const { choose, submit } = await takeHook(() =>
    useRoleForm({ portal: 'romashka', role: role as never, like: undefined }),
  );
  choose(['catalog.read', 'catalog.create']);
  submit();
  await told();
  const body = { name: 'Закупщик', permissions: ['catalog.read', 'catalog.create'], version: 5 };
  assert.deepEqual(changes(asked), [['PATCH roles/r1', body]]);
});

test('a saved stage is told by its name and closes its panel', async () => {
  const stage = { id: 's1', name: 'Сбор цен', shortName: 'Цены', color: '#2563eb', statuses: [], isActive: true };
  const asked = answer(() => ({ body: { ...stage, version: 6 } }));
  let closed = false;
  const props = {
    stage: { ...stage, version: 5 } as never,
    stages: [],
    palette: [],
    onDone: () => void (closed = true),
  };
  const { form, save } = await takeHook(() => useStageForm(props));
  save.mutate(form.getValues());
  await settled(() => closed);
  assert.equal(await told(), 'Сохранено: Сбор цен');
  assert.deepEqual(
    changes(asked).map(([what]) => what),
    ['PATCH pipeline/stages/s1'],
  );
});

const kept = { name: 'Ромашка', version: 4 };

const recordForm = (save: (values: { name: string }, version: number) => Promise<typeof kept>) =>
  takeHook(() => useRecordForm({ kept, queryKey: ['settings', 'test'], valuesOf: ({ name }) => ({ name }), save }));

test('what was saved is what the page shows from now on', async () => {
  const { form, submit } = await recordForm(({ name }, version) => Promise.resolve({ name, version: version + 1 }));
  form.setFieldValue('name', 'Лютик');
  submit();
  await settled(() => queryClient.getQueryData(['settings', 'test']) !== undefined);
  assert.deepEqual(queryClient.getQueryData(['settings', 'test']), { name: 'Лютик', version: 5 });
  assert.equal(await told(), 'Сохранено');
});

test('a record that somebody else changed is not written over until the person says so', async () => {
  const { Problem } = await import('../../shared/api/problem.ts');
  const versions: number[] = [];
  const { form, submit } = await recordForm((_, version) => {
    versions.push(version);
    return Promise.reject(new Problem({ code: 'version_conflict' }, 409));
  });
  form.setFieldValue('name', 'Лютик');
  submit();
  await settled(() => versions.length > 0);
  assert.deepEqual([versions, form.getValues()], [[4], { name: 'Лютик' }], 'what was typed stays');
  assert.equal(queryClient.getQueryData(['settings', 'test']), undefined);
});
