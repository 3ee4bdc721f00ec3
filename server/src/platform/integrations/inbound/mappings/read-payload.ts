import { parseJson } from '../../../../kernel/intake/parse-json.ts';

/** Events are other systems' own: what bounds them is their size, and how deep they go. */
const limits = { arrayItems: 100_000, objectKeys: 100_000, stringLength: 262_144, anyNumbers: true };

type Reviver = (this: unknown, key: string, value: unknown, context: { source?: string }) => unknown;
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;

/** An event as it was sent, or a `JsonRefusal`. */
export const checkPayload = (body: Buffer): unknown => parseJson(body, limits);

/** The same with every number as the text it was written in: none goes through a double. */
export const readPayload = (body: Buffer): unknown =>
  parse(body.toString('utf8'), (_key, value, { source }) => (typeof value === 'number' ? (source as string) : value));

export const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
