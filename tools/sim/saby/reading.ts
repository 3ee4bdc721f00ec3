import { textOr } from '../kit/text-or.ts';
import { checkSpelling, documentOf, fieldsIn, numbersOf, ourCompany, theirCompany } from './named.ts';
import { brief, company, whole } from './present.ts';
import type { Fields, Told } from './told.ts';

export function organizations(told: Told) {
  const { asked, params } = told;
  checkSpelling(told);
  asked.explain('params', params, ['Фильтр']);
  asked.explain('Фильтр', fieldsIn(params.Фильтр), ['НашаОрганизация', 'Навигация']);
  return {
    НашаОрганизация: asked.state.ours.map(({ connected, ...one }) => ({
      ...company(one),
      ДокументооборотПодключен: connected ? 'Да' : 'Нет',
    })),
    Навигация: { ЕстьЕще: 'Нет' },
  };
}

export function participant(told: Told) {
  const { asked, params, refuse } = told;
  checkSpelling(told);
  asked.explain('params', params, ['Участник']);
  refuse('SB-21/participant', numbersOf(params.Участник).inn === undefined, 'Участник: ИНН', -32602);
  return company(theirCompany(asked.state, params.Участник));
}

export function read(told: Told) {
  const { given, found } = documentOf(told);
  const { asked } = told;
  asked.explain('Документ', given, ['Идентификатор', 'Редакция']);
  if (!found) return {};
  const shown = whole(asked, found);
  if (asked.fault !== 'unknown enum value') return shown;
  return { ...shown, Состояние: { Код: '77', Название: 'Согласуется с нотариусом', Описание: 'Нового рода' } };
}

/** A page as it is asked for, by strings. */
export function pageOf({ asked, refuse }: Told, filter: Fields) {
  const navigation = fieldsIn(filter.Навигация);
  asked.explain('Навигация', navigation, ['РазмерСтраницы', 'Страница', 'ВернутьОставшиеся']);
  const size = Number(navigation.РазмерСтраницы ?? 25);
  refuse('SB-28/page', !(size >= 1 && size <= 200), 'РазмерСтраницы: от 1 до 200');
  return { size, from: size * Number(navigation.Страница ?? 0), page: textOr(navigation.Страница, '0') };
}

const filters = ['Тип', 'Направление', 'ДатаС', 'ДатаПо', 'Маска', 'НашаОрганизация', 'Контрагент', 'Навигация'];

export function documents(told: Told) {
  const { asked, params, refuse } = told;
  checkSpelling(told);
  refuse('SB-29/filter', params.Фильтр === undefined, 'Фильтр не задан', -32602);
  const filter = fieldsIn(params.Фильтр);
  asked.explain('Фильтр', filter, filters);
  refuse('SB-28/type', filter.Тип === undefined, 'Тип не задан');
  const { size, from, page } = pageOf(told, filter);
  const { inn } = numbersOf(filter.Контрагент);
  const ours = filter.НашаОрганизация === undefined ? undefined : ourCompany(asked.state, filter.НашаОрганизация);
  const all = asked.state.documents
    .filter(({ type, deleted }) => type === filter.Тип && !deleted)
    .filter(({ direction }) => filter.Направление === undefined || direction === filter.Направление)
    .filter(({ theirs }) => inn === undefined || theirs.inn === inn)
    .filter((one) => ours === undefined || one.ours === `${ours.inn}/${ours.kpp}`)
    .filter(({ number, note }) => `${number} ${note}`.includes(textOr(filter.Маска)));
  return {
    Документ: all.slice(from, from + size).map((one) => brief(asked, one, one.events.slice(-1))),
    Навигация: { РазмерСтраницы: String(size), Страница: page, ЕстьЕще: all.length > from + size ? 'Да' : 'Нет' },
  };
}
