import { language, say } from '../../kit/say.ts';

/** Time zones by name, those of Russia first. */
export function zones(current: string) {
  const all = Intl.supportedValuesOf('timeZone');
  const here = russianZones.filter((zone) => all.includes(zone));
  const rest = all.filter((zone) => !here.includes(zone));
  const known = [...here, ...rest].includes(current) ? [] : [current];
  return [
    { group: say('Russia', 'Россия'), items: [...known, ...here].map(zoneOption) },
    { group: say('Others', 'Остальные'), items: rest.map(zoneOption) },
  ];
}

const russianZones = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Novosibirsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
];

/** Each costs a millisecond, there are four hundred of them, and a form is drawn at every key. */
const labels = new Map<string, string>();

/** «Москва, GMT+3 · Europe/Moscow»: found by either name. */
function zoneOption(value: string) {
  const kept = `${language()} ${value}`;
  const label = labels.get(kept) ?? zoneLabel(value);
  labels.set(kept, label);
  return { value, label };
}

function zoneLabel(value: string): string {
  const name = value.replaceAll('_', ' ');
  const place = russianZones.includes(value) ? `${partOf(value, 'shortGeneric')}, ` : '';
  const offset = partOf(value, 'shortOffset');
  return offset === '' ? name : `${place}${offset} · ${name}`;
}

/** Nothing of a zone that this browser does not know: the server may know more of them. */
function partOf(timeZone: string, timeZoneName: 'shortGeneric' | 'shortOffset'): string {
  try {
    const parts = new Intl.DateTimeFormat(language(), { timeZone, timeZoneName }).formatToParts(new Date());
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

const frequent = ['RUB', 'USD', 'EUR', 'CNY', 'KZT', 'BYN', 'TRY', 'AED', 'INR', 'UZS', 'AMD', 'GEL', 'KGS', 'GBP'];

/** Currencies by code and name, those that are bought in here first. */
export function currencies(current?: string) {
  const names = new Intl.DisplayNames(language(), { type: 'currency' });
  const rest = Intl.supportedValuesOf('currency').filter((code) => !frequent.includes(code));
  const known = current && ![...frequent, ...rest].includes(current) ? [current] : [];
  return [...known, ...frequent, ...rest].map((value) => ({ value, label: `${value} — ${names.of(value) ?? value}` }));
}

const vatRates = ['22', '20', '10', '7', '5', '0'] as const;

export const vatRateOptions = () => [
  ...vatRates.map((value) => ({ value, label: `${value} %` })),
  { value: 'none', label: say('Without VAT', 'Без НДС') },
];

export const groupSeparators = () => [
  { value: '\u00a0', label: say('space', 'пробел') },
  { value: '\u202f', label: say('narrow space', 'узкий пробел') },
  { value: ' ', label: say('plain space', 'обычный пробел') },
  { value: ',', label: say('comma', 'запятая') },
  { value: '.', label: say('point', 'точка') },
  { value: "'", label: say('apostrophe', 'апостроф') },
  { value: '', label: say('nothing', 'нет') },
];

export const dateFormats = [
  { value: 'dd.MM.yyyy', label: '31.12.2026' },
  { value: 'dd/MM/yyyy', label: '31/12/2026' },
  { value: 'MM/dd/yyyy', label: '12/31/2026' },
  { value: 'yyyy-MM-dd', label: '2026-12-31' },
];

export const locales = (current: string) => [
  { value: 'ru-RU', label: say('Russian, Russia', 'Русский, Россия') },
  { value: 'en-US', label: say('English, United States', 'Английский, США') },
  { value: 'en-GB', label: say('English, United Kingdom', 'Английский, Великобритания') },
  { value: 'kk-KZ', label: say('Kazakh, Kazakhstan', 'Казахский, Казахстан') },
  { value: 'be-BY', label: say('Belarusian, Belarus', 'Белорусский, Беларусь') },
  ...(['ru-RU', 'en-US', 'en-GB', 'kk-KZ', 'be-BY'].includes(current) ? [] : [{ value: current, label: current }]),
];
