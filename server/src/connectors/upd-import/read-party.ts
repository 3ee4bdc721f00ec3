import type { TransferParty } from '../../kernel/integrations/ports/transfer-functions.ts';
import { attributeOf, childOf, type XmlNode } from './xml/node.ts';

/** A side of the document: a company, an entrepreneur, a person, or a foreign company, as each generation names them (UP-07). */
export function readParty(side: XmlNode | undefined): TransferParty {
  const ids = childOf(side, 'ИдСв');
  const company = childOf(ids, 'СвЮЛУч');
  if (company)
    return {
      name: cut(attributeOf(company, 'НаимОрг')),
      inn: digits(attributeOf(company, 'ИННЮЛ'), /^\d{10}$/),
      kpp: digits(attributeOf(company, 'КПП'), /^\d{4}[\dA-Z]{2}\d{3}$/),
    };
  const entrepreneur = childOf(ids, 'СвИП');
  const person = entrepreneur ?? childOf(ids, 'СвФЛУч') ?? childOf(ids, 'СвФЛУчастФХЖ');
  if (person) {
    const whole = nameOf(childOf(person, 'ФИО'));
    return {
      name: whole === null ? null : cut(entrepreneur ? `ИП ${whole}` : whole),
      inn: digits(attributeOf(person, 'ИННФЛ'), /^\d{12}$/),
      kpp: null,
    };
  }
  return { name: cut(attributeOf(childOf(ids, 'СвИнНеУч'), 'Наим', 'НаимОрг')), inn: null, kpp: null };
}

const nameOf = (node: XmlNode | undefined): string | null =>
  ['Фамилия', 'Имя', 'Отчество'].flatMap((part) => attributeOf(node, part) ?? []).join(' ') || null;

const cut = (name: string | null) => name?.slice(0, 500) ?? null;

const digits = (value: string | null, form: RegExp) => (value !== null && form.test(value) ? value : null);
