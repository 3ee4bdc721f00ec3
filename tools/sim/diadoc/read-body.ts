export type Fields = Readonly<Record<string, unknown>>;

/** The body as an object; an empty one where it is none and nobody minded. */
export function readBody(bytes: Buffer): Fields {
  try {
    return (JSON.parse(bytes.toString()) ?? {}) as Fields;
  } catch {
    return {};
  }
}

export const listIn = (fields: Fields, name: string): readonly Fields[] =>
  Array.isArray(fields[name]) ? (fields[name] as Fields[]) : [];
