import {
  act,
  both,
  call,
  document,
  file,
  forbidden,
  happens,
  id,
  isWritten,
  ours,
  type Probe,
  read,
  state,
  theirs,
  told,
  write,
} from './requests.ts';

const attach = call('СБИС.ЗаписатьВложение', { Документ: { Идентификатор: id, Вложение: [{ Файл: file }] } });
const revoke = act({ Название: 'Аннулирование', Действие: { Название: 'Аннулировать' }, Вложение: undefined });

/** What one happening makes of a document of ours. */
const turned = (name: string, code: string, title: string): Probe => ({
  clause: 'SB-34',
  says: `${name}: ${code}`,
  given: both(isWritten, happens(name, { id })),
  passes: read(),
  answers: (reply) => told(reply).Состояние.Код === code && told(reply).Состояние.Название === title,
});

export const probesOfDocuments: readonly Probe[] = [
  {
    ...forbidden('SB-22', 'type', 'SB-22/type', write({ Тип: undefined })),
    answers: (reply) =>
      told(reply).Идентификатор === id &&
      Boolean(told(reply).Редакция[0].Идентификатор) &&
      told(reply).Этап[0].Название === 'Отправка',
  },
  forbidden('SB-22', 'our organization', 'SB-22/ours', write({ НашаОрганизация: theirs })),
  forbidden('SB-22', 'counterparty', 'SB-22/theirs', write({ Контрагент: {} })),
  forbidden('SB-22', 'day', 'SB-22/date', write({ Дата: '2026-10-27' })),
  forbidden('SB-22', 'sum', 'SB-22/sum', write({ Сумма: 3000 })),
  forbidden(
    'SB-22',
    'bytes',
    'SB-24/base64',
    write({ Вложение: [{ Файл: { Имя: 'a', ДвоичныеДанные: 'не base64' } }] }),
  ),
  forbidden('SB-23', 'a type of another account', 'SB-23/type', write({ Тип: 'Реализация' })),
  forbidden('SB-24', 'both', 'SB-24/both', write({ Вложение: [{ Файл: { ...file, Ссылка: 'http://a' } }] })),
  {
    clause: 'SB-25',
    says: 'open',
    given: isWritten,
    passes: attach,
    answers: (reply) => told(reply).Вложение.length === 2,
    refused: { by: 'SB-25/open', status: 200, request: attach, given: happens('counterparty signs', { id }) },
  },
  {
    clause: 'SB-25',
    says: 'what is over is not written again',
    given: isWritten,
    passes: write(),
    refused: { by: 'SB-25/open', status: 200, request: write(), given: happens('counterparty rejects', { id }) },
  },
  {
    clause: 'SB-26',
    says: 'sent, and no second time',
    given: isWritten,
    passes: act(),
    answers: (reply) =>
      told(reply).Состояние.Код === '1' && told(reply).Вложение[0].Подпись[0].Сертификат.ИНН === '7701234567',
    refused: {
      by: 'SB-26/stage',
      status: 200,
      async request(send) {
        await send(act());
        return send(act());
      },
    },
  },
  {
    clause: 'SB-26',
    says: 'as lists, and beside the stage',
    given: isWritten,
    passes: act(
      { Вложение: undefined, Действие: [{ Название: 'Отправить' }] },
      { Вложение: [{ Идентификатор: 'a7', Подпись: [{ Файл: { ДвоичныеДанные: 'Q01T' } }] }] },
    ),
    refused: { by: 'SB-26/action', status: 200, request: act({ Действие: { Название: 'Сжечь' } }) },
  },
  {
    clause: 'SB-26',
    says: 'prepared',
    given: isWritten,
    passes: act({ Вложение: undefined }, {}, 'СБИС.ПодготовитьДействие'),
    answers: (reply) => told(reply).Состояние.Код === '0',
    refused: { by: 'SB-26/revision', status: 200, request: act({}, { Редакция: { Идентификатор: 'старая' } }) },
  },
  {
    clause: 'SB-26',
    says: 'stages as one',
    given: both(isWritten, state({ shape: 'one' })),
    passes: read(),
    answers: (reply) =>
      told(reply).Этап.Действие.Название === 'Отправить' && Boolean(told(reply).Редакция.Идентификатор),
  },
  {
    clause: 'SB-27',
    says: 'document',
    given: isWritten,
    passes: read(),
    answers: (reply) => told(reply).Событие[0].Название === 'Документ получен',
    refused: { by: 'SB-27/document', status: 200, request: read({ Идентификатор: 'none' }) },
  },
  {
    clause: 'SB-27',
    says: 'what was deleted is not found',
    given: isWritten,
    passes: read(),
    refused: { by: 'SB-27/document', status: 200, request: read(), given: happens('deleted', { id }) },
  },
  {
    clause: 'SB-32',
    says: 'papers of the service',
    given: both(isWritten, happens('delivered', { id })),
    passes: read(),
    answers: (reply) =>
      told(reply)
        .Вложение.map((one: { Служебный: string }) => one.Служебный)
        .join() === 'Нет,Да',
  },
  {
    clause: 'SB-33',
    says: 'a link',
    given: isWritten,
    passes: read(),
    answers: (reply) => told(reply).Вложение[0].Файл.Ссылка.startsWith('http://'),
    refused: { by: 'SB-33/signed', status: 403, request: { method: 'GET', path: `/disk/${id}/a7?at=1&sign=x` } },
  },
  {
    clause: 'SB-33',
    says: 'not yet',
    given: both(state({ linkAfterMs: 60_000 }), isWritten),
    passes: read(),
    answers: (reply) => told(reply).Вложение[0].Файл.Ссылка === '',
  },
  {
    clause: 'SB-33',
    says: 'a month',
    given: isWritten,
    passes: read(),
    refused: {
      by: 'SB-33/month',
      status: 403,
      async request(send) {
        const link = new URL(told(await send(read())).Вложение[0].Файл.Ссылка);
        const fresh = await send({ method: 'GET', path: `${link.pathname}${link.search}` });
        const at = Number(link.searchParams.get('at')) - 31 * 86_400_000;
        return fresh.text.startsWith('<Файл')
          ? send({ method: 'GET', path: `${link.pathname}?at=${at}&sign=a7${at}` })
          : fresh;
      },
    },
  },
  turned('delivered', '4', 'Доставлен'),
  turned('counterparty signs', '7', 'Утвержден'),
  turned('counterparty rejects', '9', 'Отказано'),
  turned('counterparty offers to revoke', '20', 'Запрошено аннулирование'),
  turned('a person sends the draft', '1', 'Отправлен'),
  {
    clause: 'SB-35',
    says: 'again is an update',
    given: isWritten,
    passes: write({ Номер: '197' }),
    answers: (reply) =>
      told(reply).Номер === '197' && told(reply).Редакция.length === 2 && told(reply).Вложение.length === 1,
  },
  {
    clause: 'SB-26',
    says: 'revoked, by a regulation that asks for no signature',
    given: both(isWritten, state({ revoking: 'without one' }), happens('delivered', { id })),
    passes: revoke,
    answers: (reply) => told(reply).Состояние.Код === '20',
    refused: { by: 'SB-36/signature', status: 200, request: revoke, given: state({ revoking: 'by signature' }) },
  },
  {
    clause: 'SB-36',
    says: 'signed',
    given: isWritten,
    passes: act(),
    refused: { by: 'SB-36/signature', status: 200, request: act({ Вложение: undefined }) },
  },
  {
    clause: 'SB-36',
    says: 'a draft needs none',
    passes: call('СБИС.ЗаписатьДокумент', { Документ: document({ НашаОрганизация: ours }) }),
  },
];
