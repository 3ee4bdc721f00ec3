import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusedWith } from '../../../test/calling.ts';
import { rpcFailure, sabyCall, sabyDocument } from '../../../test/saby-call.ts';
import type { EDocumentWritten } from '../../kernel/integrations/ports/e-document-writes.ts';
import { act } from './act.ts';

const write = (attempt = 1) => ({
  id: '0193b0d2-6f1a-7c3e-9c55-00000000000a',
  payload: { ids: { documentId: 'doc-1' }, reason: 'Не та сумма' },
  attempt,
  sentAt: '2026-11-22T11:00:00.000Z',
});

const offering = (more: object = {}) =>
  sabyDocument({
    Идентификатор: 'doc-1',
    Направление: 'Входящий',
    Состояние: { Код: 4, Название: 'Доставлен' },
    Этап: {
      Идентификатор: 'st-1',
      Название: 'Утверждение',
      Действие: [{ Название: 'Утвердить' }, { Название: 'Отклонить' }],
    },
    ...more,
  });
const refused = () => offering({ Состояние: { Код: 9, Название: 'Отказано' }, Этап: [] });

test('a refusal reads the document, and does the action that its regulation offers', async () => {
  const { call, asked, bodies } = sabyCall({ ПрочитатьДокумент: () => offering(), ВыполнитьДействие: refused });
  const { details } = await act('refuse').send(call, write());
  assert.deepEqual(
    bodies().map(({ params }) => params.Документ),
    [
      { Идентификатор: 'doc-1' },
      {
        Идентификатор: 'doc-1',
        Этап: {
          Идентификатор: 'st-1',
          Название: 'Утверждение',
          Действие: { Название: 'Отклонить', Комментарий: 'Не та сумма' },
        },
      },
    ],
  );
  assert.equal(asked[1]?.class, 'unsafe-write');
  assert.equal((details as unknown as EDocumentWritten).state?.status, 'rejected');
});

test('what is done already is not done again, at whichever attempt', async () => {
  for (const attempt of [1, 2]) {
    const { call, methods } = sabyCall({ ПрочитатьДокумент: refused });
    await act('refuse').send(call, write(attempt));
    assert.deepEqual(methods(), ['ПрочитатьДокумент']);
  }
});

test('what the regulation does not offer, or wants signed, is not tried', async () => {
  const sending = async (document: object, what: 'refuse' | 'revoke' = 'refuse', settings = {}) => {
    const { call, methods } = sabyCall({ ПрочитатьДокумент: () => document }, { settings });
    const error = await act(what)
      .send(call, write())
      .catch((one) => one);
    assert.deepEqual(methods(), ['ПрочитатьДокумент']);
    return [error.kind, error.detail.ru];
  };
  const [kind, says] = await sending(offering(), 'revoke');
  assert.equal(kind, 'validation');
  assert.match(says, /«Аннулировать»/);
  assert.match((await sending(offering({ Этап: undefined })))[1], /«Отклонить»/);
  const signing = { Этап: [{ Название: 'Утверждение', Действие: { Название: 'Отклонить', ТребуетПодписания: 'Да' } }] };
  assert.match((await sending(offering(signing)))[1], /нужно подписать/);
  assert.match((await sending(offering(), 'revoke', { actions: { revoke: 'Отозвать' } }))[1], /«Отозвать»/);
  const { call } = sabyCall({ ПрочитатьДокумент: () => rpcFailure(-32000, 'Документ не найден') });
  await assert.rejects(act('refuse').send(call, write()), { kind: 'not_found' });
});

test('an action whose answer is lost is in doubt, and not sent a second time', async () => {
  const lost = refusedWith('unknown_outcome', 504);
  const { call, methods } = sabyCall({ ПрочитатьДокумент: () => offering(), ВыполнитьДействие: () => lost });
  await assert.rejects(act('refuse').send(call, write()), lost);
  assert.deepEqual(methods(), ['ПрочитатьДокумент', 'ВыполнитьДействие']);
});

test('in doubt the document tells: done, offered still, or neither', async () => {
  const look = (document: unknown) =>
    act('refuse').reconcile?.(sabyCall({ ПрочитатьДокумент: () => document }).call, write());
  assert.equal((await look(refused()))?.found, 'yes');
  assert.deepEqual(await look(offering()), { found: 'no' });
  const moved = offering({
    Событие: { Идентификатор: 'e', Название: 'Состояние изменено', ДатаВремя: '22.11.2026 14:00:01' },
  });
  assert.deepEqual(await look(moved), { found: 'unknown' });
  assert.deepEqual(await look(offering({ Этап: [] })), { found: 'unknown' });
  assert.deepEqual(await look(rpcFailure(-32000, 'Документ не найден')), { found: 'unknown' });
});
