/**
 * What a process remembers of portals between requests. A value holds while the portal's configuration version
 * stays what it was; the door proves that version in the very transaction that uses the value.
 */
export function portalMemory(mostPortals: number) {
  const portals = new Map<string, { version: number; values: Map<string, Promise<unknown>> }>();

  return function remember<T>(
    tenantId: string,
    version: number | undefined,
    what: string,
    load: () => Promise<T>,
  ): Promise<T> {
    if (version === undefined) return load();
    let portal = portals.get(tenantId);
    if (!portal || portal.version !== version) {
      if (portals.size >= mostPortals) portals.delete(portals.keys().next().value as string);
      portal = { version, values: new Map() };
      portals.delete(tenantId);
      portals.set(tenantId, portal);
    }
    const known = portal.values.get(what);
    if (known) return known as Promise<T>;
    // Only what has come is shared: a transaction that waited for another's load could hold what that other one waits for.
    const { values } = portal;
    const loading = load();
    loading.then(
      () => values.set(what, loading),
      () => {},
    );
    return loading;
  };
}
