import type { SellerProfile } from '../../../../nouns/seller-profile.ts';
import { invalid } from '../../kernel/problems/errors.ts';
import { normaliseEmail } from '../../platform/accounts/rules/email-rules.ts';
import { checkInn } from '../../platform/russian-identifiers/check-inn.ts';
import { checkKpp } from '../../platform/russian-identifiers/check-kpp.ts';
import { checkOgrn } from '../../platform/russian-identifiers/check-ogrn.ts';
import { parseRussianPhone } from '../../platform/russian-identifiers/parse-russian-phone.ts';
import { emailFault, okpoFault } from '../counterparties/check-identity.ts';
import { accountOf, requisiteFaults } from '../counterparties/check-requisites.ts';
import type { PaymentRequisiteInput } from '../counterparties/counterparty.input.ts';
import { faultOf } from '../counterparties/identifier-faults.ts';
import { wholeRequisite } from '../counterparties/settle-counterparty.ts';
import { listFaults, settleList } from '../counterparties/settle-list.ts';

type Input = Partial<Omit<SellerProfile, 'paymentRequisites'>> & {
  paymentRequisites?: readonly PaymentRequisiteInput[];
};

type Held = Pick<SellerProfile, 'inn' | 'kpp' | 'ogrn' | 'okpo' | 'email' | 'paymentRequisites'>;

const blank: Held = { inn: '', kpp: null, ogrn: null, okpo: null, email: null, paymentRequisites: [] };

/** What is given in its stored form. Refuses every fault of the profile as it will stand at once. */
export function settleSeller<I extends Input>(before: SellerProfile | null, given: I) {
  const held: Held = before ?? blank;
  const contacts = {
    ...(given.email && { email: normaliseEmail(given.email) }),
    ...(given.phone && { phone: parseRussianPhone(given.phone) ?? given.phone }),
  };
  const paymentRequisites = settleList(
    given.paymentRequisites?.map(wholeRequisite) ?? held.paymentRequisites,
    held.paymentRequisites,
    accountOf,
  );
  const after = { ...held, ...given, ...contacts, paymentRequisites };
  const faults = [
    ...identityFaults(after),
    ...listFaults('/paymentRequisites', given.paymentRequisites ?? [], held.paymentRequisites),
    ...requisiteFaults('legal_entity', paymentRequisites),
  ];
  if (faults.length > 0) throw invalid(faults);
  return { ...given, ...contacts, ...(given.paymentRequisites && { paymentRequisites }) };
}

/** An INN of 12 digits is that of an entrepreneur, who has no KPP and a longer registration number. */
function identityFaults({ inn, kpp, ogrn, okpo, email }: Held) {
  const isCompany = inn.length !== 12;
  return [
    ...faultOf('/inn', inn, checkInn),
    ...faultOf('/kpp', kpp, (text) => (isCompany ? checkKpp(text) : 'kpp_not_applicable')),
    ...faultOf(
      '/ogrn',
      ogrn,
      (text) => checkOgrn(text) ?? (text.length === (isCompany ? 13 : 15) ? null : 'ogrn_format'),
    ),
    ...faultOf('/okpo', okpo, okpoFault),
    ...faultOf('/email', email, emailFault),
  ];
}
