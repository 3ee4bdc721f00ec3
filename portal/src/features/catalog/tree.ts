interface Category {
  id: string;
  parentId: string | null;
  name: string;
  code: string | null;
  depth: number;
}

interface Shown<C> {
  category: C;
  hasChildren: boolean;
  isOpen: boolean;
}

/**
 * What is drawn of a tree given as a category before all below it: roots, what lies in open branches, and the way to the chosen one.
 * While something is typed: what holds it, with all above it.
 */
export function shownBranches<C extends Category>(
  all: readonly C[],
  open: ReadonlySet<string>,
  typed: string,
  chosen: string | undefined,
): Shown<C>[] {
  const parents = new Map(all.map(({ id, parentId }) => [id, parentId]));
  const withChildren = new Set(all.map(({ parentId }) => parentId));
  const wanted = typed.trim().toLowerCase();
  const held = wanted === '' ? undefined : all.filter((category) => isCalled(category, wanted)).slice(0, 60);
  const onTheWay = new Set((held?.map(({ id }) => id) ?? [chosen]).flatMap((id) => above(id, parents)));
  const isOpen = (id: string) => onTheWay.has(id) || (!held && open.has(id));
  const visible = new Set<string>();
  for (const { id, parentId } of all) {
    const stands = parentId === null || (visible.has(parentId) && isOpen(parentId));
    const wantedHere = !held || onTheWay.has(id) || held.some((found) => found.id === id);
    if (stands && wantedHere) visible.add(id);
  }
  return all
    .filter(({ id }) => visible.has(id))
    .map((category) => ({
      category,
      hasChildren: withChildren.has(category.id),
      isOpen: isOpen(category.id),
    }));
}

/** Whether a part of its name, or the beginning of its code, is what was typed. */
export function isCalled({ name, code }: Pick<Category, 'name' | 'code'>, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return name.toLowerCase().includes(wanted) || code?.toLowerCase().startsWith(wanted) === true;
}

function above(id: string | undefined, parents: ReadonlyMap<string, string | null>): string[] {
  const way: string[] = [];
  for (let at = id && parents.get(id); at; at = parents.get(at)) way.push(at);
  return way;
}
