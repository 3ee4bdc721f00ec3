import { textOr } from '../kit/text-or.ts';
import { readMoscow } from './moscow.ts';
import { checkSpelling, fieldsIn, ourCompany } from './named.ts';
import { whole } from './present.ts';
import { pageOf } from './reading.ts';
import type { Told } from './told.ts';

const filters = [
  ...['ДатаВремяС', 'ДатаВремяПо', 'ИдентификаторСобытия', 'НашаОрганизация', 'Тип'],
  ...['ПолныйСертификатЭП', 'Навигация'],
];

/** What happened, oldest first: a document is there once for each of its events. */
export function changes(told: Told) {
  const { asked, params, refuse } = told;
  const { state } = asked;
  checkSpelling(told);
  refuse('SB-29/filter', params.Фильтр === undefined, 'Фильтр не задан', -32602);
  const filter = fieldsIn(params.Фильтр);
  asked.explain('Фильтр', filter, filters);
  const [since, until] = [timeIn(told, filter.ДатаВремяС), timeIn(told, filter.ДатаВремяПо)];
  const { size, from, page } = pageOf(told, filter);
  const ours = filter.НашаОрганизация === undefined ? undefined : ourCompany(state, filter.НашаОрганизация);
  const all = state.documents
    .filter(({ type }) => filter.Тип === undefined || type === filter.Тип)
    .filter((one) => ours === undefined || one.ours === `${ours.inn}/${ours.kpp}`)
    .flatMap((document) => document.events.map((event) => ({ document, event })))
    .sort((one, other) => one.event.at - other.event.at || one.event.id.localeCompare(other.event.id));
  const named = filter.ИдентификаторСобытия;
  const after = all.findIndex(({ event }) => event.id === named);
  refuse('SB-29/event', named !== undefined && named !== '' && after < 0, 'Событие не найдено');
  const found = all
    .slice(after + 1)
    // Times are known to the second: what began within it belongs to it.
    .filter(({ event }) => since === null || Math.floor(event.at / 1_000) * 1_000 >= since)
    .filter(({ event }) => until === null || Math.floor(event.at / 1_000) * 1_000 <= until);
  const shown = found.slice(from, from + size);
  const kept = asked.fault === 'page changes between calls' ? shown.slice(0, Math.ceil(shown.length / 2)) : shown;
  return {
    Документ: kept.map(({ document, event }) => ({
      ...whole(asked, document),
      Событие: [{ ...fieldsIn((whole(asked, { ...document, events: [event] }).Событие as unknown[])[0]) }],
    })),
    Навигация: {
      РазмерСтраницы: String(size),
      Страница: page,
      ЕстьЕще: found.length > from + kept.length ? 'Да' : 'Нет',
    },
  };
}

function timeIn({ refuse }: Told, value: unknown): number | null {
  if (value === undefined || value === '') return null;
  const text = textOr(value);
  refuse('SB-31/time', readMoscow(text) === null, 'Неверный формат даты и времени');
  refuse('SB-31/colon', readMoscow(text) !== null && !text.includes(':'), 'Ожидается ЧЧ:ММ:СС');
  refuse('SB-31/dot', text.includes(':'), 'Ожидается ЧЧ.ММ.СС');
  return readMoscow(text);
}
