import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sabyDocument } from '../../../test/saby-call.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { stateOf } from './state-of.ts';
import { oneDocument, read } from './wire.ts';

const now = new Date('2026-11-22T11:05:09.000Z');

const state = (more: object = {}, own: NonNullable<Parameters<typeof stateOf>[1]['statusByCode']> = {}) =>
  stateOf(read(oneDocument, sabyDocument(more)), { statusByCode: own }, now);

const coded = (code: unknown, name = 'Слова Saby') => ({
  Состояние: { Код: code, Название: name, Описание: 'Подробно' },
});

test('a draft of ours is told by its identifiers, its counterparty and what it is', () => {
  assert.deepEqual(state(), {
    ids: {
      documentId: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11',
      revisionId: 'rev-2',
      attachmentId: 'att-1',
      counterpartyParticipantId: '2BE-1',
    },
    key: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11',
    writeId: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11',
    direction: 'outgoing',
    status: 'draft',
    signatureStatus: 'none',
    statusText: 'Редактируется',
    statusDetails: 'Документ не отправлен',
    reason: null,
    asOf: '2026-11-22T11:05:09.000Z',
    sentAt: null,
    deliveredAt: null,
    signedAt: null,
    counterparty: { id: '2BE-1', name: 'ООО «Цемент»', inn: '7707083893', kpp: '773601001' },
    document: {
      kind: 'invoice',
      title: 'Счет № СЧ-2026-0001',
      number: 'СЧ-2026-0001',
      date: '2026-11-22',
      amount: '1200.50',
      fileName: 'Счет.pdf',
    },
  });
});

test('codes that were seen have a status, as text and as numbers', () => {
  const statuses = [0, '1', 4, '7', 9].map((code) => state(coded(code)).status);
  assert.deepEqual(statuses, ['draft', 'sent', 'awaiting_recipient', 'completed', 'rejected']);
});

test('a code nobody knows is unknown beside the words of Saby, and never something that sounds like it', () => {
  for (const code of [2, '77', '', null, '07', -1, 'constructor']) {
    const { status, statusText } = state(coded(code, 'Подписан и завершён'));
    assert.deepEqual([status, statusText], ['unknown', 'Подписан и завершён'], String(code));
  }
  assert.equal(state({ Состояние: undefined }).status, 'unknown');
});

test('a portal says itself what a code means', () => {
  assert.equal(state(coded('20'), { 20: 'revocation_requested' }).status, 'revocation_requested');
  assert.equal(state(coded('7'), { 7: 'sent' }).status, 'sent');
  assert.equal(state({ ...coded('1'), Удален: 'Да' }).status, 'deleted');
});

const signed = (...signatures: object[]) => ({
  Вложение: [
    { Идентификатор: 'a', Служебный: 'Да', Подпись: [{ Сертификат: { ИНН: '7707083893' } }] },
    { Идентификатор: 'b', Подпись: signatures },
  ],
});
const ours = { Сертификат: { ИНН: '7701234567' } };
const theirs = { Сертификат: [{ ИНН: '7707083893' }] };

test('who has signed is read from the signatures that are there, those of the service aside', () => {
  const of = (code: number, ...signatures: object[]) =>
    state({ ...coded(code), ...signed(...signatures) }).signatureStatus;
  assert.equal(of(1, ours), 'sender_unchecked');
  assert.equal(of(4, ours), 'recipient_waiting');
  assert.equal(of(7, ours, theirs), 'recipient_signed');
  assert.equal(of(9, ours), 'recipient_rejected');
  assert.equal(of(7), 'none', 'a state that sounds signed is no signature');
  assert.equal(of(7, theirs), 'unknown');
  assert.equal(of(7, ours, { Сертификат: { ИНН: '500100732259' } }), 'unknown');
  assert.equal(of(7, ours, {}), 'unknown');
  assert.equal(of(4, { Направление: 'Исходящий' }, { Направление: 'Входящий' }), 'recipient_signed');
  assert.equal(state({ ...coded(7), Вложение: [{ Идентификатор: 'b' }] }).signatureStatus, 'unknown');
});

test('of several documents in one the recipient has signed in part until all have his signature', () => {
  const both = (second: object[]) =>
    state({
      ...coded(4),
      Вложение: [
        { Идентификатор: 'a', Подпись: [ours, theirs] },
        { Идентификатор: 'b', Подпись: second },
        { Идентификатор: 'c', Подпись: [] },
      ],
    }).signatureStatus;
  assert.equal(both([ours]), 'recipient_partial');
  assert.equal(both([ours, theirs]), 'recipient_signed');
});

