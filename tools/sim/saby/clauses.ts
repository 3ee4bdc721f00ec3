import type { Clause } from '../kit/rulebook.ts';

/** Section 4 of the contracts of providers, in short. */
export const clauses = {
  'SB-01': { confidence: 'D', says: 'JSON-RPC 2.0 by POST, at an address for signing in and one for work' },
  'SB-02': {
    confidence: 'D',
    says: 'СБИС.Аутентифицировать by login and password answers the session as a plain string',
  },
  'SB-03': { confidence: 'D', says: 'X-SBISSessionID goes with every later call' },
  'SB-04': {
    confidence: 'D',
    says: 'a service signs in by app_client_id, app_secret, secret_key; its header is X-SBISAccessToken, and only one is sent',
  },
  'SB-05': { confidence: 'D', says: 'a session ends after a day without calls, and after 21 days' },
  'SB-06': { confidence: 'L', says: 'without charset=utf-8 the answer is -32700' },
  'SB-07': { confidence: 'A', says: 'the media type is application/json-rpc or application/json' },
  'SB-08': { confidence: 'C', says: 'an error has code, message, details, data; some pass by themselves' },
  'SB-09': {
    confidence: 'D',
    says: 'five calls at once in a session, 300 sign-ins a minute, 100 MB a request, Moscow time',
  },
  'SB-10': { confidence: 'C', says: 'yes and no are Да and Нет, numbers of navigation are strings' },
  'SB-20': { confidence: 'C', says: 'СБИС.СписокНашихОрганизаций' },
  'SB-21': { confidence: 'D', says: 'СБИС.ИнформацияОКонтрагенте tells a participant and its identifier' },
  'SB-22': { confidence: 'D', says: 'СБИС.ЗаписатьДокумент' },
  'SB-23': { confidence: 'L', says: 'types of documents are those of the account' },
  'SB-24': { confidence: 'C', says: 'a file has its bytes or a link, never both' },
  'SB-25': { confidence: 'D', says: 'СБИС.ЗаписатьВложение while the flow is open' },
  'SB-26': {
    confidence: 'D',
    says: 'СБИС.ПодготовитьДействие and СБИС.ВыполнитьДействие by the names of the regulation',
  },
  'SB-27': { confidence: 'C', says: 'СБИС.ПрочитатьДокумент answers state, stages, events, attachments' },
  'SB-28': { confidence: 'C', says: 'СБИС.СписокДокументов in pages of 1 to 200 from page 0' },
  'SB-29': { confidence: 'L', says: 'СБИС.СписокИзменений by an object named Фильтр' },
  'SB-30': { confidence: 'L', says: 'a document is there once for each event' },
  'SB-31': { confidence: 'A', says: 'the time of a filter has colons, or dots, and is never left out' },
  'SB-32': { confidence: 'L', says: 'attachments of the service are marked' },
  'SB-33': { confidence: 'L', says: 'a link is signed, may be empty at first, and lives a month' },
  'SB-34': { confidence: 'C', says: 'codes of states; there are others' },
  'SB-35': { confidence: 'C', says: 'an identifier of ours makes writing again an update' },
  'SB-36': { confidence: 'L', says: 'signatures are made by the client' },
  'SB-37': { confidence: 'C', says: 'nothing is pushed' },
} as const satisfies Record<string, Clause>;
