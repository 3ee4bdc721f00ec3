import type { Company, World } from './seed.ts';
import type { Fields, Told } from './told.ts';

export const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** One or a list of them: both occur. */
export const listOf = (value: unknown): readonly Fields[] =>
  value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(fieldsIn);

/** The numbers of whoever is named, in whichever of the two ways. */
export function numbersOf(value: unknown): { inn?: string; kpp?: string } {
  const { СвЮЛ: firm, СвФЛ: person } = fieldsIn(value);
  const { ИНН: inn, КПП: kpp } = fieldsIn(firm ?? person);
  return { ...(typeof inn === 'string' && { inn }), ...(typeof kpp === 'string' && { kpp }) };
}

export function ourCompany(state: World, value: unknown) {
  const { inn, kpp } = numbersOf(value);
  return state.ours.find((one) => one.inn === inn && (kpp === undefined || one.kpp === kpp));
}

/** Whoever bears the numbers; a stranger where nobody does. */
export function theirCompany(state: World, value: unknown): Company {
  const { inn = '', kpp } = numbersOf(value);
  const known = state.others.find((one) => one.inn === inn && (kpp === undefined || one.kpp === kpp));
  return known ?? { inn, kpp: kpp ?? null, name: '', participant: null };
}

/** What holds of every call: yes and no are words, numbers of navigation strings. */
export function checkSpelling({ params, refuse }: Told): void {
  const walk = (value: unknown, within: string): void => {
    refuse('SB-10/words', typeof value === 'boolean', `${within}: Да или Нет`, -32602);
    refuse('SB-10/numbers', typeof value === 'number' && within === 'Навигация', 'Навигация: строка', -32602);
    if (Array.isArray(value)) for (const one of value) walk(one, within);
    else for (const [name, one] of Object.entries(fieldsIn(value))) walk(one, typeof one === 'object' ? name : within);
  };
  walk(params, '');
}

export function documentOf(told: Told) {
  const { asked, params, refuse } = told;
  checkSpelling(told);
  const given = fieldsIn(params.Документ);
  const found = asked.state.documents.find(({ id, deleted }) => id === given.Идентификатор && !deleted);
  refuse('SB-27/document', found === undefined, 'Документ не найден');
  return { given, found };
}
