import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type ProviderAnswer, ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { cutText } from '../../kernel/values/storable-text.ts';

/** What of an answer is read. A member may be missing or empty; what is there in another shape breaks the contract. */
const maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));

const listOf = <T extends TSchema>(item: T) =>
  Compile(
    Type.Object({
      paging: maybe(Type.Object({ next: maybe(Type.Boolean()) })),
      content: Type.Array(item),
    }),
  );

const identifier = Type.String({ minLength: 1 });

const place = Type.Object({
  id: identifier,
  title: maybe(Type.String()),
  projectId: maybe(Type.String()),
  boardId: maybe(Type.String()),
  deleted: maybe(Type.Boolean()),
});

const person = Type.Object({
  id: identifier,
  email: maybe(Type.String()),
  realName: maybe(Type.String()),
  name: maybe(Type.String()),
});

const task = Type.Object({
  id: identifier,
  title: Type.String(),
  columnId: maybe(Type.String()),
  description: maybe(Type.String()),
  assigned: maybe(Type.Array(Type.String())),
  deadline: maybe(Type.Object({ deadline: maybe(Type.Number()) })),
  completed: maybe(Type.Boolean()),
  archived: maybe(Type.Boolean()),
  deleted: maybe(Type.Boolean()),
  idTaskCommon: maybe(Type.String()),
  idTaskProject: maybe(Type.String()),
});

const subscription = Type.Object({
  id: identifier,
  url: Type.String(),
  event: maybe(Type.String()),
  disabled: maybe(Type.Boolean()),
  deleted: maybe(Type.Boolean()),
  lastSuccess: maybe(Type.Union([Type.Number(), Type.String()])),
  failuresSinceLastSuccess: maybe(Type.Number()),
});

export type PlaceDto = Static<typeof place>;
export type PersonDto = Static<typeof person>;
export type TaskDto = Static<typeof task>;
export type SubscriptionDto = Static<typeof subscription>;

export const shapes = {
  places: listOf(place),
  people: listOf(person),
  tasks: listOf(task),
  place: Compile(place),
  person: Compile(person),
  task: Compile(task),
  subscriptions: Compile(Type.Array(subscription)),
  made: Compile(Type.Object({ id: identifier })),
};

/** The answer as it was promised. */
export function read<T>(shape: { Check(value: unknown): value is T }, value: unknown): T {
  if (shape.Check(value)) return value;
  throw new ProviderError(
    'contract_violation',
    words(
      'YouGile answered in a format its documentation does not describe.',
      'Ответ YouGile не такой, как описан в его документации.',
    ),
  );
}

const longest = 300;

/** What a refusal says: `message` is a text or a list of them, `error` stands where there is none. */
export function messageOf(answer: ProviderAnswer): string | null {
  try {
    const { message, error } = answer.json() as { message?: unknown; error?: unknown };
    const texts = [message].flat().filter((one): one is string => typeof one === 'string');
    const said = texts.length > 0 ? texts.join('; ') : typeof error === 'string' ? error : '';
    return said.trim() === '' ? null : cutText(said.replace(/\s+/g, ' ').trim(), longest);
  } catch {
    // Not JSON: then there are no words of its own.
    return null;
  }
}
