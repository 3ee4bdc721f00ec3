/** A part of the document. The specification defines its shape; a validator in the tests checks it. */
export type Json = Record<string, unknown>;

type Component = 'schemas' | 'responses' | 'headers' | 'examples' | 'parameters' | 'requestBodies';

export const ref = (kind: Component, name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
});

/** The text of a member; empty if it has none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
