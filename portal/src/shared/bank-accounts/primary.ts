interface Preferred {
  isPrimary: boolean;
}

/** Of accounts, and of contacts, exactly one is the first to be used. */
export const withPrimary = <One extends Preferred>(all: readonly One[], chosen: number): One[] =>
  all.map((one, index) => ({ ...one, isPrimary: index === chosen }));

/** The first that is added is the primary one. */
export const added = <One extends Preferred>(all: readonly One[], blank: Omit<One, 'isPrimary'>): One[] => [
  ...all,
  { ...blank, isPrimary: all.length === 0 } as One,
];

/** When the primary one goes, the first of the others takes its place. */
export function without<One extends Preferred>(all: readonly One[], gone: number): One[] {
  const left = all.filter((_, index) => index !== gone);
  const primary = left.findIndex(({ isPrimary }) => isPrimary);
  return withPrimary(left, Math.max(0, primary));
}
