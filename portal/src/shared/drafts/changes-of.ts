/** Never kept, whatever the form is: passwords, keys and tokens by their names, and files. */
const secret = /password|secret|token|apikey/i;

/** Fields that differ from what the form began with, as they can be kept. */
export function changesOf(initial: object, values: object): Record<string, unknown> {
  const before = initial as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !secret.test(name) && !holdsFile(value) && JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );
}

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some((one) => one instanceof Blob));
