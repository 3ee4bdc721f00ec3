import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusedWith } from '../../../test/calling.ts';
import { rpcFailure, sabyCall, sabyDocument } from '../../../test/saby-call.ts';
import type { EDocumentSubmission, EDocumentWritten } from '../../kernel/integrations/ports/e-document-writes.ts';
import { submit } from './submit.ts';

const writeId = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';
const pdf = Buffer.from('%PDF-1.7 счёт');

const submission = (more: Partial<EDocumentSubmission> = {}): EDocumentSubmission => ({
  file: { name: 'Счёт.pdf', mimeType: 'application/pdf', storageKey: 'portal/file', sizeBytes: pdf.length, sha256: '' },
  kind: 'invoice',
  format: 'pdf',
  title: 'Счёт на оплату № СЧ-1 от 20.11.2026',
  number: 'СЧ-1',
  date: '2026-11-20',
  amount: '1200.50',
  vat: '216.48',
  currency: 'RUB',
  sender: { name: 'ООО «Прокура»', inn: '7701234567', kpp: '770101001' },
  recipient: { id: '2BE-1', name: 'ООО «Цемент»', inn: '7707083893', kpp: '773601001' },
  needSignature: true,
  mode: 'draft',
  ...more,
});

const write = (attempt = 1, more: Partial<EDocumentSubmission> = {}) => ({
  id: writeId,
  payload: { ...submission(more) },
  attempt,
  sentAt: '2026-11-22T11:00:00.000Z',
});

const files = { 'portal/file': pdf };
const taking = {
  ЗаписатьДокумент: () => sabyDocument(),
  ПрочитатьДокумент: () => rpcFailure(-32000, 'Документ не найден'),
};

test('a draft is written under the identifier of the write, with the file in it and no link', async () => {
  const { call, asked, bodies } = sabyCall(taking, { files });
  const { externalId, details } = await submit.send(call, write());
  assert.equal(asked[0]?.class, 'idempotent-write');
  const { Документ } = bodies()[0]?.params ?? {};
  const { Вложение, ...rest } = Документ;
  assert.deepEqual(rest, {
    Идентификатор: writeId,
    Тип: 'СчетИсх',
    Дата: '20.11.2026',
    Номер: 'СЧ-1',
    Сумма: '1200.50',
    Примечание: 'Счёт на оплату № СЧ-1 от 20.11.2026',
    НашаОрганизация: { СвЮЛ: { ИНН: '7701234567', КПП: '770101001' } },
    Контрагент: { Идентификатор: '2BE-1', СвЮЛ: { ИНН: '7707083893', КПП: '773601001' } },
  });
  assert.deepEqual(Вложение[0].Файл, { Имя: 'Счёт.pdf', ДвоичныеДанные: pdf.toString('base64') });
  assert.equal(externalId, writeId);
  assert.deepEqual((details as unknown as EDocumentWritten).ids.attachmentId, 'att-1');
});

test('written again it is the same document with the same attachment, to the byte', async () => {
  const bodyOf = async () => {
    const { call, asked } = sabyCall(taking, { files });
    await submit.send(call, write());
    return asked[0]?.body;
  };
  assert.equal(await bodyOf(), await bodyOf());
  const other = sabyCall(taking, { files });
  await submit.send(other.call, { ...write(), id: '0193b0d2-6f1a-7c3e-9c55-000000000000' });
  const attachment = (body: unknown) => JSON.parse(String(body)).params.Документ.Вложение[0].Идентификатор;
  assert.match(attachment(await bodyOf()), /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.notEqual(attachment(other.asked[0]?.body), attachment(await bodyOf()));
});

test('a later attempt looks first, and what a person has sent meanwhile is not written over', async () => {
  const sent = sabyDocument({ Состояние: { Код: '1', Название: 'Отправлен' } });
  const standing = sabyCall({ ...taking, ПрочитатьДокумент: () => sent }, { files });
  const { details } = await submit.send(standing.call, write(2));
  assert.deepEqual(standing.methods(), ['ПрочитатьДокумент']);
  assert.equal((details as unknown as EDocumentWritten).state?.status, 'sent');
  const missing = sabyCall(taking, { files });
  await submit.send(missing.call, write(2));
  assert.deepEqual(missing.methods(), ['ПрочитатьДокумент', 'ЗаписатьДокумент']);
});

test('in doubt it is looked for by its identifier', async () => {
  const look = (found: unknown) => submit.reconcile?.(sabyCall({ ПрочитатьДокумент: () => found }).call, write());
  assert.equal((await look(sabyDocument()))?.found, 'yes');
  assert.deepEqual(await look(rpcFailure(-32000, 'Документ не найден')), { found: 'no' });
  await assert.rejects(async () => look(refusedWith('unavailable', 503)), { kind: 'unavailable' });
});

test('types and regulations are those of the account, and a contract without a type is not sent', async () => {
  const settings = { typeByKind: { contract: 'ДоговорИсх' }, regulationByKind: { contract: 'Договор с покупателем' } };
  const { call, bodies } = sabyCall(taking, { files, settings });
  await submit.send(call, write(1, { kind: 'contract', amount: null }));
  const { Тип, Регламент, Сумма } = bodies()[0]?.params.Документ ?? {};
  assert.deepEqual([Тип, Регламент, Сумма], ['ДоговорИсх', { Название: 'Договор с покупателем' }, undefined]);
  const without = sabyCall(taking, { files });
  await assert.rejects(submit.send(without.call, write(1, { kind: 'contract' })), { kind: 'validation' });
  assert.deepEqual(without.asked, []);
  const upd = sabyCall(taking, { files });
  await submit.send(upd.call, write(1, { kind: 'upd', format: 'xml' }));
  assert.equal(upd.bodies()[0]?.params.Документ.Тип, 'ДокОтгрИсх');
});

test('the company of the settings sends where it is named, and an entrepreneur is named by his INN', async () => {
  const settings = { organisation: { inn: '7812014560' } };
  const { call, bodies } = sabyCall(taking, { files, settings });
  await submit.send(call, write(1, { recipient: { id: '2BE-9', name: 'ИП', inn: '500100732259', kpp: null } }));
  const { НашаОрганизация, Контрагент } = bodies()[0]?.params.Документ ?? {};
  assert.deepEqual(НашаОрганизация, { СвЮЛ: { ИНН: '7812014560' } });
  assert.deepEqual(Контрагент, { Идентификатор: '2BE-9', СвФЛ: { ИНН: '500100732259' } });
});

test('a file that Saby would not take is not sent', async () => {
  const huge = { 'portal/file': Buffer.alloc(76 * 1024 * 1024) };
  const { call, asked } = sabyCall(taking, { files: huge });
  await assert.rejects(submit.send(call, write()), (error: { detail: { ru: string } }) =>
    /100 МБ/.test(error.detail.ru),
  );
  assert.deepEqual(asked, []);
});
