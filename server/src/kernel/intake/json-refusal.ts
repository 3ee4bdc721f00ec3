import type { Words } from '../problems/errors.ts';

export type JsonRefusalCode =
  | 'malformed_json'
  | 'duplicate_json_key'
  | 'invalid_encoding'
  | 'too_many_items'
  | 'too_many_keys'
  | 'string_too_long'
  | 'number_not_exact';

/** A body that is refused; `pointer` (RFC 6901) is empty where the place has no name. */
export class JsonRefusal extends Error {
  readonly code: JsonRefusalCode;
  readonly pointer: string;
  readonly said: Words;
  /** Where in the text it breaks, or how much is allowed. */
  readonly known: Readonly<Record<string, number>>;

  constructor(code: JsonRefusalCode, pointer: string, said: Words, known: Readonly<Record<string, number>> = {}) {
    super(said.en);
    this.name = 'JsonRefusal';
    this.code = code;
    this.pointer = pointer;
    this.said = said;
    this.known = known;
  }
}

export interface JsonLimits {
  /** Nested arrays and objects. */
  depth: number;
  arrayItems: number;
  objectKeys: number;
  /** UTF-16 code units of one string or key. */
  stringLength: number;
  /** Also accepts numbers that a double cannot hold, for callers that read them from the text. */
  anyNumbers?: boolean;
}
