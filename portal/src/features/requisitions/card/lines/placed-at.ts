/** The same identifiers with one of them at the place of another: what moves down stands after it, what moves up before it. */
export function placedAt(ids: readonly string[], moved: string, at: string): string[] {
  const [from, to] = [ids.indexOf(moved), ids.indexOf(at)];
  if (from === -1 || to === -1 || from === to) return [...ids];
  const rest = ids.filter((id) => id !== moved);
  rest.splice(to, 0, moved);
  return rest;
}
