import { type Words, words } from '../../../../nouns/kit/words.ts';
import { agreeing } from '../values/agreeing.ts';
import { type ProblemCode, problems } from './problems.ts';

export { type Words, words };

/** One field of a refused request: where it is, which rule it broke, and a message. */
export interface FieldError {
  in: 'body' | 'query' | 'path' | 'header';
  /** RFC 6901 pointer for a body, a plain name elsewhere. */
  at: string;
  code: string;
  message: Words;
  params?: Record<string, unknown>;
  /** What to send instead, where it does not follow from the rule (see `fix-of.ts`). */
  fix?: Words;
}

/** A refusal for the caller: a stable code, a message, and the members that its code defines. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly detail: Words;
  readonly errors: readonly FieldError[];
  readonly members: Readonly<Record<string, unknown>>;
  /** What to do, where the code alone does not say it well enough (see `explanations/`). */
  readonly fix: Words | undefined;
  /** Answer headers that belong to the refusal, such as `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    detail?: Words,
    more: {
      errors?: readonly FieldError[];
      members?: Record<string, unknown>;
      headers?: Record<string, string>;
      fix?: Words;
    } = {},
  ) {
    const said = detail ?? problems[code].title;
    super(said.en);
    this.code = code;
    this.status = problems[code].status;
    this.detail = said;
    this.errors = more.errors ?? [];
    this.members = more.members ?? {};
    this.fix = more.fix;
    this.headers = more.headers ?? {};
  }
}

export const refuse = (code: ProblemCode, detail?: Words, members?: Record<string, unknown>) =>
  new Refusal(code, detail, members ? { members } : {});

export const notFound = (noun: Words) =>
  refuse(
    'not_found',
    words(`${noun.en} not found.`, `${noun.ru} не ${agreeing(noun.ru, ['найден', 'найдена', 'найдено', 'найдены'])}.`),
  );

export const archived = (noun: Words) => refuse('resource_archived', isArchived(noun));

/** `existing` is the record of the same portal that has the value. */
export const alreadyExists = (field: string, existing: { entityType: string; entityId: string }) =>
  new Refusal(
    'already_exists',
    words(`Another record has this ${field}.`, `Другая запись уже использует это значение поля ${field}.`),
    {
      members: { existing },
      errors: [fieldError(`/${field}`, 'duplicate', words('is in use', 'уже используется'))],
    },
  );

/** A value that a record already has, or that one request gives twice. */
export const heldAlready = (at: string, sentence: Words, existing?: { entityType: string; entityId: string }) =>
  new Refusal('already_exists', sentence, {
    members: existing ? { existing } : {},
    errors: [fieldError(at, 'duplicate', sentence)],
  });

export const fieldError = (at: string, code: string, message: Words, params?: Record<string, unknown>): FieldError => ({
  in: 'body',
  at,
  code,
  message,
  ...(params && { params }),
});

export const invalid = (errors: readonly FieldError[]) => {
  const count = errors.length;
  return new Refusal(
    'validation_failed',
    words(`${count} ${count === 1 ? 'field is' : 'fields are'} invalid.`, `Полей с ошибками: ${count}.`),
    {
      errors: errors.slice(0, 100),
    },
  );
};

export const invalidField = (at: string, code: string, message: Words, params?: Record<string, unknown>) =>
  invalid([fieldError(at, code, message, params)]);

/** A business rule, named so that clients can distinguish it from others with the same code; `errors` where fields break it. */
export const brokenRule = (
  rule: string,
  detail: Words,
  members: Record<string, unknown> = {},
  errors: readonly FieldError[] = [],
) => new Refusal('business_rule_violated', detail, { members: { rule, ...members }, errors });

/** A rule that depends on the record's state: the same request may be valid at another time. */
export const conflict = (rule: string, detail: Words, members: Record<string, unknown> = {}) =>
  refuse('conflict', detail, { rule, ...members });

/** A record that others depend on cannot be removed: `blockers` counts them by kind. */
export const inUse = (noun: Words, blockers: ReadonlyArray<{ entityType: string; [more: string]: unknown }>) =>
  refuse(
    'has_dependencies',
    words(
      `${noun.en} is in use: see blockers.`,
      `${noun.ru} ${verb(noun, 'используется', 'используются')}: см. blockers.`,
    ),
    { rule: 'in_use', blockers },
  );

export const doesNotExist = words('refers to a record that does not exist', 'ссылается на несуществующую запись');

export const unknownRecord = (at: string) => fieldError(at, 'not_found_reference', doesNotExist);

export const unknownReference = (field: string, noun: Words) =>
  new Refusal(
    'unknown_reference',
    words(`${noun.en} does not exist.`, `${noun.ru} не ${verb(noun, 'существует', 'существуют')}.`),
    {
      errors: [unknownRecord(`/${field}`)],
    },
  );

/** `name` helps where several could be meant. */
export const isArchived = (noun: Words, name?: string) =>
  words(
    `${noun.en}${name === undefined ? '' : ` “${name}”`} is archived. Restore it first.`,
    `${noun.ru}${name === undefined ? '' : ` «${name}»`} в архиве. Сначала верните ${agreeing(noun.ru, ['его', 'её', 'его', 'их'])}.`,
  );

const verb = ({ ru }: Words, one: string, many: string) => agreeing(ru, [one, one, one, many]);
