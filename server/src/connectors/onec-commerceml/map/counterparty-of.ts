import type { CounterpartyRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { childOf, childrenOf, textOf, type XmlNode } from '../xml/node.ts';
import type { FoundNode } from '../xml/read-nodes.ts';
import { addressOf, reachOf } from './reach.ts';
import { requisite } from './requisite.ts';
import { needed, toldBy } from './told.ts';

const innOfPerson = 12;

/** Whom 1C deals with (CM-10, CM-24), a company or a person. What is empty says nothing. */
export function counterpartyOf(found: FoundNode): CounterpartyRecord {
  const { node } = found;
  const told = toldBy(found);
  const role = roles.get(textOf(node, 'Роль') ?? '');
  const inn = digits(textOf(node, 'ИНН'));
  const fields = {
    fullName: (textOf(node, 'ОфициальноеНаименование') ?? textOf(node, 'ПолноеНаименование'))?.slice(0, 500),
    inn,
    // Who has 12 digits has no KPP, whatever stands there.
    kpp: inn?.length === innOfPerson ? undefined : digits(textOf(node, 'КПП')),
    ogrn: digits(textOf(node, 'ОГРН') ?? requisite(node, 'ОГРН') ?? requisite(node, 'ОГРНИП')),
    okpo: digits(textOf(node, 'ОКПО') ?? textOf(node, 'КодПоОКПО')),
    legalAddress: addressOf(node, 'ЮридическийАдрес', 'АдресРегистрации'),
    actualAddress: addressOf(node, 'ФактическийАдрес', 'Адрес'),
    postalAddress: addressOf(node, 'ПочтовыйАдрес'),
    ...reachOf(node),
    role,
  };
  return {
    kind: 'counterparty',
    ...told,
    // What is marked as deleted may come with its identifier alone.
    name: (told.deleted ? (textOf(node, 'Наименование') ?? told.externalId) : needed(node, 'Наименование')).slice(
      0,
      255,
    ),
    person: childOf(node, 'Фамилия') !== undefined || childOf(node, 'Имя') !== undefined,
    ...known(fields),
    accounts: accountsOf(node),
    contacts: contactsOf(node),
  };
}

/** Roles that speak of the counterparty itself: who sells is a supplier to us. */
const roles = new Map<string, 'supplier' | 'customer'>([
  ['Продавец', 'supplier'],
  ['Поставщик', 'supplier'],
  ['Покупатель', 'customer'],
]);

const digits = (text: string | undefined) => text?.replace(/[\s\u00a0-]/g, '') || undefined;

/** Accounts stand in a list, or by themselves in older files. */
const accountsOf = (node: XmlNode): CounterpartyRecord['accounts'] =>
  [...childrenOf(node, 'РасчетныеСчета', 'РасчетныйСчет'), ...childrenOf(node, 'РасчетныйСчет')].flatMap((one) => {
    const account = digits(textOf(one, 'НомерСчета'));
    if (account === undefined) return [];
    const bank = childOf(one, 'Банк');
    const held = {
      bik: digits(textOf(bank, 'БИК')),
      bankName: textOf(bank, 'Наименование')?.slice(0, 200),
      correspondentAccount: digits(textOf(bank, 'СчетКорреспондентский') ?? textOf(bank, 'КорСчет')),
    };
    return [{ account, ...known(held) }];
  });

/** Representatives that can be reached; one with a name alone is left out. */
const contactsOf = (node: XmlNode): CounterpartyRecord['contacts'] =>
  childrenOf(node, 'Представители', 'Представитель').flatMap((one) => {
    const party = childOf(one, 'Контрагент') ?? one;
    const name = textOf(party, 'Наименование')?.slice(0, 200);
    const { email, phone } = { ...reachOf(one), ...reachOf(party) };
    if (name === undefined || (email === undefined && phone === undefined)) return [];
    const position = (textOf(party, 'Отношение') ?? textOf(one, 'Отношение'))?.slice(0, 200);
    return [{ name, ...known({ position, email, phone }) }];
  });

/** Only what there is. */
const known = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
