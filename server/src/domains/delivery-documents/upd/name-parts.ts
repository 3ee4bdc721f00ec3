/** A name as the format asks for it. */
export interface NameParts {
  Фамилия: string;
  Имя: string;
  Отчество?: string;
}

/** «Смирнова Анна Викторовна», «Смирнова А. В.» or «Смирнова А.В.» in its parts; null for what is no name of a person. */
export function nameParts(name: string): NameParts | null {
  const [surname, first, ...others] = name
    .replace(/^(ип|индивидуальный предприниматель)\s+/i, '')
    .replace(/\.(?=\S)/g, '. ')
    .trim()
    .split(/\s+/);
  if (!surname || !first) return null;
  const patronymic = others.join(' ');
  return {
    Фамилия: surname.slice(0, 60),
    Имя: first.slice(0, 60),
    ...(patronymic && { Отчество: patronymic.slice(0, 60) }),
  };
}
