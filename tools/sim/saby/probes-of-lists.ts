import {
  both,
  call,
  cameIn,
  changes,
  forbidden,
  happens,
  id,
  isWritten,
  list,
  type Probe,
  type Sim,
  theirs,
  told,
} from './requests.ts';

const person = { СвФЛ: { ИНН: '500100732259' } };
const who = (Участник: object) => call('СБИС.ИнформацияОКонтрагенте', { Участник });
const page = (РазмерСтраницы: unknown, Страница: unknown = '0') => ({ Навигация: { РазмерСтраницы, Страница } });
const noon = (sim: Sim) => sim.clock.stop(Date.parse('2026-11-24T09:00:00.400Z'));

export const probesOfLists: readonly Probe[] = [
  forbidden(
    'SB-10',
    'yes',
    'SB-10/words',
    changes({ ПолныйСертификатЭП: false }),
    changes({ ПолныйСертификатЭП: 'Нет' }),
  ),
  forbidden('SB-10', 'numbers', 'SB-10/numbers', list(page(10, 0)), list(page('10'))),
  {
    clause: 'SB-20',
    says: 'ours',
    passes: call('СБИС.СписокНашихОрганизаций', {}),
    answers: (reply) => told(reply).НашаОрганизация[0].ДокументооборотПодключен === 'Да',
  },
  {
    ...forbidden('SB-21', 'a firm', 'SB-21/participant', who({}), who(theirs)),
    answers: (reply) => told(reply).Идентификатор === '2BE-7707083893-1',
  },
  {
    clause: 'SB-21',
    says: 'a person',
    passes: who(person),
    answers: (reply) => told(reply).СвФЛ.ИНН === '500100732259',
  },
  {
    clause: 'SB-21',
    says: 'who takes no part',
    passes: who({ СвЮЛ: { ИНН: '7812014560' } }),
    answers: (reply) => told(reply).Идентификатор === undefined,
  },
  {
    ...forbidden('SB-28', 'type', 'SB-28/type', list({ Тип: undefined }), list()),
    given: cameIn(3),
    answers: (reply) => told(reply).Документ.length === 3 && told(reply).Навигация.ЕстьЕще === 'Нет',
  },
  {
    ...forbidden('SB-28', 'page', 'SB-28/page', list(page('201')), list(page('2', '1'))),
    given: cameIn(5),
    answers: (reply) => told(reply).Документ.length === 2 && told(reply).Навигация.ЕстьЕще === 'Да',
  },
  forbidden('SB-28', 'an empty page', 'SB-28/page', list(page('0')), list(page('200'))),
  {
    ...forbidden('SB-29', 'filter', 'SB-29/filter', call('СБИС.СписокИзменений', { Параметры: {} }), changes()),
    given: cameIn(),
    answers: (reply) => told(reply).Документ[0].Событие.length === 1,
  },
  forbidden(
    'SB-29',
    'event',
    'SB-29/event',
    changes({ ИдентификаторСобытия: 'none' }),
    changes({ ИдентификаторСобытия: '' }),
  ),
  {
    clause: 'SB-29',
    says: 'within a second, and after an event within it',
    given: both(noon, cameIn(3)),
    passes: changes({ ДатаВремяС: '24.11.2026 12:00:00', ...page('2') }),
    answers: (reply) => told(reply).Документ.length === 2 && told(reply).Навигация.ЕстьЕще === 'Да',
    refused: {
      by: 'SB-29/event',
      status: 200,
      async request(send) {
        const first = told(await send(changes(page('2')))).Документ;
        const rest = told(await send(changes({ ИдентификаторСобытия: first[1].Событие[0].Идентификатор }))).Документ;
        if (rest.length !== 1) return { status: 0, headers: {}, bytes: Buffer.alloc(0), text: '' };
        return send(changes({ ИдентификаторСобытия: 'none' }));
      },
    },
  },
  {
    clause: 'SB-29',
    says: 'since and until',
    given: both(noon, cameIn()),
    passes: changes({ ДатаВремяС: '24.11.2026 11.59.59', ДатаВремяПо: '24.11.2026 11.59.59' }),
    answers: (reply) => told(reply).Документ.length === 0,
  },
  {
    clause: 'SB-30',
    says: 'once for each event',
    given: both(isWritten, happens('delivered', { id }), happens('counterparty signs', { id })),
    passes: changes(),
    answers: (reply) =>
      told(reply).Документ.filter((one: { Идентификатор: string }) => one.Идентификатор === id).length === 3,
  },
  forbidden(
    'SB-31',
    'a day',
    'SB-31/time',
    changes({ ДатаВремяС: '24.11.2026' }),
    changes({ ДатаВремяС: '24.11.2026 12:00:00' }),
  ),
  forbidden(
    'SB-31',
    'colons, if that is it',
    'SB-31/colon',
    changes({ ДатаВремяС: '24.11.2026 12.00.00' }),
    changes({ ДатаВремяС: '24.11.2026 12:00:00' }),
  ),
  forbidden(
    'SB-31',
    'dots, if that is it',
    'SB-31/dot',
    changes({ ДатаВремяС: '24.11.2026 12:00:00' }),
    changes({ ДатаВремяС: '24.11.2026 12.00.00' }),
  ),
];
