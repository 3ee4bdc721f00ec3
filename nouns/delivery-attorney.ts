import { date, text } from './kit/fields.ts';
import type { Given } from './kit/structures.ts';

const some = (max: number, en: string, ru: string) => text(max, en, ru).nullable().writable();

/** Whom a power of attorney trusts to receive the goods, with the passport that its form asks for. */
export const deliveryAttorney = {
  fullName: text(200, 'Full name', 'Фамилия, имя, отчество').required().example('Петров Иван Сергеевич'),
  position: some(200, 'Position', 'Должность').example('Водитель-экспедитор'),
  passportSeries: some(20, 'Series of the passport', 'Серия паспорта').example('45 10'),
  passportNumber: some(40, 'Number of the passport', 'Номер паспорта').example('123456'),
  passportIssuedBy: some(300, 'Who issued the passport', 'Кем выдан паспорт').example('ОВД «Якиманка» г. Москвы'),
  passportIssuedOn: date('Day the passport was issued', 'Дата выдачи паспорта').nullable().writable(),
  validTo: date('Valid until', 'Действительна по')
    .nullable()
    .writable()
    .describe('15 days after the date of the document unless given.'),
};

export type DeliveryAttorney = Given<typeof deliveryAttorney>;
