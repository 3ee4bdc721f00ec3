import numberToWords from 'number-to-words-ru';
import { minorUnitsOf } from '../../../kernel/values/currencies.ts';
import { roundHalfUp } from '../../../kernel/values/decimal.ts';
import { amountInEnglish } from './amount-in-english.ts';
import { type DocumentLanguage, isDecimal } from './show-number.ts';

type Forms = [one: string, few: string, many: string];

/** 0 masculine, 1 feminine, 2 neuter. */
type Gender = 0 | 1 | 2;

const cent: Forms = ['цент', 'цента', 'центов'];
const kopeck: Forms = ['копейка', 'копейки', 'копеек'];
const same = (form: string): Forms => [form, form, form];

/** Currencies of the neighbourhood and of the world's trade. Others are written by their code. */
const named: Readonly<Record<string, { whole: [Forms, Gender]; part: Forms }>> = {
  RUB: { whole: [['рубль', 'рубля', 'рублей'], 0], part: kopeck },
  USD: { whole: [['доллар США', 'доллара США', 'долларов США'], 0], part: cent },
  EUR: { whole: [same('евро'), 0], part: cent },
  CNY: { whole: [['юань', 'юаня', 'юаней'], 0], part: ['фынь', 'фыня', 'фыней'] },
  BYN: { whole: [['белорусский рубль', 'белорусских рубля', 'белорусских рублей'], 0], part: kopeck },
  KZT: { whole: [same('тенге'), 0], part: ['тиын', 'тиына', 'тиынов'] },
  UZS: { whole: [['сум', 'сума', 'сумов'], 0], part: ['тийин', 'тийина', 'тийинов'] },
  KGS: { whole: [['сом', 'сома', 'сомов'], 0], part: ['тыйын', 'тыйына', 'тыйынов'] },
  AMD: { whole: [['драм', 'драма', 'драмов'], 0], part: ['лума', 'лумы', 'лум'] },
  AZN: { whole: [['манат', 'маната', 'манатов'], 0], part: ['гяпик', 'гяпика', 'гяпиков'] },
  GEL: { whole: [same('лари'), 0], part: same('тетри') },
  GBP: { whole: [['фунт стерлингов', 'фунта стерлингов', 'фунтов стерлингов'], 0], part: ['пенс', 'пенса', 'пенсов'] },
  CHF: {
    whole: [['швейцарский франк', 'швейцарских франка', 'швейцарских франков'], 0],
    part: ['сантим', 'сантима', 'сантимов'],
  },
  JPY: { whole: [['иена', 'иены', 'иен'], 1], part: cent },
  TRY: { whole: [['турецкая лира', 'турецкие лиры', 'турецких лир'], 1], part: ['куруш', 'куруша', 'курушей'] },
  AED: { whole: [['дирхам ОАЭ', 'дирхама ОАЭ', 'дирхамов ОАЭ'], 0], part: ['филс', 'филса', 'филсов'] },
  INR: { whole: [['индийская рупия', 'индийские рупии', 'индийских рупий'], 1], part: ['пайса', 'пайсы', 'пайс'] },
};

/** `1244.86` of roubles → «Одна тысяча двести сорок четыре рубля 86 копеек». What is no decimal stays as it is. */
export function amountInWords(amount: string, currency: string, language: DocumentLanguage): string {
  if (!isDecimal(amount)) return amount;
  const scale = minorUnitsOf(currency);
  const rounded = roundHalfUp(amount, scale);
  if (language === 'en') return amountInEnglish(rounded, currency);
  const [, fraction = ''] = rounded.split('.');
  const known = named[currency];
  if (!known) return `${inWords(rounded, same(''), 0)}${fraction && ` ${fraction}/${10 ** scale}`} ${currency}`;
  const whole = inWords(rounded, ...known.whole);
  return fraction ? `${whole} ${fraction} ${formOf(Number(fraction), known.part)}` : whole;
}

const inWords = (rounded: string, forms: Forms, gender: Gender) =>
  numberToWords
    .convert(rounded.split('.')[0] ?? '0', {
      currency: {
        currencyNameCases: forms,
        fractionalPartNameCases: same(''),
        currencyNounGender: { integer: gender, fractionalPart: 0 },
      },
      showNumberParts: { fractional: false },
    })
    .trim();

/** 1 копейка, 2 копейки, 5 копеек, 11 копеек. */
function formOf(count: number, [one, few, many]: Forms): string {
  const [tens, ones] = [count % 100, count % 10];
  if (tens > 10 && tens < 20) return many;
  return ones === 1 ? one : ones > 1 && ones < 5 ? few : many;
}
