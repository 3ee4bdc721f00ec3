import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cards } from '../app.ts';
import { customFieldEntities } from '../platform/custom-fields/entity-types.ts';
import { agreeing } from './russian.ts';

const found = ['найден', 'найдена', 'найдено', 'найдены'] as const;

const spoken: Readonly<Record<string, string>> = {
  'Ключ API': 'найден',
  Роль: 'найдена',
  Сотрудник: 'найден',
  Компания: 'найдена',
  'Региональные настройки': 'найдены',
  'Курс валюты': 'найден',
  Контрагент: 'найден',
  Склад: 'найден',
  'Позиция каталога': 'найдена',
  'Категория каталога': 'найдена',
  'Связь с поставщиком': 'найдена',
  'Категория ассортимента': 'найдена',
  'Движение товара': 'найдено',
  'Прайс-лист': 'найден',
  'Дополнительное поле': 'найдено',
  Файл: 'найден',
  'Подписка на вебхуки': 'найдена',
  Импорт: 'найден',
  'Заявка на закупку': 'найдена',
  'Строка заявки': 'найдена',
  'Поставщик заявки': 'найден',
  'Этап закупки': 'найден',
  'Поле позиции': 'найдено',
  'Входящий счёт': 'найден',
  'Исходящий счёт': 'найден',
  'Коммерческое предложение': 'найдено',
  Договор: 'найден',
  Запись: 'найдена',
  'Запись журнала': 'найдена',
  Событие: 'найдено',
  Ссылка: 'найдена',
  Объект: 'найден',
  Поставщик: 'найден',
  Пользователь: 'найден',
  Сеанс: 'найден',
};

test('a Russian noun and the word beside it agree', () => {
  for (const [noun, form] of Object.entries(spoken)) assert.equal(agreeing(noun, found), form, noun);
});

test('every noun of the platform is among those tested', () => {
  const nouns = [...cards, ...Object.values(customFieldEntities)].map(({ noun }) => noun.ru);
  assert.deepEqual(
    [...new Set(nouns)].filter((noun) => !(noun in spoken)),
    [],
  );
});
