import { nameParts } from './name-parts.ts';
import type { UpdParty } from './written-upd.ts';
import { type Element, element } from './xml-element.ts';

/** A side by the type `УчастникТип` of the format: who it is, where, and its account. */
export const writeParty = (name: string, party: UpdParty, address: string | null = addressOf(party)): Element =>
  element(name, { ОКПО: party.okpo }, element('ИдСв', {}, identity(party)), writeAddress(address), bank(party));

export const addressOf = ({ legalAddress, actualAddress }: UpdParty) => legalAddress ?? actualAddress;

/** An INN of twelve digits is a person's: an entrepreneur's here, for companies alone hand over goods otherwise. */
function identity({ legalName, inn, kpp, ogrn }: UpdParty): Element {
  const person = inn?.length === 12 ? nameParts(legalName) : null;
  if (person) {
    const ОГРНИП = ogrn?.length === 15 ? ogrn : null;
    return element('СвИП', { ИННФЛ: inn, ОГРНИП }, element('ФИО', { ...person }));
  }
  return element('СвЮЛУч', { НаимОрг: legalName, ИННЮЛ: inn, КПП: kpp });
}

/** The address as a text: its parts are not kept apart. */
const writeAddress = (address: string | null) =>
  address === null
    ? null
    : element(
        'Адрес',
        {},
        element('АдрИнф', { КодСтр: '643', НаимСтран: 'Россия', АдрТекст: address.slice(0, 1_000) }),
      );

function bank({ checkingAccount, bankName, bik, correspondentAccount }: UpdParty) {
  if (checkingAccount === null) return null;
  const about = { НаимБанк: bankName, БИК: bik, КорСчет: correspondentAccount };
  return element('БанкРекв', { НомерСчета: checkingAccount }, element('СвБанк', about));
}
