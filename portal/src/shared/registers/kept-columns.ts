/** Where this browser keeps which columns a person takes of a list. */
const keyOf = (userId: string, list: string) => `prokura.columns.${userId}.${list}`;

/** The columns as they were chosen last, without those that the list has no more; nothing where none were. */
export function keptColumns(userId: string, list: string, known: readonly string[]): string[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, list)) ?? 'null');
    const chosen = Array.isArray(kept) ? known.filter((path) => kept.includes(path)) : [];
    return chosen.length > 0 ? chosen : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice; nothing chosen is the usual columns again. */
export function keepColumns(userId: string, list: string, chosen: readonly string[] | undefined): void {
  if (chosen) localStorage.setItem(keyOf(userId, list), JSON.stringify(chosen));
  else localStorage.removeItem(keyOf(userId, list));
}
