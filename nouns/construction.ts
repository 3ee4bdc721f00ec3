import { date, text } from './kit/fields.ts';

const outsideId = text(100, 'Identifier in the system of projects', 'Код в системе проектов').nullable().writable();

/** What is built, as requisitions of builders name it. */
export const constructionProject = {
  id: outsideId,
  name: text(300, 'Name', 'Название').required().example('ЖК «Северный»'),
  actualStartDate: date('Began', 'Начало').nullable().writable(),
  actualEndDate: date('Ended', 'Окончание').nullable().writable(),
};

export const constructionObject = {
  id: outsideId,
  name: text(300, 'Name', 'Название').required().example('Корпус 2'),
  address: text(1_000, 'Address', 'Адрес').nullable().writable(),
};

export const constructionStage = {
  id: outsideId,
  name: text(300, 'Name', 'Название').required().example('Фундамент'),
};
