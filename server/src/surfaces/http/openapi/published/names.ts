/** `catalog.list-items`, also at a second address, → `ListItems`. */
export const operationName = (operationId: unknown) => pascal(String(operationId).split('.')[1] ?? '');

/** `list-items` → `ListItems`. */
const pascal = (text: string) => text.replace(/(?:^|[^A-Za-z0-9]+)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A free name: the last word of the path, with preceding words if that is taken, and finally with a number. */
export function freeName(way: readonly string[], taken: object): string {
  const words = way.map(pascal);
  const names = words.map((_, at) => words.slice(-1 - at).join(''));
  return names.find((name) => !Object.hasOwn(taken, name)) ?? numbered(names.at(-1) as string, taken);
}

function numbered(name: string, taken: object): string {
  let number = 2;
  while (Object.hasOwn(taken, `${name}_${number}`)) number += 1;
  return `${name}_${number}`;
}
