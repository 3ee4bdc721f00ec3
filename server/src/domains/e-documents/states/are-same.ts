/** Whether a record has these values already; structures are compared whatever order their fields stand in. */
export const areSame = (record: object, values: object): boolean =>
  Object.entries(values).every(
    ([name, value]) => written((record as Record<string, unknown>)[name]) === written(value),
  );

const written = (value: unknown) =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
