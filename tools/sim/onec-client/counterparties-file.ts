import { all, document, el, requisite, txt } from './xml.ts';

/** Whom the enterprise deals with, as its directory holds him. */
export interface Party {
  id: string;
  name: string;
  officialName?: string;
  /** Of a natural person. */
  surname?: string;
  inn?: string;
  kpp?: string;
  okpo?: string;
  ogrn?: string;
  role?: string;
  /** In one line, or in parts. */
  address?: string | ReadonlyArray<readonly [kind: string, value: string]>;
  /** Kind and value: «Почта», «Телефон рабочий». */
  reach?: ReadonlyArray<readonly [kind: string, value: string]>;
  accounts?: ReadonlyArray<{ number: string; bik?: string; bank?: string; correspondent?: string }>;
  people?: ReadonlyArray<{ name: string; relation: string; reach: ReadonlyArray<readonly [string, string]> }>;
  deleted?: boolean;
}

const reachOf = (reach: Party['reach']) =>
  all('Контакты', reach, ([kind, value]) => el('Контакт', `${txt('Тип', kind)}${txt('Значение', value)}`));

const addressOf = (address: Party['address']) =>
  typeof address === 'string'
    ? txt('Представление', address)
    : (address ?? [])
        .map(([kind, value]) => el('АдресноеПоле', `${txt('Тип', kind)}${txt('Значение', value)}`))
        .join('');

const party = (one: Party) =>
  el(
    'Контрагент',
    [
      txt('Ид', one.id),
      one.deleted ? txt('ПометкаУдаления', 'true') : '',
      txt('Наименование', one.name),
      txt('ОфициальноеНаименование', one.officialName),
      txt('Фамилия', one.surname),
      one.address === undefined
        ? ''
        : el(one.surname ? 'АдресРегистрации' : 'ЮридическийАдрес', addressOf(one.address)),
      txt('ИНН', one.inn),
      txt('КПП', one.kpp),
      txt('ОКПО', one.okpo),
      all('РасчетныеСчета', one.accounts, ({ number, bik, bank, correspondent }) =>
        el(
          'РасчетныйСчет',
          `${txt('НомерСчета', number)}${el('Банк', `${txt('СчетКорреспондентский', correspondent)}${txt('Наименование', bank)}${txt('БИК', bik)}`)}`,
        ),
      ),
      txt('Роль', one.role),
      reachOf(one.reach),
      all('Представители', one.people, ({ name, relation, reach }) =>
        el(
          'Представитель',
          el('Контрагент', `${txt('Отношение', relation)}${txt('Наименование', name)}${reachOf(reach)}`),
        ),
      ),
      one.ogrn === undefined ? '' : el('ЗначенияРеквизитов', requisite('ОГРН', one.ogrn)),
    ].join(''),
  );

/** `contragents.xml` of 3.1: the directory of counterparties. */
export const counterpartiesFile = (parties: readonly Party[], { full = false } = {}) =>
  document(`<Контрагенты СодержитТолькоИзменения="${!full}">\n${parties.map(party).join('\n')}\n</Контрагенты>`);
