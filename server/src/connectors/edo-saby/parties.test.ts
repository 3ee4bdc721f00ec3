import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rpcFailure, sabyCall, sabyDocument } from '../../../test/saby-call.ts';
import { check } from './check.ts';
import { download } from './download.ts';
import { listOwnBoxes, resolveCounterparty } from './parties.ts';

const company = (inn: string, kpp: string, name: string, more: object = {}) => ({
  СвЮЛ: { ИНН: inn, КПП: kpp, Название: name },
  ...more,
});
const own = [
  company('7701234567', '770101001', 'ООО «Прокура»', { Идентификатор: '2BE-ours', ДокументооборотПодключен: 'Да' }),
  company('7701234567', '540501001', 'Филиал', { ДокументооборотПодключен: 'Нет' }),
];

test('companies of the account are told with their numbers, one or several', async () => {
  const boxes = (told: unknown) =>
    listOwnBoxes(sabyCall({ СписокНашихОрганизаций: () => ({ НашаОрганизация: told }) }).call);
  assert.deepEqual(await boxes(own), [
    { id: '2BE-ours', title: 'ООО «Прокура»', inn: '7701234567', kpp: '770101001' },
    { id: '7701234567/540501001', title: 'Филиал', inn: '7701234567', kpp: '540501001' },
  ]);
  assert.equal((await boxes(own[0])).length, 1);
  const branch = { organisation: { inn: '7701234567', kpp: '540501001' } };
  const { call } = sabyCall({ СписокНашихОрганизаций: () => ({ НашаОрганизация: own }) }, { settings: branch });
  assert.deepEqual(
    (await listOwnBoxes(call)).map(({ title }) => title),
    ['Филиал'],
    'documents go out from the company of the settings alone',
  );
  assert.deepEqual(await boxes(null), []);
});

test('a counterparty is found by its numbers; one that exchanges nothing, or that nobody knows, is not', async () => {
  const found = (told: unknown, asked: { inn: string; kpp?: string } = { inn: '7707083893', kpp: '773601001' }) => {
    const { call, bodies } = sabyCall({ ИнформацияОКонтрагенте: () => told });
    return resolveCounterparty(call, asked).then((parties) => ({ parties, participant: bodies()[0]?.params.Участник }));
  };
  const known = company('7707083893', '773601001', 'ООО «Цемент»', { Идентификатор: '2BE-1' });
  const { parties, participant } = await found(known);
  assert.deepEqual(participant, { СвЮЛ: { ИНН: '7707083893', КПП: '773601001' } });
  assert.deepEqual(parties, [
    { id: '2BE-1', name: 'ООО «Цемент»', inn: '7707083893', kpp: '773601001', relation: 'connected' },
  ]);
  assert.equal((await found([known, known])).parties.length, 2);
  assert.deepEqual((await found(company('7707083893', '773601001', 'Без ЭДО'))).parties, []);
  assert.deepEqual((await found(rpcFailure(-32000, 'Контрагент не найден'))).parties, []);
  const person = { Идентификатор: '2BE-9', СвФЛ: { ИНН: '500100732259', ФИО: 'Смирнов Пётр Ильич' } };
  const met = await found(person, { inn: '500100732259' });
  assert.deepEqual([met.participant, met.parties[0]?.name], [{ СвФЛ: { ИНН: '500100732259' } }, 'Смирнов Пётр Ильич']);
});

const checking = async (
  settings: object,
  changes: (params: { Фильтр: { ДатаВремяС: string } }) => unknown = () => ({ Документ: [] }),
  told: unknown = own,
) => {
  const { call } = sabyCall(
    { СписокНашихОрганизаций: () => ({ НашаОрганизация: told }), СписокИзменений: changes },
    { settings },
  );
  const { ok, checks, account } = await check(call);
  return { ok, account, results: Object.fromEntries(checks.map(({ id, result }) => [id, result])), checks };
};

