import type { Probe as AnyProbe, RawReply, RawRequest } from '../kit/probe.ts';
import type { Simulator } from '../kit/simulator.ts';
import type { RuleId } from './rules.ts';
import { seed, type World } from './seed.ts';

export type Probe = AnyProbe<World, RuleId>;
export type Sim = Simulator<World, RuleId>;
type Fields = Record<string, unknown>;
type Headers = Readonly<Record<string, string>>;

export const { login, password, service } = seed();
export const session = Object.keys(seed().sessions)[0] ?? '';
export const token = seed().tokens[0] ?? '';
export const type = { 'content-type': 'application/json-rpc;charset=utf-8' };
export const signed: Headers = { ...type, 'x-sbissessionid': session };

export const call = (method: string, params: unknown, headers = signed, path = '/service/?srv=1'): RawRequest => ({
  method: 'POST',
  path,
  headers,
  body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
});

export const signIn = (change: Fields = {}): RawRequest =>
  call('СБИС.Аутентифицировать', { Параметр: { Логин: login, Пароль: password, ...change } }, type, '/auth/service/');

export const firm = (inn: string, kpp: string) => ({ СвЮЛ: { ИНН: inn, КПП: kpp } });
export const ours = firm('7701234567', '770101001');
export const theirs = firm('7707083893', '773601001');
export const base64 = (text: string) => Buffer.from(text).toString('base64');
export const id = 'b1c7a0de-1111-4222-8333-0123456789ab';
export const file = { Имя: 'Договор 196.pdf', ДвоичныеДанные: base64('Договор') };

export const document = (change: Fields = {}): Fields => ({
  Идентификатор: id,
  Тип: 'ДоговорИсх',
  Дата: '27.10.2026',
  Номер: '196',
  Сумма: '3000.00',
  НашаОрганизация: ours,
  Контрагент: theirs,
  Вложение: [{ Идентификатор: 'a7', Файл: file }],
  ...change,
});

export const write = (change: Fields = {}) => call('СБИС.ЗаписатьДокумент', { Документ: document(change) });
export const read = (change: Fields = {}) =>
  call('СБИС.ПрочитатьДокумент', { Документ: { Идентификатор: id, ...change } });
export const changes = (filter: Fields = {}) => call('СБИС.СписокИзменений', { Фильтр: filter });
export const list = (filter: Fields = {}) => call('СБИС.СписокДокументов', { Фильтр: { Тип: 'ДокОтгрВх', ...filter } });

const signature = { Идентификатор: 'a7', Подпись: [{ Файл: { ДвоичныеДанные: base64('CMS'), Имя: 'a.sgn' } }] };

export const act = (stage: Fields = {}, more: Fields = {}, method = 'СБИС.ВыполнитьДействие') =>
  call(method, {
    Документ: {
      Идентификатор: id,
      Этап: { Название: 'Отправка', Действие: { Название: 'Отправить' }, Вложение: [signature], ...stage },
      ...more,
    },
  });

export const told = ({ text }: RawReply) => JSON.parse(text).result;

/** A document of ours, written as a connector would. */
export const isWritten = (sim: Sim) => {
  sim.happen('a document comes in');
  const [one] = sim.state.documents;
  if (one) {
    const stage = { id: 'e1', title: 'Отправка', actions: ['Отправить'] };
    Object.assign(one, { id, direction: 'Исходящий', type: 'ДоговорИсх', code: 0, stage });
    one.attachments = one.attachments.slice(0, 1);
    Object.assign(one.attachments[0] ?? {}, { id: 'a7', signatures: [] });
  }
};

export const cameIn =
  (times = 1) =>
  (sim: Sim) => {
    for (let time = 0; time < times; time += 1) sim.happen('a document comes in');
  };

export const state = (change: Partial<World>) => (sim: Sim) => void Object.assign(sim.state, change);
export const happens =
  (name: string, given: Fields = {}) =>
  (sim: Sim) =>
    void sim.happen(name, given);
export const both =
  (...prepare: Array<(sim: Sim) => void>) =>
  (sim: Sim) => {
    for (const one of prepare) one(sim);
  };

type Refused = NonNullable<Probe['refused']>;

/** One request is taken, that of a document unless another is named, and this one refused by a rule. */
export const forbidden = (
  clause: string,
  says: string,
  by: Refused['by'],
  request: RawRequest,
  passes = write(),
): Probe => ({
  clause,
  says,
  passes,
  refused: { by, status: 200, request },
});
