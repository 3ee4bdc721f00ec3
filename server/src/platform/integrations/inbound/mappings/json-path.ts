/** Names and indexes from the root down to one place. */
export type JsonPath = ReadonlyArray<string | number>;

const longest = 256;
const mostSteps = 16;

/** Names that lead into the machinery of objects rather than into data. */
const closed = new Set(['__proto__', 'constructor', 'prototype']);

const name = /\.([A-Za-z_\u0080-\u{10ffff}][A-Za-z0-9_\u0080-\u{10ffff}]*)/uy;
const quoted = /\[[ \t\n\r]*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")[ \t\n\r]*\]/uy;
const index = /\[[ \t\n\r]*(0|[1-9]\d{0,2})[ \t\n\r]*\]/y;

/**
 * A singular query of RFC 9535: `$`, then `.name`, `['name']` or `[0]`…`[999]`. Whatever could mean several places, a place counted
 * from the end, or a computed one is no path here. Null for a text that is none.
 */
export function parseJsonPath(text: string): JsonPath | null {
  if (text.length > longest || !text.startsWith('$')) return null;
  const steps: Array<string | number> = [];
  let at = 1;
  while (at < text.length) {
    const found = matchAt(name, text, at) ?? matchAt(quoted, text, at) ?? matchAt(index, text, at);
    const step = found && stepOf(found);
    if (!found || step === null || step === undefined || closed.has(String(step)) || steps.length === mostSteps)
      return null;
    steps.push(step);
    at += found[0].length;
  }
  return steps;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The step a match stands for; null for a quoted name with an escape that is none. */
function stepOf([whole, first, second]: RegExpExecArray): string | number | null {
  if (whole.startsWith('.')) return first as string;
  if (first !== undefined && /^\[\s*\d/.test(whole)) return Number(first);
  const inner = first?.replaceAll('"', '\\"').replaceAll("\\'", "'") ?? (second as string);
  try {
    return JSON.parse(`"${inner}"`) as string;
  } catch {
    return null;
  }
}

/** What stands at a path, by own properties alone; undefined where nothing does. */
export function valueAtPath(payload: unknown, path: JsonPath): unknown {
  let value = payload;
  for (const step of path) {
    const within = typeof step === 'number' ? Array.isArray(value) : isObject(value);
    if (!within || !Object.hasOwn(value as object, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
