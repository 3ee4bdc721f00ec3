import { Decimal } from 'decimal.js';
import type { Company } from '../../../../nouns/company.ts';
import { type FieldError, fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import { checkInn } from '../../platform/russian-identifiers/check-inn.ts';
import { checkKpp } from '../../platform/russian-identifiers/check-kpp.ts';
import { checkOgrn } from '../../platform/russian-identifiers/check-ogrn.ts';
import { parseRussianPhone } from '../../platform/russian-identifiers/parse-russian-phone.ts';
import { committeeFaults } from './committee-faults.ts';
import type { CompanyInput } from './company.input.ts';

type Faults = Array<FieldError | null>;

/** Refuses numbers no authority has given and percents out of bounds; the phone comes back as it is stored. */
export function checkCompany(before: Company, given: CompanyInput): CompanyInput {
  const inn = given.companyInn === undefined ? before.companyInn : given.companyInn;
  const kpp = given.kpp === undefined ? before.kpp : given.kpp;
  const phone = typeof given.phone === 'string' ? parseRussianPhone(given.phone) : given.phone;
  const found: Faults = [
    fault('/companyInn', given.companyInn, checkInn),
    fault('/kpp', given.kpp, checkKpp),
    fault('/ogrn', given.ogrn, checkOgrn),
    typeof given.phone === 'string' && !phone ? error('/phone', 'phone_not_russian') : null,
    given.companyInn === null && before.companyInn !== null ? error('/companyInn', 'required') : null,
    kpp && inn?.length === 12 ? error('/kpp', 'kpp_not_applicable') : null,
    ...percents('/tolerances', given.tolerances, 100),
    ...percents('/alerts', given.alerts, 1_000),
    ...percents('/alerts', given.alerts && { budgetPct: given.alerts.budgetPct }, 100),
  ];
  const errors = [...found.filter((one) => one !== null), ...committeeFaults(given.committee)];
  if (errors.length > 0) throw invalid(errors);
  return phone === undefined ? given : { ...given, phone };
}

/** Refuses percents of more than four fraction digits, or over the most. */
export function refusePercents(given: Record<string, string | undefined>, most: number): void {
  const errors = percents('', given, most).filter((one) => one !== null);
  if (errors.length > 0) throw invalid(errors);
}

const fault = (at: string, value: string | null | undefined, check: (text: string) => string | null) => {
  const code = typeof value === 'string' ? check(value) : null;
  return code === null ? null : error(at, code);
};

function percents(at: string, given: Record<string, string | undefined> | undefined, most: number): Faults {
  return Object.entries(given ?? {}).map(([name, value]) => {
    if (value === undefined || !name.endsWith('Pct')) return null;
    if (new Decimal(value).decimalPlaces() > 4) return error(`${at}/${name}`, 'decimal_places', { limit: 4 });
    return new Decimal(value).gt(most) ? error(`${at}/${name}`, 'maximum', { limit: most }) : null;
  });
}

const sentences: Record<string, ReturnType<typeof words>> = {
  inn_format: words('must have 10 or 12 digits', 'ИНН состоит из 10 или 12 цифр'),
  inn_checksum: words('has a wrong check digit', 'неверная контрольная цифра ИНН'),
  kpp_format: words('must have 9 characters', 'КПП состоит из 9 знаков'),
  kpp_not_applicable: words('an entrepreneur has no KPP', 'у предпринимателя нет КПП'),
  ogrn_format: words('must have 13 or 15 digits', 'ОГРН состоит из 13 или 15 цифр'),
  ogrn_checksum: words('has a wrong check digit', 'неверная контрольная цифра ОГРН'),
  phone_not_russian: words('is not a Russian phone', 'нужен российский номер'),
  required: words('can be changed but not cleared', 'можно изменить, но не очистить'),
  decimal_places: words('has at most 4 fraction digits', 'не более 4 знаков после точки'),
  maximum: words('is too large', 'слишком большое значение'),
};

const error = (at: string, code: string, params?: Record<string, unknown>) =>
  fieldError(at, code, sentences[code] ?? words('is not valid', 'неверное значение'), params);
