import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountInWords } from './amount-in-words.ts';

const said = (language: 'ru' | 'en', cases: Record<string, string>) => {
  for (const [amount, words] of Object.entries(cases)) {
    const [sum = '', currency = ''] = amount.split(' ');
    assert.equal(amountInWords(sum, currency, language), words, amount);
  }
};

test('roubles and kopecks agree with their numbers', () => {
  said('ru', {
    '1244.86 RUB': 'Одна тысяча двести сорок четыре рубля 86 копеек',
    '0.01 RUB': 'Ноль рублей 01 копейка',
    '1.00 RUB': 'Один рубль 00 копеек',
    '11.11 RUB': 'Одиннадцать рублей 11 копеек',
    '21.22 RUB': 'Двадцать один рубль 22 копейки',
    '112.5 RUB': 'Сто двенадцать рублей 50 копеек',
    '1000000.00 RUB': 'Один миллион рублей 00 копеек',
    '2002005.04 RUB': 'Два миллиона две тысячи пять рублей 04 копейки',
    '9999999999999.99 RUB':
      'Девять триллионов девятьсот девяносто девять миллиардов девятьсот девяносто девять миллионов девятьсот девяносто девять тысяч девятьсот девяносто девять рублей 99 копеек',
    '-5.10 RUB': 'Минус пять рублей 10 копеек',
  });
});

test('a sum with more digits than its currency has is rounded half up', () => {
  said('ru', { '0.125 RUB': 'Ноль рублей 13 копеек', '0.995 RUB': 'Один рубль 00 копеек' });
});

test('other currencies have their own names and genders', () => {
  said('ru', {
    '21.21 USD': 'Двадцать один доллар США 21 цент',
    '2.02 EUR': 'Два евро 02 цента',
    '2002.11 CNY': 'Две тысячи два юаня 11 фыней',
    '1.02 TRY': 'Одна турецкая лира 02 куруша',
    '5.00 KZT': 'Пять тенге 00 тиынов',
    '101.01 BYN': 'Сто один белорусский рубль 01 копейка',
  });
});

test('a currency without small change has none, and one without a name here keeps its code', () => {
  said('ru', {
    '22 JPY': 'Двадцать две иены',
    '1001 XOF': 'Одна тысяча один XOF',
    '12.345 BHD': 'Двенадцать 345/1000 BHD',
  });
});

test('in English sums are written as on cheques', () => {
  said('en', {
    '1244.86 RUB': 'One thousand two hundred forty-four and 86/100 RUB',
    '0.01 USD': 'Zero and 01/100 USD',
    '1000000.00 EUR': 'One million and 00/100 EUR',
    '22 JPY': 'Twenty-two JPY',
    '-19.00 USD': 'Minus nineteen and 00/100 USD',
  });
});

test('what is no sum stays as it is', () => {
  said('ru', { 'по-запросу RUB': 'по-запросу', '1e5 RUB': '1e5' });
});
