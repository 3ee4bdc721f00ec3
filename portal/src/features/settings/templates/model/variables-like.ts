import { say, type Words, words } from '../../../../kit/say.ts';

interface Named {
  path: string;
  label: string;
}

/** What the parts of a document are called, by the first word of a path. */
const names: Readonly<Record<string, Words>> = {
  document: words('Document', 'Документ'),
  seller: words('Seller', 'Продавец'),
  customer: words('Customer', 'Покупатель'),
  contract: words('Contract', 'Договор'),
  custom: words('Own fields', 'Свои поля'),
};

/** Variables whose name or path holds what is typed, by the part of the document that they are of. */
export function variablesLike<One extends Named>(all: readonly One[], typed: string) {
  const wanted = typed.trim().toLowerCase();
  const like = all.filter(({ path, label }) => `${label} ${path}`.toLowerCase().includes(wanted));
  return [...Map.groupBy(like, ({ path }) => path.split('.')[0] ?? '')].map(([part, variables]) => ({
    name: names[part] ? say(names[part]) : part,
    variables,
  }));
}