test('a document that came is signed by its sender first', () => {
  const came = { Направление: 'Входящий', Тип: 'ДокОтгрВх' };
  const got = state({ ...came, ...coded(4), ...signed(theirs) });
  assert.deepEqual([got.direction, got.signatureStatus, got.writeId], ['incoming', 'recipient_waiting', undefined]);
  assert.equal(state({ ...came, ...coded(7), ...signed(theirs, ours) }).signatureStatus, 'recipient_signed');
  assert.equal(state({ Направление: undefined, Тип: 'СчетВх' }).direction, 'incoming');
});

test('what it is follows from its type, and an УПД from the name of its file', () => {
  const kind = (type: string, name: string) =>
    state({ Тип: type, Вложение: { Идентификатор: 'a', Файл: { Имя: name } } }).document?.kind;
  assert.equal(kind('ДокОтгрВх', 'ON_NSCHFDOPPR_2BE_1.xml'), 'upd');
  assert.equal(kind('ДокОтгрВх', 'Накладная.pdf'), 'delivery');
  assert.equal(kind('СчетВх', 'Счет.pdf'), 'invoice');
  assert.equal(kind('СчетФактураВх', 'x.xml'), 'other');
  assert.equal(kind('ДоговорВх', 'Договор.docx'), 'contract');
  assert.equal(kind('АктСверВх', 'Акт.pdf'), 'other');
  assert.equal(state({ Сумма: '1 200,5' }).document?.amount, '1200.5');
  assert.equal(state({ Сумма: 'по договору' }).document?.amount, null);
});

test('when it went, came and was signed is told by its events, and the reason of a refusal by the last that has one', () => {
  const event = (name: string, at: string, says = '') => ({
    Идентификатор: name,
    Название: name,
    ДатаВремя: at,
    Комментарий: says,
  });
  const told = [
    event('Ошибка отправки', '22.11.2026 09:00:00'),
    event('Документ отправлен', '22.11.2026 10:00:00'),
    event('Документ доставлен', '22.11.2026 10.05.00'),
    event('Документ утвержден', '22.11.2026 11:00:00'),
  ];
  const done = state({ ...coded(7), Событие: told });
  assert.deepEqual(
    [done.sentAt, done.deliveredAt, done.signedAt],
    ['2026-11-22T07:00:00.000Z', '2026-11-22T07:05:00.000Z', '2026-11-22T08:00:00.000Z'],
  );
  assert.equal(state({ ...coded(4), Событие: told }).signedAt, null);
  const refused = state({ ...coded(9), Событие: event('Документ отклонен', '22.11.2026 11:00:00', 'Не та сумма') });
  assert.equal(refused.reason, 'Не та сумма');
});

test('an entrepreneur has no KPP, and members that are missing are not known', () => {
  const person = { СвФЛ: { ИНН: '500100732259', Фамилия: 'Смирнов', Имя: 'Пётр', Отчество: 'Ильич' } };
  const { counterparty, ids } = state({ Контрагент: person, Редакция: undefined, Вложение: [] });
  assert.deepEqual(counterparty, { id: null, name: 'Смирнов Пётр Ильич', inn: '500100732259', kpp: null });
  assert.deepEqual(ids, { documentId: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11' });
  assert.equal(state({ Контрагент: null }).counterparty, null);
});

test('one and a list of one are the same: revisions, stages, events, attachments', () => {
  const one = sabyDocument() as Record<string, unknown>;
  const single = {
    Редакция: { Идентификатор: 'rev-2' },
    Этап: { Название: 'Отправка', Действие: { Название: 'Отправить' } },
  };
  assert.deepEqual(state(single), state());
  assert.equal(state({ Вложение: (one.Вложение as unknown[])[1] }).ids.attachmentId, 'att-1');
});

test('an answer of another shape breaks the contract', () => {
  for (const answer of [
    null,
    [],
    {},
    { Идентификатор: 7 },
    sabyDocument({ Состояние: 'Отправлен' }),
    sabyDocument({ Событие: 'нет' }),
  ])
    assert.throws(
      () => read(oneDocument, answer),
      (error) => error instanceof ProviderError && error.kind === 'contract_violation',
      JSON.stringify(answer),
    );
});