test('a check looks at the login, the company, the exchange and the list of changes', async () => {
  const organisation = { inn: '7701234567', kpp: '770101001' };
  const good = await checking({ organisation });
  assert.deepEqual(good.results, { session: 'ok', company: 'ok', exchange: 'ok', changes: 'ok' });
  assert.deepEqual([good.ok, good.account], [true, 'ООО «Прокура»']);
  assert.deepEqual((await checking({})).results.company, 'warning');
  const branch = await checking({ organisation: { inn: '7701234567', kpp: '540501001' } });
  assert.deepEqual([branch.ok, branch.results.exchange], [false, 'failed']);
  const foreign = await checking({ organisation: { inn: '7812014560' } });
  assert.deepEqual([foreign.ok, foreign.results.company, foreign.account], [false, 'failed', 'zakupki']);
  assert.equal(
    (await checking({}, undefined, [company('7701234567', '770101001', 'Одна')])).results.exchange,
    'skipped',
  );
});

test('a check finds out how times are written, and says what to choose where the other was chosen', async () => {
  const dots = ({ Фильтр }: { Фильтр: { ДатаВремяС: string } }) =>
    Фильтр.ДатаВремяС.includes(':') ? rpcFailure(-32000, 'Неверный формат даты и времени') : { Документ: [] };
  const told = async (timeFormat: 'auto' | 'colon' | 'dot') => {
    const { checks } = await checking({ timeFormat }, dots);
    const { result, detail } = checks.find(({ id }) => id === 'changes') ?? {};
    return [result, detail?.ru];
  };
  assert.deepEqual(await told('auto'), ['ok', 'ДД.ММ.ГГГГ ЧЧ.ММ.СС']);
  assert.deepEqual(await told('dot'), ['ok', 'ДД.ММ.ГГГГ ЧЧ.ММ.СС']);
  const [result, says] = await told('colon');
  assert.equal(result, 'failed');
  assert.match(String(says), /ЧЧ\.ММ\.СС: выберите этот формат/);
  const { checks } = await checking({ timeFormat: 'dot' }, () => rpcFailure(-32000, 'Нет прав'));
  assert.match(checks.at(-1)?.detail?.ru ?? '', /Нет прав/);
});

const attachments = (file: object, ...signatures: object[]) => ({
  Вложение: [
    { Идентификатор: 's', Служебный: 'Да', Файл: { Имя: 'Квитанция.xml', Ссылка: 'https://disk.sbis.ru/s' } },
    { Идентификатор: 'a', Служебный: 'Нет', Файл: { Имя: 'Счёт.pdf', ...file }, Подпись: signatures },
  ],
});

test('the documents are fetched with their signatures, those of the service are not, and no session goes with a link', async () => {
  const link = { Ссылка: 'https://disk.sbis.ru/a' };
  const signatures = [
    { Файл: { Имя: 'Счёт.pdf.sgn', ДвоичныеДанные: Buffer.from('CMS').toString('base64') } },
    { Файл: { Ссылка: '' } },
  ];
  const { call, asked } = sabyCall({
    ПрочитатьДокумент: () => sabyDocument(attachments(link, ...signatures)),
    link: () => Buffer.from('%PDF'),
  });
  const files = await download(call, { documentId: 'doc' });
  assert.deepEqual(
    files.map(({ name, kind, mimeType, bytes }) => [name, kind, mimeType, Buffer.from(bytes).toString()]),
    [
      ['Счёт.pdf', 'document', 'application/pdf', '%PDF'],
      ['Счёт.pdf.sgn', 'signature', 'application/pkcs7-signature', 'CMS'],
    ],
  );
  assert.deepEqual([asked[1]?.path, asked[1]?.headers], ['https://disk.sbis.ru/a', undefined]);
});

test('an empty link is not there yet, and a document that is gone is not found', async () => {
  const empty = sabyCall({ ПрочитатьДокумент: () => sabyDocument(attachments({ Ссылка: '' })) });
  await assert.rejects(download(empty.call, { documentId: 'doc' }), { kind: 'unavailable', retryAfterMs: 60_000 });
  const gone = sabyCall({ ПрочитатьДокумент: () => rpcFailure(-32000, 'Документ не найден') });
  await assert.rejects(download(gone.call, { documentId: 'doc' }), { kind: 'not_found' });
  await assert.rejects(download(gone.call, {}), { kind: 'not_found' });
});
