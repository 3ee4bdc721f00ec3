/**
 * What a process caches of portals between requests. A value is valid while the portal's configuration version
 * is unchanged; the door verifies that version in the same transaction that uses the value.
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
    // Only loaded values are shared: a transaction that waited for another's load could deadlock with it.
    const { values } = portal;
    const loading = load();
    loading.then(
      () => values.set(what, loading),
      () => {},
    );
    return loading;
  };
}
