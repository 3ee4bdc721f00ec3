import type { Counterparty } from '../../../../nouns/counterparty.ts';
import type { FieldError } from '../../kernel/problems/errors.ts';
import { checkEmail } from '../../platform/accounts/rules/email-rules.ts';
import { checkInn } from '../../platform/russian-identifiers/check-inn.ts';
import { checkKpp } from '../../platform/russian-identifiers/check-kpp.ts';
import { checkOgrn } from '../../platform/russian-identifiers/check-ogrn.ts';
import type { CounterpartyFields } from './counterparty.input.ts';
import { faultOf } from './identifier-faults.ts';

interface Form {
  inn: number;
  /** Digits of the registration number; none where the kind has no such number. */
  ogrn: number | null;
  kpp: boolean;
}

/** A foreign company at work in Russia has an INN and a KPP beside the number of its own country. */
const forms: Record<Counterparty['kind'], Form> = {
  legal_entity: { inn: 10, ogrn: 13, kpp: true },
  entrepreneur: { inn: 12, ogrn: 15, kpp: false },
  individual: { inn: 12, ogrn: null, kpp: false },
  foreign: { inn: 10, ogrn: null, kpp: true },
};

/** Numbers that no authority has given, or not to this kind of counterparty. */
export function identityFaults(party: CounterpartyFields): FieldError[] {
  const { inn, ogrn, kpp } = forms[party.kind];
  return [
    ...faultOf('/inn', party.inn, (text) => checkInn(text) ?? (text.length === inn ? null : 'inn_format')),
    ...faultOf('/kpp', party.kpp, (text) => (kpp ? checkKpp(text) : 'kpp_not_applicable')),
    ...faultOf('/ogrn', party.ogrn, (text) => (ogrn === null ? 'ogrn_not_applicable' : ogrnFault(text, ogrn))),
    ...faultOf('/okpo', party.okpo, okpoFault),
    ...faultOf('/taxId', party.taxId, () => (party.kind === 'foreign' ? null : 'tax_id_not_applicable')),
    ...faultOf('/email', party.email, emailFault),
    ...faultOf('/website', party.website, (text) => (site.test(text) ? null : 'url_format')),
  ];
}

const ogrnFault = (text: string, digits: number) => checkOgrn(text) ?? (text.length === digits ? null : 'ogrn_format');

export const okpoFault = (text: string) => (/^(\d{8}|\d{10})$/.test(text) ? null : 'okpo_format');

/** Only the form counts: a business may well be called a test laboratory. */
export const emailFault = (text: string) => (checkEmail(text) === 'email_format' ? 'email_format' : null);

const site = /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/iu;
