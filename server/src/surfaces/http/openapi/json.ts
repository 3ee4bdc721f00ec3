/** A piece of the document. Its shape is what the specification says; the validator in the tests holds us to it. */
export type Json = Record<string, unknown>;

type Component = 'schemas' | 'responses' | 'headers' | 'examples' | 'parameters' | 'requestBodies';

export const ref = (kind: Component, name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
});

/** The text a member holds; empty when it holds none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
