import { type SabyParticipant, textOf } from './wire.ts';

interface Party {
  inn: string;
  kpp: string | null;
}

/** A participant as Saby is told of it: a company by INN and KPP, an entrepreneur by an INN of twelve digits. */
export const participantOf = ({ inn, kpp }: Party) =>
  inn.length === 12 ? { СвФЛ: { ИНН: inn } } : { СвЮЛ: { ИНН: inn, ...(kpp && { КПП: kpp }) } };

/** The same one read. Members that are missing are null. */
export function readParticipant(told: SabyParticipant | null | undefined) {
  const { СвЮЛ: company, СвФЛ: person } = told ?? {};
  const names = [company?.Название, company?.НазваниеПолное, told?.Название, person?.ФИО].map(textOf);
  const personName = [person?.Фамилия, person?.Имя, person?.Отчество].map(textOf).filter(Boolean).join(' ');
  return {
    id: textOf(told?.Идентификатор),
    name: names.find((name) => name !== null) ?? (personName || null),
    inn: textOf(company?.ИНН) ?? textOf(person?.ИНН),
    kpp: textOf(company?.КПП),
  };
}
