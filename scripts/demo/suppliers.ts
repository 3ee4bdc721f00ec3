import type { PushedRecord } from './push-records.ts';
import type { ScmsRow } from './read-scms.ts';
import { clean } from './scms-item.ts';
import { slug } from './slug.ts';

export const vendorOf = (row: ScmsRow) => clean(row.Vendor);
export const vendorId = (vendor: string) => `vendor-${slug(vendor)}`.slice(0, 200);

/** The vendors of the delivery history. The file knows only their names: numbers and contacts are the demo's. */
export function vendorRecords(rows: readonly ScmsRow[]): PushedRecord[] {
  const vendors = [...new Set(rows.map(vendorOf))].filter(Boolean).sort();
  return vendors.map((vendor) => ({
    externalId: vendorId(vendor),
    data: {
      shortName: vendor,
      kind: 'foreign',
      roles: ['supplier'],
      taxId: `DEMO-${slug(vendor).toUpperCase()}`.slice(0, 50),
      supplier: { defaultCurrency: 'USD', paymentTermsDays: 30 },
    },
    atFirst: { contacts: [{ fullName: 'Sales desk', email: `${slug(vendor).slice(0, 60)}@vendors.example` }] },
  }));
}

const bank = { bankName: 'ПАО Сбербанк', bik: '044525225' };

/** Made up whole, with numbers whose check digits are right. Each sells the products of some OKPD2 codes in roubles. */
export const distributors = [
  {
    externalId: 'distributor-pharma',
    sells: ['21.20.10.194'],
    data: {
      shortName: 'ООО «Демо-Фарм»',
      fullName: 'Общество с ограниченной ответственностью «Демо-Фарм»',
      kind: 'legal_entity',
      inn: '7709000010',
      kpp: '770901001',
      ogrn: '1027700000019',
      legalAddress: '109004, Москва, ул. Примерная, д. 1',
    },
    account: '40702810838000000101',
    contact: { fullName: 'Ольга Петрова', position: 'Менеджер по продажам', email: 'petrova@demo-pharm.example' },
  },
  {
    externalId: 'distributor-tests',
    sells: ['21.20.23.111', '32.50.13.110'],
    data: {
      shortName: 'АО «Демо-Диагностика»',
      fullName: 'Акционерное общество «Демо-Диагностика»',
      kind: 'legal_entity',
      inn: '7814000027',
      kpp: '781401001',
      ogrn: '1027800000029',
      legalAddress: '197022, Санкт-Петербург, пр. Примерный, д. 2',
    },
    account: '40702810138000000102',
    contact: { fullName: 'Игорь Соколов', position: 'Руководитель отдела сбыта', email: 'sokolov@demo-diag.example' },
  },
  {
    externalId: 'distributor-tropical',
    sells: ['21.20.10.241'],
    data: {
      shortName: 'ООО «Демо-Тропик»',
      fullName: 'Общество с ограниченной ответственностью «Демо-Тропик»',
      kind: 'legal_entity',
      inn: '5406000032',
      kpp: '540601001',
      ogrn: '1025400000031',
      legalAddress: '630099, Новосибирск, ул. Примерная, д. 3',
    },
    account: '40702810438000000103',
    contact: { fullName: 'Марина Кузнецова', position: 'Директор', email: 'kuznetsova@demo-tropic.example' },
  },
] as const;

/** Sells by word of mouth: it has no price list, only links that a person made. */
export const trader = {
  externalId: 'trader-ivanov',
  data: {
    shortName: 'ИП Иванов И. И. (демо)',
    fullName: 'Индивидуальный предприниматель Иванов Иван Иванович',
    kind: 'entrepreneur',
    inn: '500100000400',
    ogrn: '304500100000040',
    legalAddress: '140000, Московская область, г. Люберцы, ул. Примерная, д. 4',
  },
  account: '40802810638000000104',
  contact: { fullName: 'Иван Иванов', phone: '+7 (999) 000-00-04' },
} as const;

export const russianRecords = (): PushedRecord[] =>
  [...distributors, trader].map(({ externalId, data, account, contact }) => ({
    externalId,
    data: { ...data, roles: ['supplier'], supplier: { defaultCurrency: 'RUB', paymentTermsDays: 14 } },
    atFirst: { paymentRequisites: [{ ...bank, checkingAccount: account }], contacts: [contact] },
  }));
