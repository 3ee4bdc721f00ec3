/** What this DaData knows. Companies are invented, but their numbers check. */
export interface World {
  apiKey: string;
  secretKey: string;
  emailConfirmed: boolean;
  /** Requests left today. */
  left: number;
  balance: number;
  /** Longest query; the contract gives no number. */
  longestQuery: number;
  parties: Array<
    Record<string, unknown> & { inn: string; kpp: string | null; ogrn: string; branch_type: string; said: string }
  >;
  banks: Array<Record<string, unknown> & { bic: string; said: string }>;
  addresses: Array<{ value: string; unrestricted_value: string; data: Record<string, unknown> & { region: string } }>;
}

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

export const seed = (): World => ({
  apiKey: 'a3f1c09d4b7e48d2b6f05e91c7a2d8340b1e6f57',
  secretKey: '77d0e2b95c3a4f168e42ab70d9c1f6358b24e0aa',
  emailConfirmed: true,
  left: 10_000,
  balance: 95.5,
  longestQuery: 300,
  parties: [
    {
      said: 'ПАО СБЕРБАНК',
      inn: '7707083893',
      kpp: '773601001',
      ogrn: '1027700132195',
      ogrn_date: day('2002-08-16'),
      type: 'LEGAL',
      branch_type: 'MAIN',
      name: { full_with_opf: 'ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО "СБЕРБАНК РОССИИ"', short_with_opf: 'ПАО СБЕРБАНК' },
      opf: { code: '12247', full: 'Публичное акционерное общество', short: 'ПАО' },
      address: {
        value: 'г Москва, ул Вавилова, д 19',
        unrestricted_value: '117312, г Москва, Академический р-н, ул Вавилова, д 19',
        data: { postal_code: '117312' },
      },
      management: { name: 'Греф Герман Оскарович', post: 'ПРЕЗИДЕНТ' },
      state: { status: 'ACTIVE', registration_date: day('1991-06-20'), liquidation_date: null },
      okved: '64.19',
      okpo: '00032537',
      hid: 'a1',
    },
    {
      said: 'ФИЛИАЛ ПАО СБЕРБАНК',
      inn: '7707083893',
      kpp: '540602001',
      ogrn: '1027700132195',
      type: 'LEGAL',
      branch_type: 'BRANCH',
      name: { full_with_opf: 'СИБИРСКИЙ БАНК ПАО СБЕРБАНК', short_with_opf: null },
      address: {
        value: 'г Новосибирск, ул Серебренниковская, д 20',
        unrestricted_value: '630007, г Новосибирск, ул Серебренниковская, д 20',
        data: null,
      },
      management: null,
      state: { status: 'ACTIVE', registration_date: null, liquidation_date: null },
      okved: null,
      okpo: null,
      hid: 'a2',
    },
    {
      said: 'ИП Смирнов Пётр Ильич',
      inn: '500100732259',
      kpp: null,
      ogrn: '304500116000157',
      type: 'INDIVIDUAL',
      branch_type: 'MAIN',
      name: {
        full_with_opf: 'Индивидуальный предприниматель Смирнов Пётр Ильич',
        short_with_opf: 'ИП Смирнов Пётр Ильич',
      },
      address: null,
      management: null,
      state: { status: 'LIQUIDATED', registration_date: day('2004-04-25'), liquidation_date: day('2021-03-01') },
      okved: '46.73',
      okpo: '0123456789',
      hid: 'b1',
    },
    {
      said: 'ООО "СМИРНОВСКИЙ ЦЕМЕНТ"',
      inn: '7707083894',
      kpp: '77A',
      ogrn: '1027700132196',
      type: 'LEGAL',
      branch_type: 'MAIN',
      name: {
        full_with_opf: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "СМИРНОВСКИЙ ЦЕМЕНТ"',
        short_with_opf: 'ООО "СМИРНОВСКИЙ ЦЕМЕНТ"',
      },
      address: { value: 'г Казань', unrestricted_value: '420000, г Казань', data: { postal_code: '420000' } },
      management: { name: 'Смирнов Пётр Ильич', post: 'ДИРЕКТОР' },
      state: { status: 'LIQUIDATING', registration_date: day('2012-01-10'), liquidation_date: null },
      okved: '23.51',
      okpo: null,
      hid: 'c1',
    },
  ],
  banks: [
    {
      said: 'ПАО Сбербанк',
      bic: '044525225',
      correspondent_account: '30101810400000000225',
      name: { payment: 'ПАО Сбербанк', full: null },
      address: { value: 'г Москва, ул Вавилова, д 19', unrestricted_value: '117312, г Москва, ул Вавилова, д 19' },
      state: { status: 'ACTIVE' },
    },
    {
      said: 'АО «Закрытый банк»',
      bic: '044525999',
      correspondent_account: '30101810500000000225',
      name: { payment: 'АО «Закрытый банк»' },
      address: { value: 'г Москва', unrestricted_value: 'г Москва' },
      state: { status: 'LIQUIDATED' },
    },
  ],
  addresses: [
    {
      value: 'г Москва, ул Хабаровская, д 12',
      unrestricted_value: '107589, г Москва, р-н Гольяново, ул Хабаровская, д 12',
      data: {
        ...{ postal_code: '107589', region: 'Москва', region_with_type: 'г Москва', city: 'Москва' },
        ...{ geo_lat: '55.8211217', geo_lon: '37.8268519', qc_geo: '0' },
      },
    },
    {
      value: 'Хабаровский край, г Хабаровск, ул Ленина, д 4',
      unrestricted_value: '680000, Хабаровский край, г Хабаровск, ул Ленина, д 4',
      data: {
        ...{ postal_code: '680000', region: 'Хабаровский', region_with_type: 'Хабаровский край', city: 'Хабаровск' },
        ...{ geo_lat: '48.4814433', geo_lon: '135.0720667', qc_geo: '4' },
      },
    },
  ],
});
